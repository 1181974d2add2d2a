import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobRow } from './repository';
import type { BlobStore } from './store';
import { Problem } from '../problem';

/** How many files are copied at once: each request to a bucket takes a while, and a disk gains nothing from more. */
const ABREAST = 4;

/** Copies bytes to a file; bytes that the store has lost are left out, and the document says so in their place. */
async function copy(blobs: Pick<BlobStore, 'open'>, row: BlobRow, path: string, signal: AbortSignal) {
  try {
    await pipeline(await blobs.open(row), createWriteStream(path, { flags: 'wx' }), { signal });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
  }
}

/**
 * Runs `work` with a folder that holds the bytes of these rows, each file named by the row's id, and removes the folder
 * afterwards. Never more than a few chunks of a few files are in memory, however many there are.
 */
export async function withFiles<T>(
  blobs: Pick<BlobStore, 'open'>,
  rows: readonly BlobRow[],
  signal: AbortSignal,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'roofline-document-'));
  const waiting = [...new Map(rows.map((row) => [row.blobId, row])).values()].values();
  const copyAll = async () => {
    for (const row of waiting) {
      signal.throwIfAborted();
      await copy(blobs, row, join(folder, row.blobId), signal);
    }
  };
  try {
    const copied = await Promise.allSettled(Array.from({ length: ABREAST }, copyAll));
    for (const each of copied) if (each.status === 'rejected') throw each.reason;
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
