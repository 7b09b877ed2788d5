import { crc32 } from "node:zlib";
import * as yauzl from "yauzl";
import { Unusable } from "./unusable.ts";

/** Greatest archive that is read, in bytes; the largest official one was about 1 MB. */
export const MAX_ZIP_BYTES = 8 * 1024 * 1024;
/** Greatest XML file that is unpacked, in bytes; the largest official one was about 2.5 MB. */
export const MAX_XML_BYTES = 24 * 1024 * 1024;
/** Official archives hold the XML file and, in some laws, a few hundred pictures. */
const MAX_ENTRIES = 2000;

const STORED = 0;
const DEFLATED = 8;

/**
 * Takes the one XML file out of an archive as gesetze-im-internet.de serves it. The archive is hostile
 * input: nothing is written to disk, no name in it is used for anything but its ending, and unpacking stops at
 * `MAX_XML_BYTES` whatever sizes are declared.
 * @throws Unusable when it is no sound archive, or holds none or several XML files
 */
export async function unzipXml(zip: Uint8Array): Promise<Buffer> {
  if (zip.byteLength > MAX_ZIP_BYTES)
    throw new Unusable(`the archive is larger than ${MAX_ZIP_BYTES} bytes`);
  let archive: yauzl.ZipFile;
  let xml: yauzl.Entry;
  try {
    archive = await yauzl.fromBufferPromise(Buffer.from(zip), {
      lazyEntries: true,
      // Names are looked at in findXml, and used for nothing.
      decodeStrings: false,
      // Sizes are counted in read, which says what is wrong with them.
      validateEntrySizes: false,
    });
    xml = await findXml(archive);
  } catch (error) {
    throw asUnusable(error);
  }
  if (xml.isEncrypted()) throw new Unusable("the XML file in the archive is encrypted");
  if (xml.compressionMethod !== DEFLATED && xml.compressionMethod !== STORED)
    throw new Unusable("the XML file in the archive is packed in a way that is not supported");
  if (xml.uncompressedSize > MAX_XML_BYTES) throw tooLarge();
  try {
    return await read(archive, xml);
  } catch (error) {
    throw asUnusable(error);
  }
}

async function findXml(archive: yauzl.ZipFile): Promise<yauzl.Entry> {
  if (archive.entryCount > MAX_ENTRIES)
    throw new Unusable(`the archive holds more than ${MAX_ENTRIES} files`);
  const found: yauzl.Entry[] = [];
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileNameRaw.toString("latin1");
    if (yauzl.validateFileName(name) !== null)
      throw new Unusable("a file in the archive has a name that leads out of it");
    if (/\.xml$/i.test(name)) found.push(entry);
  }
  const [xml] = found;
  if (xml === undefined || found.length > 1)
    throw new Unusable(`the archive holds ${found.length} XML files instead of one`);
  return xml;
}

async function read(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(chunk)) throw new Unusable("the archive cannot be unpacked");
    size += chunk.byteLength;
    if (size > MAX_XML_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (size !== entry.uncompressedSize || crc32(bytes) !== entry.crc32)
    throw new Unusable("the XML file in the archive is damaged (its size or checksum is wrong)");
  return bytes;
}

const tooLarge = () =>
  new Unusable(`the XML file in the archive is larger than ${MAX_XML_BYTES} bytes unpacked`);

/** What yauzl and zlib say is about bytes and may quote names of the archive; it stays out. */
function asUnusable(error: unknown): Unusable {
  return error instanceof Unusable
    ? error
    : new Unusable("the archive is no zip file, is cut off or is damaged", { cause: error });
}
