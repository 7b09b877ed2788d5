import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod";
import { NAME } from "../version.ts";

/**
 * A zod schema as the JSON Schema that `tools/list` shows, worked out once per isolate.
 *
 * The SDK would also check calls against it. It must not, so `validate` lets every value through:
 * our argument rules are wider in places (`"5"` is 5) and narrower in others than JSON Schema can
 * say, and an SDK error carries no code. Arguments are read by `arguments.ts`; results are typed
 * and come out of the contract's own schemas.
 */
export function publishedSchema(schema: z.ZodType, io: "input" | "output"): StandardSchemaWithJSON {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io });
  return {
    "~standard": {
      version: 1,
      vendor: NAME,
      validate: (value) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}
