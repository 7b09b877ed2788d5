/**
 * `npm run corpus:check -- FOLDER`: reads each `<slug>/xml.zip` in a folder and holds its wording against the XML's
 * own text content, character for character.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkWording } from "../local-api/gii/check-wording.ts";
import { CORPUS_FOLDER } from "../local-api/gii/corpus-file.ts";
import { readLaw } from "../local-api/gii/read-law.ts";
import { unzipXml } from "../local-api/gii/unzip.ts";

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function main([folder = CORPUS_FOLDER]: readonly string[]): Promise<number> {
  const archives = globSync("*/xml.zip", { cwd: folder }).sort();
  let differences = 0;
  for (const archive of archives) {
    const slug = dirname(archive);
    const xml = await unzipXml(readFileSync(join(folder, archive)));
    const law = readLaw(xml, slug, new Date());
    const report = checkWording(xml.toString("utf8"), law);
    const passages = law.provisions.flatMap((provision) => provision.passages);
    print(
      `${slug.padEnd(10)}  ${law.source.padEnd(5)}  ${law.provisions.length} provisions, ${passages.length} passages, ${report.characters} characters compared, ${report.differences.length} differences`,
    );
    for (const difference of report.differences) print(`  ${difference}`);
    differences += report.differences.length;
  }
  if (archives.length === 0) {
    process.stderr.write(
      `There is no <law>/xml.zip in ${folder}: fetch them with "npm run corpus".\n`,
    );
    return 1;
  }
  return differences === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
