import { crc32, deflateRawSync } from "node:zlib";

/** A file of a zip archive; what is set beyond name and data makes the archive lie. */
export interface ZipFile {
  readonly name: string;
  readonly data: string | Uint8Array;
  readonly flags?: number;
  readonly method?: number;
  readonly declaredSize?: number;
  readonly crc?: number;
}

/** Writes a zip archive, honest or not. */
export function zip(...files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const data = Buffer.from(file.data);
    const packed = deflateRawSync(data);
    const name = Buffer.from(file.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(file.flags ?? 0x800, 2);
    common.writeUInt16LE(file.method ?? 8, 4);
    common.writeUInt32LE(file.crc ?? crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(file.declaredSize ?? data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), common, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
