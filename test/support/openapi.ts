import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { parse } from "yaml";
import * as z from "zod";

const jsonSchema = z.looseObject({});

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  requestBody: jsonSchema,
  responses: z.record(z.string(), jsonSchema),
});

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.strictObject({ post: operation })),
  components: z.looseObject({ schemas: z.record(z.string(), jsonSchema) }),
});

const FILE = join(import.meta.dirname, "../../src/normkompass/openapi.yaml");

/** `src/normkompass/openapi.yaml`. */
export const openApi = documentSchema.parse(parse(readFileSync(FILE, "utf8")));

const ID = "https://normkompass.invalid/openapi";
const ajv = new Ajv2020({ strict: true, keywords: ["components"] }).addSchema({
  $id: ID,
  components: openApi.components,
});

/**
 * The JSON Schema 2020-12 validator of a component schema.
 * @throws {Error} when there is no such component, or it is no valid schema
 */
export function validatorOf(component: string): ValidateFunction {
  const validate = ajv.getSchema(`${ID}#/components/schemas/${component}`);
  if (validate === undefined) throw new Error(`openapi.yaml has no schema ${component}`);
  return validate;
}
