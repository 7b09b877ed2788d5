import { invalidInput } from "../normkompass/errors.ts";

/** Longest question, in code points after trimming. */
export const MAX_QUESTION_LENGTH = 1000;
/** Passages a search may return. */
export const MIN_LIMIT = 1;
export const MAX_LIMIT = 20;
export const DEFAULT_LIMIT = 5;

/** Keys that some clients add to every call's arguments; dropped, since they change no meaning. */
const CLIENT_NOISE = new Set(["toolCallId", "sessionId"]);

/** Every character that shows nothing: white space, format and other default-ignorable ones. */
const INVISIBLE_ONLY = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}]*$/u;
/** Control characters other than tab and newline (a carriage return is part of a newline). */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/**
 * Key under which `arguments` of a wrong type travel through the SDK (see `server.ts`), which would
 * otherwise refuse them as a protocol error full of schema internals. No JSON key of a caller's
 * has this spelling by accident.
 */
export const NOT_AN_OBJECT = "\u0000not-an-object";

/**
 * The arguments of a tool call as an object with accepted keys only.
 * @param accepted the tool's own keys, for the check and for the sentence
 * @throws {ToolError} `invalid_input` for anything but an object, or naming an unknown key:
 *   ignoring one (`maxResults`) would answer a question that was not asked
 */
export function readArguments<Key extends string>(
  tool: string,
  accepted: readonly Key[],
  args: unknown,
): Readonly<Partial<Record<Key, unknown>>> {
  if (typeof args !== "object" || args === null || NOT_AN_OBJECT in args) {
    throw invalidInput(`The arguments of ${tool} must be an object with ${list(accepted)}.`);
  }
  const result: Partial<Record<Key, unknown>> = {};
  for (const [name, value] of Object.entries(args)) {
    const key = accepted.find((candidate) => candidate === name);
    if (key !== undefined) result[key] = value;
    else if (!CLIENT_NOISE.has(name)) {
      throw invalidInput(`${tool} has no argument ${shown(name)}; it accepts ${list(accepted)}.`);
    }
  }
  return result;
}

/**
 * A question as it is sent: trimmed and in Unicode normalisation form C, otherwise untouched.
 * @throws {ToolError} `invalid_input` when it is missing, blank, too long (1 to 1000 code points)
 *   or holds what no person types
 */
export function readQuestion(value: unknown): string {
  if (typeof value !== "string") {
    throw invalidInput(`question must be a string of 1 to ${MAX_QUESTION_LENGTH} characters.`);
  }
  if (!value.isWellFormed()) {
    throw invalidInput("question holds half of a surrogate pair; send it as valid Unicode text.");
  }
  const question = value.trim().normalize("NFC");
  if (INVISIBLE_ONLY.test(question)) {
    throw invalidInput("question is blank; send the question as text.");
  }
  if (CONTROL.test(question)) {
    throw invalidInput(
      "question holds a control character; only tab and newline are allowed besides text.",
    );
  }
  if (codePoints(question) > MAX_QUESTION_LENGTH) {
    throw invalidInput(
      `question is ${codePoints(question)} characters long; at most ${MAX_QUESTION_LENGTH} are allowed.`,
    );
  }
  return question;
}

/**
 * How many passages to return: lenient where models slip (`"5"`, `null`), strict where a guess
 * would mislead (`true`, `"0x10"`, `5.5`).
 * @throws {ToolError} `invalid_input` naming 1 to 20
 */
export function readLimit(value: unknown): number {
  if (value === undefined || value === null) return DEFAULT_LIMIT;
  const text = typeof value === "string" ? value.trim() : undefined;
  if (text === "") return DEFAULT_LIMIT;
  const limit = text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : value;
  if (
    typeof limit === "number" &&
    Number.isInteger(limit) &&
    limit >= MIN_LIMIT &&
    limit <= MAX_LIMIT
  ) {
    return limit;
  }
  throw invalidInput(`limit must be a whole number from ${MIN_LIMIT} to ${MAX_LIMIT}.`);
}

/** Length of a text in Unicode code points, as JSON Schema counts `maxLength`. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function list(names: readonly string[]): string {
  return names.join(" and ");
}

/** A key of the caller's, quoted and cut so that it cannot flood the sentence. */
function shown(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
}
