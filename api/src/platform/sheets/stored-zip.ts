import { crc32 } from 'node:zlib';
import type { ArchivePart } from './checked-archive';

const DOS_1980 = 0x0021;

function localHeader(name: Buffer, part: ArchivePart, checksum: number): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(DOS_1980, 12);
  header.writeUInt32LE(checksum, 14);
  header.writeUInt32LE(part.bytes.length, 18);
  header.writeUInt32LE(part.bytes.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directoryEntry(name: Buffer, part: ArchivePart, checksum: number, offset: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(DOS_1980, 14);
  entry.writeUInt32LE(checksum, 16);
  entry.writeUInt32LE(part.bytes.length, 20);
  entry.writeUInt32LE(part.bytes.length, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

/** Returns a zip archive of the parts, uncompressed: exactly the bytes that were checked. */
export function storedZip(parts: readonly ArchivePart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name, 'ascii');
    const checksum = crc32(part.bytes);
    directory.push(directoryEntry(name, part, checksum, offset));
    const header = localHeader(name, part, checksum);
    bodies.push(header, part.bytes);
    offset += header.length + part.bytes.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}
