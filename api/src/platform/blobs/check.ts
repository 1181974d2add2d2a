import type { Clock } from '../clock';
import type { Database } from '../database';
import type { Storage } from '../files/storage';
import { blobsAfter, removeVariants, type BlobRow } from './repository';
import { strayFiles } from './stray';
import { BLOBS_KEPT_MS } from './sweep';

const ROWS_A_STATEMENT = 500;
/** How many sizes the store is asked for at once: a bucket answers each in its own time. */
const ASKED_AT_ONCE = 16;

/** A row whose bytes are not what it says. */
export interface BadRow {
  row: BlobRow;
  /** How many bytes there are; null for none. */
  found: number | null;
}

export interface StorageReport {
  rows: number;
  /** Rows without their bytes, or with another number of them. */
  bad: BadRow[];
  /** Keys of bytes that no row has. */
  stray: string[];
  /** Bytes without a row that are younger than an hour: uploads may be on their way. */
  young: number;
  /** What was mended: removed bytes, and sizes of images that were forgotten. */
  mended: { removed: number; forgotten: number } | null;
}

interface CheckDeps {
  database: Database;
  storage: Storage;
  clock: Clock;
}

/** Every row in batches, each with the count of bytes that the store has under its key. */
async function* measuredRows({ database, storage }: CheckDeps): AsyncGenerator<BadRow> {
  for (let after: string | null = null; ;) {
    const rows: BlobRow[] = await database.system((tx) => blobsAfter(tx, after, ROWS_A_STATEMENT));
    for (let i = 0; i < rows.length; i += ASKED_AT_ONCE) {
      const part = rows.slice(i, i + ASKED_AT_ONCE);
      const sizes = await Promise.all(part.map(({ storageKey }) => storage.size(storageKey)));
      yield* part.map((row, at) => ({ row, found: sizes[at]! }));
    }
    if (rows.length < ROWS_A_STATEMENT) return;
    after = rows.at(-1)!.blobId;
  }
}

const isBad = ({ row, found }: BadRow) =>
  found === null || (row.byteCount !== null && row.byteCount !== found);

async function mend({ database, storage }: CheckDeps, { bad, stray }: StorageReport) {
  for (const key of stray) await storage.remove(key);
  const sizes = bad.filter(({ row }) => row.parentId !== null).map(({ row }) => row.blobId);
  const forgotten = await database.system((tx) => removeVariants(tx, sizes));
  return { removed: stray.length, forgotten };
}

/**
 * Compares the table of bytes with the store, both ways. With `isMending` it removes bytes without a row (older than an
 * hour), and forgets a size of an image that is lost, since the image itself stands in. Bytes that a row refers to come
 * back only from a backup.
 */
export async function checkStorage(deps: CheckDeps, { isMending = false } = {}): Promise<StorageReport> {
  const report: StorageReport = { rows: 0, bad: [], stray: [], young: 0, mended: null };
  // The store first: what is uploaded in the meantime has its row when the rows are read.
  const before = deps.clock.now().getTime() - BLOBS_KEPT_MS;
  for await (const { key, modifiedAt } of strayFiles(deps))
    if (modifiedAt.getTime() < before) report.stray.push(key);
    else report.young += 1;
  for await (const measured of measuredRows(deps)) {
    report.rows += 1;
    if (isBad(measured)) report.bad.push(measured);
  }
  if (isMending) report.mended = await mend(deps, report);
  return report;
}
