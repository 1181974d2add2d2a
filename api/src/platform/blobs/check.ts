import type { Clock } from '../clock';
import type { Database } from '../database';
import type { Storage } from '../files/storage';
import { blobsAfter, removeVariants, type BlobRow } from './repository';
import { strayFiles } from './stray';
import { BLOBS_KEPT_MS } from './sweep';

const ROWS_A_STATEMENT = 500;
/** How many sizes are requested from the store at once, because each request to a bucket takes a while. */
const ASKED_AT_ONCE = 16;

/** A row whose bytes are missing or have another size. */
export interface BadRow {
  row: BlobRow;
  /** The number of bytes in the store; null if there are none. */
  found: number | null;
}

export interface StorageReport {
  rows: number;
  /** Rows without their bytes, or with another number of them. */
  bad: BadRow[];
  /** Keys of bytes that no row has. */
  stray: string[];
  /** How many files without a row are younger than an hour: their uploads may still be running. */
  young: number;
  /** How many files were removed and how many rows of lost image sizes were deleted; null unless mending was asked. */
  mended: { removed: number; forgotten: number } | null;
}

interface CheckDeps {
  database: Database;
  storage: Storage;
  clock: Clock;
}

/** Yields every row with the number of bytes that the store has under its key, read in batches. */
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
 * Compares the blob table with the store, both ways. With `isMending` it removes bytes without a row (older than an
 * hour), and deletes the row of a lost image size, since the image itself is served instead. Lost bytes of any other
 * row come back only from a backup.
 */
export async function checkStorage(deps: CheckDeps, { isMending = false } = {}): Promise<StorageReport> {
  const report: StorageReport = { rows: 0, bad: [], stray: [], young: 0, mended: null };
  // The store first: bytes that are uploaded in the meantime have their row by the time the rows are read.
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
