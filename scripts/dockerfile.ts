/** One instruction of a Dockerfile, its words split. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** A build stage: what it begins with and what is done in it. */
export interface Stage {
  /** Its name, or its position where it has none. */
  readonly name: string;
  /** An earlier stage or an image. */
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** Splits a Dockerfile into its stages. One instruction a line is all that is understood. */
export function readDockerfile(text: string): Stage[] {
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name = "", rest = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === "") throw new Error(`Not an instruction of a Dockerfile: ${line}`);
    if (name === "FROM") {
      const [base = "", , stage = String(stages.length)] = rest.split(/\s+/);
      stages.push({ name: stage, base, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, text: rest });
    }
  }
  return stages;
}

/** Names of the context that get into a build: a `.dockerignore` of `*` and then `!name` lines. */
export function readDockerignore(text: string): string[] {
  const [first, ...others] = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  if (first !== "*" || others.some((line) => !/^![\w.-]+$/.test(line))) {
    throw new Error(".dockerignore must ignore everything and then name what is not ignored.");
  }
  return others.map((line) => line.slice(1));
}
