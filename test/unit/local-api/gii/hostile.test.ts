import { describe, expect, it } from "vitest";
import { readLaw } from "../../../../local-api/gii/read-law.ts";
import { MAX_XML_BYTES, MAX_ZIP_BYTES, unzipXml } from "../../../../local-api/gii/unzip.ts";
import { lawXml, norm, SAMPLE_LAW } from "../../../support/gii.ts";
import { zip } from "../../../support/zip.ts";

const sound = zip({ name: "BJNR1.xml", data: SAMPLE_LAW });
const notAnArchive = "the archive is no zip file, is cut off or is damaged";
const tooLarge = `the XML file in the archive is larger than ${MAX_XML_BYTES} bytes unpacked`;

/** The archive with one number of it changed, counted from a signature. */
function patched(archive: Buffer, signature: string, offset: number, bytes: number[]): Buffer {
  const copy = Buffer.from(archive);
  copy.set(bytes, copy.lastIndexOf(Buffer.from(signature, "latin1")) + offset);
  return copy;
}

/** The archive with a zip64 locator whose record is not there. */
function withZip64(archive: Buffer): Buffer {
  const locator = Buffer.alloc(20);
  locator.write("PK\x06\x07", "latin1");
  locator.writeBigUInt64LE(0xffff_ffff_ffffn, 8);
  locator.writeUInt32LE(1, 16);
  const end = archive.lastIndexOf("PK\x05\x06");
  return patched(
    Buffer.concat([archive.subarray(0, end), locator, archive.subarray(end)]),
    "PK\x05\x06",
    10,
    [0xff, 0xff],
  );
}

describe("hostile archives", () => {
  const bomb = Buffer.alloc(MAX_XML_BYTES + 1, " ");
  it.each([
    ["nothing", Buffer.alloc(0), notAnArchive],
    ["a web page", Buffer.from("<!doctype html><title>Wartung</title>"), notAnArchive],
    ["cut off in the middle", sound.subarray(0, sound.length / 2), notAnArchive],
    ["cut off at the end", sound.subarray(0, -1), notAnArchive],
    ["without its beginning", sound.subarray(100), notAnArchive],
    ["damaged data", patched(sound, "PK\x03\x04", 60, [0xff, 0xff, 0xff]), notAnArchive],
    [
      "a directory that lies elsewhere",
      patched(sound, "PK\x05\x06", 16, [0xff, 0xff, 0xff, 0]),
      notAnArchive,
    ],
    ["zip64 that points nowhere", withZip64(sound), notAnArchive],
    [
      "data that lies elsewhere",
      patched(sound, "PK\x01\x02", 42, [0xff, 0xff, 0, 0]),
      notAnArchive,
    ],
    [
      "a wrong checksum",
      zip({ name: "a.xml", data: "<a/>", crc: 1 }),
      "the XML file in the archive is damaged (its size or checksum is wrong)",
    ],
    ["a bomb", zip({ name: "a.xml", data: bomb }), tooLarge],
    [
      "a bomb that declares to be small",
      zip({ name: "a.xml", data: bomb, declaredSize: 10 }),
      tooLarge,
    ],
    [
      "a file that declares to be smaller",
      zip({ name: "a.xml", data: "<a></a>", declaredSize: 4 }),
      "the XML file in the archive is damaged (its size or checksum is wrong)",
    ],
    [
      "a small file that declares to be large",
      zip({ name: "a.xml", data: "<a/>", declaredSize: MAX_XML_BYTES + 1 }),
      tooLarge,
    ],
    [
      "a name that leads up",
      zip({ name: "../../../tmp/evil.xml", data: SAMPLE_LAW }),
      "a file in the archive has a name that leads out of it",
    ],
    [
      "a second name that leads up",
      zip({ name: "a.xml", data: SAMPLE_LAW }, { name: "..\\evil.jpg", data: "" }),
      "a file in the archive has a name that leads out of it",
    ],
    [
      "an absolute name",
      zip({ name: "/etc/evil.xml", data: SAMPLE_LAW }),
      "a file in the archive has a name that leads out of it",
    ],
    [
      "two XML files",
      zip({ name: "a.xml", data: "<a/>" }, { name: "b.XML", data: "<b/>" }),
      "the archive holds 2 XML files instead of one",
    ],
    [
      "no XML file",
      zip({ name: "a.jpg", data: "x" }),
      "the archive holds 0 XML files instead of one",
    ],
    ["no file", zip(), "the archive holds 0 XML files instead of one"],
    [
      "thousands of files",
      zip(...Array.from({ length: 2001 }, (_, index) => ({ name: `${index}.jpg`, data: "" }))),
      "the archive holds more than 2000 files",
    ],
    [
      "encrypted",
      zip({ name: "a.xml", data: "<a/>", flags: 1 }),
      "the XML file in the archive is encrypted",
    ],
    [
      "packed in an unknown way",
      zip({ name: "a.xml", data: "<a/>", method: 99 }),
      "the XML file in the archive is packed in a way that is not supported",
    ],
    [
      "too large an archive",
      Buffer.alloc(MAX_ZIP_BYTES + 1),
      `the archive is larger than ${MAX_ZIP_BYTES} bytes`,
    ],
  ])("refuses a hostile archive with one sentence: %s", async (_, archive, sentence) => {
    await expect(unzipXml(archive)).rejects.toMatchObject({ name: "Unusable", message: sentence });
  });

  it("reads the one XML file among pictures, whatever it is called", async () => {
    const archive = zip(
      { name: "bild.jpg", data: "x" },
      { name: "irgend/wo/BJNR000000000.xml", data: SAMPLE_LAW },
    );
    expect((await unzipXml(archive)).toString("utf8")).toBe(SAMPLE_LAW);
  });
});

describe("hostile XML", () => {
  const provision = norm("§ 1", "T", "<P>Text.</P>");
  const withDoctype = (doctype: string, text = "Text.") =>
    lawXml([norm("§ 1", "T", `<P>${text}</P>`)], { doctype });
  const declares = "the XML declares entities or elements of its own, which is refused";
  const broken = /^the XML is not well-formed \(line \d+, column \d+\)$/;
  const bomb = Array.from(
    { length: 10 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  );
  it.each<[string, string | Buffer, string | RegExp]>([
    [
      "a billion laughs",
      withDoctype(`<!DOCTYPE dokumente [<!ENTITY l0 "ha">${bomb.join("")}]>`, "&l10;"),
      declares,
    ],
    [
      "an external entity",
      withDoctype('<!DOCTYPE dokumente [<!ENTITY x SYSTEM "file:///etc/passwd">]>', "&x;"),
      declares,
    ],
    [
      "a parameter entity",
      withDoctype(
        '<!DOCTYPE dokumente SYSTEM "a.dtd" [<!ENTITY % x SYSTEM "http://127.0.0.1/x">%x;]>',
      ),
      declares,
    ],
    ["an entity that nothing declares", withDoctype("", "&nbsp;"), broken],
    ["elements that do not close", lawXml([provision]).replace("</dokumente>", ""), broken],
    ["elements that close crosswise", withDoctype("", "<B><I>x</B></I>"), broken],
    ["two roots", `${lawXml([provision])}<dokumente/>`, broken],
    ["text without an element", "Text", broken],
    ["nothing", "", broken],
    [
      "depth",
      withDoctype("", `${"<B>".repeat(200)}${"</B>".repeat(200)}`),
      "the XML is nested more than 100 deep",
    ],
    [
      "half a million elements",
      `<dokumente>${"<a/>".repeat(500_000)}</dokumente>`,
      "the XML has more than 500000 elements",
    ],
    ["another encoding", Buffer.from(lawXml([provision]), "latin1"), "the XML is not in UTF-8"],
    [
      "another encoding that it declares",
      lawXml([provision]).replace("UTF-8", "UTF-16"),
      "the XML is not in UTF-8",
    ],
    [
      "a web page",
      "<html><body>Wartung</body></html>",
      "the XML is not a law in the gii-norm format",
    ],
    ["no norm", "<dokumente/>", "the XML is not a law in the gii-norm format"],
    [
      "no short form",
      lawXml([provision], { amtabk: "", jurabk: "" }),
      "the XML names no short form of the law",
    ],
    ["no provision", lawXml([]), "the XML holds no provision"],
  ])("refuses hostile XML with one sentence: %s", (_, xml, sentence) => {
    const read = () => readLaw(Buffer.from(xml), "x", new Date(0));
    const message = typeof sentence === "string" ? sentence : expect.stringMatching(sentence);
    expect(read).toThrow(expect.objectContaining({ name: "Unusable", message }));
  });

  it("reads a DOCTYPE that points to the official DTD, and fetches nothing", () => {
    const law = readLaw(
      Buffer.from(withDoctype('<!DOCTYPE dokumente SYSTEM "http://127.0.0.1:9/gii-norm.dtd">')),
      "x",
      new Date(0),
    );
    expect(law.provisions).toHaveLength(1);
  });

  it("takes little time for much of the same and for deep nesting", () => {
    const deep = `${"1<SUP>".repeat(90)}1${"</SUP>".repeat(90)}`;
    const many = Array.from({ length: 40_000 }, (_, index) => `<P>(${index}) x<SUP>1</SUP></P>`);
    const norms = Array.from(
      { length: 20_000 },
      () => "<norm><metadaten><enbez>§ 1</enbez></metadaten></norm>",
    );
    const xml = lawXml([norm("§ 1", "T", `<P>${deep}</P>${many.join("")}`), ...norms]);
    const started = performance.now();
    expect(readLaw(Buffer.from(xml), "x", new Date(0)).provisions[0]?.passages).toHaveLength(
      40_001,
    );
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
