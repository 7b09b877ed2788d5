import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEngine } from "../../../../local-api/engine.ts";
import {
  archivePath,
  corpusPath,
  readCorpusFile,
  searchable,
} from "../../../../local-api/gii/corpus-file.ts";
import { SLUGS } from "../../../../local-api/gii/laws.ts";
import { MAX_ZIP_BYTES } from "../../../../local-api/gii/unzip.ts";
import { updateCorpus } from "../../../../local-api/gii/update-corpus.ts";
import { lawXml, norm } from "../../../support/gii.ts";
import { zip } from "../../../support/zip.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const NOW = new Date("2026-12-01T09:00:00.000Z");

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  /** Sends the beginning and then nothing, or breaks off. */
  readonly after?: "stall" | "break";
}

const lawZip = (source: string, text = `Text von ${source}.`) =>
  zip({
    name: "BJNR.xml",
    data: lawXml([norm("§ 1", "Zweck", `<P>(1) ${text}</P><P>(2) Mehr.</P>`)], {
      amtabk: source,
      jurabk: `${source} 1999`,
    }),
  });

let folder: string;
let server: Server;
let base: string;
let requests: IncomingMessage[];
let answers: Map<string, Answer>;
let running: number;
let most: number;

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "corpus-")), "corpus");
  requests = [];
  running = 0;
  most = 0;
  answers = new Map(
    SLUGS.map((slug) => [
      slug,
      {
        body: lawZip(slug.toUpperCase()),
        headers: { etag: `"${slug}-1"`, "last-modified": "Tue, 31 Mar 2026 21:55:22 GMT" },
      },
    ]),
  );
  server = createServer((request, response) => {
    requests.push(request);
    running += 1;
    most = Math.max(most, running);
    response.on("close", () => {
      running -= 1;
    });
    const {
      status,
      headers,
      body = "",
      after,
    } = answers.get(request.url?.split("/").at(-2) ?? "") ?? { status: 404 };
    if (headers?.etag !== undefined && request.headers["if-none-match"] === headers.etag) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(status ?? 200, headers);
    if (after === undefined) response.end(body);
    else response.write(body, () => after === "break" && response.destroy());
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

const update = (options: { baseUrl?: string; timeoutSeconds?: number; now?: Date } = {}) =>
  updateCorpus({ folder, baseUrl: base, slugs: SLUGS, now: NOW, ...options });

/** Every file of the folder with its content. */
const contents = () =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path).toString("base64")]),
  );

/** Runs `npm run corpus` as a person would. */
const command = (args: string[] = [], env: Record<string, string> = {}) =>
  run(["scripts/corpus.ts", "--dir", folder, ...args], env);

async function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NORMKOMPASS_CORPUS_BASE_URL: base, ...env },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, stdout, stderr };
}

describe("fetching", () => {
  it("fetches the five laws one at a time and says what each holds", async () => {
    const { code, stdout, stderr } = await command();
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `${SLUGS.map(
        (slug) =>
          `${slug.padEnd(10)}  ${slug.toUpperCase().padEnd(5)}  fetched    1 provisions, 2 passages; zuletzt geändert durch Art. 3 G v. 4.5.2025 I Nr. 6\n`,
      ).join("")}The corpus is in ${corpusPath(folder)}.\n`,
    });
    expect(stderr).toContain("5/5");
    expect(requests.map(({ url }) => url)).toEqual(SLUGS.map((slug) => `/${slug}/xml.zip`));
    expect(most).toBe(1);
    for (const { headers, method } of requests) {
      expect(method).toBe("GET");
      expect(headers["user-agent"]).toMatch(/^normkompass-mcp\/\d+\.\d+\.\d+ \(npm run corpus\)$/);
    }
  });

  it("asks only for what has changed", async () => {
    await update();
    answers.set("ao_1977", { body: lawZip("AO_1977", "Neuer Text."), headers: { etag: '"2"' } });
    requests = [];
    const laws = await update({ now: new Date("2026-12-02T09:00:00.000Z") });
    expect(requests.map(({ headers }) => headers["if-none-match"])).toEqual(
      SLUGS.map((slug) => `"${slug}-1"`),
    );
    expect(requests[0]?.headers["if-modified-since"]).toBe("Tue, 31 Mar 2026 21:55:22 GMT");
    expect(laws.filter(({ unchanged }) => !unchanged).map(({ slug }) => slug)).toEqual(["ao_1977"]);
    const corpus = readCorpusFile(folder);
    expect(corpus?.built).toBe("2026-12-02T09:00:00.000Z");
    expect(corpus?.passages).toHaveLength(10);
    expect(corpus?.passages[4]?.text).toBe("(1) Neuer Text.");
    expect(corpus?.laws[2]?.archive).toEqual({
      url: `${base}/ao_1977/xml.zip`,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      etag: '"2"',
    });
    expect(corpus?.laws[0]?.archive.etag).toBe('"ustg_1980-1"');
  });

  it("fetches again what came from another address or is no longer what it was", async () => {
    await update();
    writeFileSync(archivePath(folder, "ddg"), "changed");
    requests = [];
    const laws = await update();
    expect(requests.map(({ headers }) => "if-none-match" in headers)).toEqual([
      ...[true, true, true, true, false],
    ]);
    expect(laws.at(-1)?.unchanged).toBe(false);
    requests = [];
    await update({ baseUrl: `${base}/other` });
    expect(requests.map(({ url }) => url)).toEqual(SLUGS.map((slug) => `/other/${slug}/xml.zip`));
    expect(requests.some(({ headers }) => "if-none-match" in headers)).toBe(false);
  });
});

describe("all or nothing", () => {
  const notAnArchive = "the archive is no zip file, is cut off or is damaged";
  it.each<[string, Answer, string]>([
    ["404", { status: 404, body: "no" }, "the server answered 404 instead of the archive"],
    ["500", { status: 500, body: "no" }, "the server answered 500 instead of the archive"],
    [
      "a redirect",
      { status: 302, headers: { location: "/ustg_1980/xml.zip" } },
      "the server answered 302 instead of the archive",
    ],
    [
      "304 for what is another archive",
      { status: 304 },
      "the server answered 304 instead of the archive",
    ],
    ["a web page", { body: "<html>Wartung</html>" }, notAnArchive],
    ["a truncated archive", { body: lawZip("DDG").subarray(0, 300) }, notAnArchive],
    [
      "an answer that breaks off",
      { body: lawZip("DDG").subarray(0, 300), after: "break" },
      "the server cannot be reached, or broke off",
    ],
    [
      "an answer that stalls",
      { body: lawZip("DDG").subarray(0, 300), after: "stall" },
      "the server did not send the archive within 0.5 seconds",
    ],
    [
      "an endless answer",
      { body: Buffer.alloc(MAX_ZIP_BYTES + 1), after: "stall" },
      `the archive is larger than ${MAX_ZIP_BYTES} bytes`,
    ],
    [
      "a file that does not parse",
      { body: zip({ name: "a.xml", data: "<dokumente>" }) },
      "the XML is not well-formed (line 1, column 11)",
    ],
    [
      "a name that leads out",
      { body: zip({ name: "../../evil.xml", data: lawXml([]) }) },
      "a file in the archive has a name that leads out of it",
    ],
    [
      "entities",
      { body: zip({ name: "a.xml", data: '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>' }) },
      "the XML declares entities or elements of its own, which is refused",
    ],
  ])(
    "leaves the old corpus as it was when a law cannot be had, and says which and why: %s",
    async (_, answer, reason) => {
      await update();
      const before = contents();
      // A law before it has changed, so that something could be written.
      answers.set("ustg_1980", { body: lawZip("USTG_1980", "Neuer Text.") });
      answers.set("ddg", answer);
      writeFileSync(archivePath(folder, "ddg"), "not what the corpus was read from");
      before[archivePath(folder, "ddg")] = Buffer.from(
        "not what the corpus was read from",
      ).toString("base64");
      await expect(update({ timeoutSeconds: 0.5 })).rejects.toMatchObject({
        name: "Unusable",
        message: `ddg: ${reason}`,
      });
      expect(contents()).toEqual(before);
      expect(existsSync(join(folder, "..", "evil.xml"))).toBe(false);
    },
  );

  it("says on stderr which law failed and that nothing was changed, and exits with 1", async () => {
    answers.set("bdsg_2018", { status: 503 });
    const first = await command();
    expect(first).toMatchObject({ code: 1, stdout: "" });
    expect(first.stderr).toContain(
      `bdsg_2018: the server answered 503 instead of the archive.\nNothing was changed: there is no corpus in ${folder} yet.\n`,
    );
    expect(existsSync(folder)).toBe(false);

    answers.set("bdsg_2018", { body: lawZip("BDSG") });
    await update();
    answers.set("bdsg_2018", { body: "x" });
    const second = await command();
    expect(second).toMatchObject({ code: 1, stdout: "" });
    expect(second.stderr).toContain(
      `bdsg_2018: ${notAnArchive}.\nNothing was changed: the corpus of 2026-12-01 in ${folder} is as it was.\n`,
    );
    expect(readCorpusFile(folder)?.passages).toHaveLength(10);
  });

  it("says that the server cannot be reached", async () => {
    server.close();
    server.closeAllConnections();
    await expect(update()).rejects.toThrow("ustg_1980: the server cannot be reached, or broke off");
  });

  it("says that the folder cannot be written", async () => {
    writeFileSync(folder, "a file where the folder should be");
    await expect(update()).rejects.toThrow(`the corpus cannot be written to ${folder} (EEXIST)`);
  });

  it("refuses an address that is none, and an unknown option", async () => {
    for (const address of ["gesetze", "ftp://127.0.0.1", `${base}/?x=1`, "http://u:p@127.0.0.1"]) {
      const { code, stderr } = await command([], { NORMKOMPASS_CORPUS_BASE_URL: address });
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: "NORMKOMPASS_CORPUS_BASE_URL is not an http or https address without a query.\n",
      });
    }
    expect(await command(["--all"])).toMatchObject({ code: 2, stdout: "" });
    expect(requests).toEqual([]);
  });
});

describe("the corpus file", () => {
  it("is what the local API searches", async () => {
    expect(readCorpusFile(folder)).toBeUndefined();
    await update();
    const corpus = readCorpusFile(folder);
    expect(corpus).toMatchObject({
      format: 1,
      built: "2026-12-01T09:00:00.000Z",
      laws: SLUGS.map((slug) => ({
        slug,
        source: slug.toUpperCase(),
        name: "Gesetz über Muster",
        stand: "zuletzt geändert durch Art. 3 G v. 4.5.2025 I Nr. 6",
        provisions: 1,
        passages: 2,
      })),
    });
    if (corpus === undefined) return;
    const engine = createEngine(searchable(corpus));
    expect(engine.passageCount).toBe(10);
    expect(engine.search("Text DDG", 1).passages).toEqual([
      {
        source: "DDG",
        citation: "§ 1 Abs. 1 DDG",
        title: "Zweck",
        url: "https://www.gesetze-im-internet.de/ddg/__1.html",
        stand: "zuletzt geändert durch Art. 3 G v. 4.5.2025 I Nr. 6",
        text: "(1) Text von DDG.",
      },
    ]);
  });

  it.each([
    ["cut off", (text: string) => text.slice(0, -10)],
    ["of another format", (text: string) => text.replace('"format":1', '"format":0')],
    ["without Stand", (text: string) => text.replaceAll('"stand"', '"status"')],
    ["without passages", (text: string) => text.replace(/"passages":\[.*/, '"passages":[]}')],
  ])("is refused when it is not what was written, and fetched anew: %s", async (_, change) => {
    await update();
    const text = readFileSync(corpusPath(folder), "utf8");
    writeFileSync(corpusPath(folder), change(text));
    expect(() => readCorpusFile(folder)).toThrow(
      `${corpusPath(folder)} is not a corpus of this version: fetch it again with "npm run corpus"`,
    );
    await update();
    expect(readFileSync(corpusPath(folder), "utf8")).toBe(text);
  });

  it("can be checked against the archives that it was read from", async () => {
    await update();
    const checked = await run(["scripts/corpus-check.ts", folder]);
    expect(checked).toMatchObject({ code: 0, stderr: "" });
    expect(checked.stdout.split("\n")).toHaveLength(6);
    expect(checked.stdout).toMatch(
      /^ao_1977 {5}AO_1977 {2}1 provisions, 2 passages, \d+ characters compared, 0 differences$/m,
    );
    expect(await run(["scripts/corpus-check.ts", join(folder, "none")])).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringContaining("npm run corpus"),
    });
  });
});
