/**
 * `npm run corpus:measure -- FOLDER`: search and answers over the official texts in a folder of `<slug>/xml.zip` (default:
 * what `npm run corpus` fetched), with the questions of bench/questions.ts that its laws answer, or with those of
 * `--questions FILE`: a JSON array of `{"question", "expected": ["§ 14 UStG"]}`, where nothing is expected of what no law
 * answers. Prints figures, and the questions that were missed; exits with 1 when a target is.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { ANSWERED, UNANSWERED } from "../bench/questions.ts";
import { createEngine } from "../local-api/engine.ts";
import { CORPUS_FOLDER } from "../local-api/gii/corpus-file.ts";
import { readLaw } from "../local-api/gii/read-law.ts";
import { unzipXml } from "../local-api/gii/unzip.ts";
import { provisionOf } from "../local-api/provision.ts";
import type { Passage } from "../src/normkompass/contract.ts";

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function readPassages(folder: string): Promise<Passage[]> {
  const laws = globSync("*/xml.zip", { cwd: folder })
    .sort()
    .map(async (archive) => {
      const xml = await unzipXml(readFileSync(join(folder, archive)));
      return readLaw(xml, dirname(archive), new Date()).provisions;
    });
  return (await Promise.all(laws)).flat().flatMap(({ passages }) => passages);
}

const questionsSchema = z.array(
  z.object({ question: z.string(), expected: z.array(z.string()) }).strict(),
);

/** Questions with the provisions that answer them, and questions that none does. */
function readQuestions(file: string | undefined): {
  readonly answered: typeof ANSWERED;
  readonly unanswered: typeof UNANSWERED;
} {
  if (file === undefined) return { answered: ANSWERED, unanswered: UNANSWERED };
  const all = questionsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const none = all.filter(({ expected }) => expected.length === 0);
  return {
    answered: all
      .filter(({ expected }) => expected.length > 0)
      .map(({ question, expected }) => [question, ...expected]),
    unanswered: none.map(({ question }) => question),
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { questions: { type: "string" } },
});
const [folder = CORPUS_FOLDER] = positionals;
const { answered, unanswered } = readQuestions(values.questions);
const passages = await readPassages(folder);
const started = performance.now();
const engine = createEngine({ passages, marker: "" });
const indexed = performance.now() - started;

const laws = new Set(passages.map(({ source }) => source));
const isThere = (provision: string) => laws.has(provision.split(" ").at(-1) ?? "");
const questions = answered.filter(([, ...provisions]) => provisions.every(isThere));
const times: number[] = [];
const count = { found: 0, reciprocal: 0, right: 0, wrong: 0, refused: 0, answered: 0 };

for (const [question, ...provisions] of questions) {
  const from = performance.now();
  const hits = engine.search(question, 20).passages.map(provisionOf);
  times.push(performance.now() - from);
  const rank = hits.findIndex((provision) => provisions.includes(provision)) + 1;
  if (rank > 0) count.reciprocal += 1 / rank;
  if (rank > 0 && rank <= 5) count.found += 1;
  else
    print(
      `not among the first five: ${question} (${provisions.join(", ")}; first: ${hits[0] ?? "none"})`,
    );
  const answer = await engine.ask(question);
  if (answer.refused) count.refused += 1;
  else if (
    answer.citations.every(({ path }) => provisions.includes(provisionOf({ citation: path })))
  ) {
    count.right += 1;
  } else {
    count.wrong += 1;
    print(`answered from elsewhere: ${question} (${answer.citations[0]?.path})`);
  }
}
for (const question of unanswered) {
  const answer = await engine.ask(question);
  if (answer.refused) continue;
  count.answered += 1;
  print(`answered, though no law here does: ${question} (${answer.citations[0]?.path})`);
}

const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
const share = (part: number, whole: number) => part / whole;
const targets = [
  ["recall@5", share(count.found, questions.length), 0.85, "at least"],
  ["MRR", share(count.reciprocal, questions.length), 0.65, "at least"],
  [
    "answers from a right provision, of those given",
    share(count.right, count.right + count.wrong),
    0.8,
    "at least",
  ],
  [
    "refused, of the questions that the laws answer",
    share(count.refused, questions.length),
    1,
    "at most",
  ],
  [
    "answered, of the questions that they do not",
    share(count.answered, unanswered.length),
    0.1,
    "at most",
  ],
  ["index built, seconds", indexed / 1000, 3, "at most"],
  ["a search, median, milliseconds", median, 10, "at most"],
] as const;
print(
  `\n${[...laws].join(", ")}: ${passages.length} passages, ${questions.length} questions that they answer, ${unanswered.length} that they do not`,
);
for (const [what, value, target, direction] of targets) {
  const met = direction === "at least" ? value >= target : value <= target;
  if (!met) process.exitCode = 1;
  print(`${met ? "ok    " : "MISSED"}  ${what}: ${value.toFixed(3)} (${direction} ${target})`);
}
