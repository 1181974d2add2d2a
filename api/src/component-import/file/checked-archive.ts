import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { fileLimits, UnreadableFileError } from './grid';

export interface ArchivePart {
  name: string;
  bytes: Buffer;
}

const BOMB = 'The workbook unpacks to more than is allowed.';
const BROKEN = 'The file is not a readable .xlsx workbook.';
// The parts that hold cells. Links to other workbooks, drawings, macros and embedded things are never unpacked.
const CELL_PARTS =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;

function openArchive(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(new UnreadableFileError(BROKEN)) : resolve(zip),
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
    zip.on('error', () => reject(new UnreadableFileError(BROKEN)));
    zip.readEntry();
  });
}

/** Sizes as the archive declares them; what it really unpacks to is held against them while unpacking. */
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

function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new UnreadableFileError(BROKEN));
    zip.openReadStream(entry, (error, stream) => {
      if (error) return fail();
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => resolve(Buffer.concat(chunks)));
      // More bytes than declared arrive here: the stream stops by itself.
      stream.on('error', fail);
    });
  });
}

/**
 * The parts of a workbook that hold cells, unpacked under the limits. The central directory is the only list of
 * entries that counts, so that nothing hides between entries from this check and shows itself to a later reader.
 */
export async function readCheckedArchive(bytes: Buffer): Promise<ArchivePart[]> {
  const zip = await openArchive(bytes);
  const entries = await listEntries(zip);
  checkDeclaredSizes(entries, bytes.length);
  const wanted = entries.filter((entry) => CELL_PARTS.test(entry.fileName));
  if (!wanted.some((entry) => entry.fileName.toLowerCase() === 'xl/workbook.xml'))
    throw new UnreadableFileError(BROKEN);
  const parts: ArchivePart[] = [];
  for (const entry of wanted) parts.push({ name: entry.fileName, bytes: await unpack(zip, entry) });
  return parts;
}
