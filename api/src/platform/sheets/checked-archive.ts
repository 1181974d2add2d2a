import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { BROKEN_WORKBOOK, fileLimits, UnreadableFileError } from './grid';

export interface ArchivePart {
  name: string;
  bytes: Buffer;
}

/** Receives a part while it is unpacked, and says when it has enough. */
export interface PartReader {
  write(chunk: Buffer): 'more' | 'enough';
  end(): Buffer;
}

/** Collects a whole part unchanged. */
export class WholePart implements PartReader {
  private readonly chunks: Buffer[] = [];
  write(chunk: Buffer): 'more' {
    this.chunks.push(chunk);
    return 'more';
  }
  end(): Buffer {
    return Buffer.concat(this.chunks);
  }
}

/** The parts of an archive to unpack, and the one that it must have. */
export interface Wanted {
  main: string;
  parts: RegExp;
}

const BOMB = 'The unpacked workbook is too large.';
// The parts that hold cells. Links to other workbooks, drawings, macros and embedded objects are never unpacked.
const WORKBOOK: Wanted = {
  main: 'xl/workbook.xml',
  parts:
    /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i,
};

function openArchive(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(new UnreadableFileError(BROKEN_WORKBOOK)) : resolve(zip),
    );
  });
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > fileLimits.entries)
    throw new UnreadableFileError(`The workbook has more than ${fileLimits.entries} parts.`);
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(new UnreadableFileError(BROKEN_WORKBOOK)));
    zip.readEntry();
  });
}

/** Checks the sizes that the archive declares; the real sizes are checked against them while unpacking. */
function checkDeclaredSizes(entries: readonly Entry[], fileBytes: number): void {
  let unpacked = 0;
  for (const entry of entries) {
    unpacked += entry.uncompressedSize;
    if (
      entry.uncompressedSize > 1_000_000 &&
      entry.uncompressedSize > entry.compressedSize * fileLimits.ratio
    )
      throw new UnreadableFileError(BOMB);
  }
  if (unpacked > fileLimits.unpackedBytes) throw new UnreadableFileError(BOMB);
  if (unpacked > 1_000_000 && unpacked > fileBytes * fileLimits.ratio) throw new UnreadableFileError(BOMB);
}

const isSheet = (name: string) => /^xl\/worksheets\//i.test(name);

function openPart(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

/** Unpacks a part into `reader`, until that has enough. */
async function unpack(zip: ZipFile, entry: Entry, reader: PartReader): Promise<Buffer> {
  if (!isSheet(entry.fileName) && entry.uncompressedSize > fileLimits.partBytes)
    throw new UnreadableFileError(BOMB);
  try {
    for await (const chunk of await openPart(zip, entry))
      if (reader.write(chunk as Buffer) === 'enough') break;
    return reader.end();
  } catch (error) {
    // A part with more bytes than declared ends here too: its stream fails by itself.
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError(BROKEN_WORKBOOK);
  }
}

/** Returns whether two parts have the same name: readers differ in which one they read. */
function hasDoubles(entries: readonly Entry[]): boolean {
  return new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size < entries.length;
}

/**
 * Returns the parts of a workbook that hold cells, or the wanted parts of another archive, unpacked within the limits; sheets last. Only
 * the central directory lists the entries, so that nothing between entries can hide from this check and show itself to a later reader.
 */
export async function readCheckedArchive(
  bytes: Buffer,
  readerOf: (name: string) => PartReader = () => new WholePart(),
  { main, parts: names }: Wanted = WORKBOOK,
): Promise<ArchivePart[]> {
  const zip = await openArchive(bytes);
  const entries = await listEntries(zip);
  checkDeclaredSizes(entries, bytes.length);
  const wanted = entries.filter((entry) => names.test(entry.fileName));
  if (hasDoubles(wanted) || !wanted.some((entry) => entry.fileName.toLowerCase() === main))
    throw new UnreadableFileError(BROKEN_WORKBOOK);
  const [sheets, others] = [true, false].map((rows) => wanted.filter((e) => isSheet(e.fileName) === rows));
  const parts: ArchivePart[] = [];
  for (const entry of [...others!, ...sheets!])
    parts.push({ name: entry.fileName, bytes: await unpack(zip, entry, readerOf(entry.fileName)) });
  return parts;
}
