/**
 * What the SDK asks of its platform, in place of its own `@modelcontextprotocol/server/_shims` (an
 * alias in wrangler.toml and scripts/build.ts). Its module brings a JSON Schema validator, for Node Ajv,
 * which is a third of the command and built anew with every server; this server has nothing to check
 * with it: tool arguments and results have their own rules, and nothing is elicited.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("This server checks nothing with JSON Schema.");
  }
}

export const { process } = globalThis;
