import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { bytesWithSizes, type BlobRow } from '../../platform/blobs/repository';
import type { StoredBlob } from '../../platform/blobs/store';
import type { Deps } from '../../platform/deps';
import type { JobRun } from '../../platform/jobs/kind';
import type { Move } from './repository';

/** Copies of bytes for the new workspace, stored and not yet entered, by the id of the original bytes. */
export type Copies = Map<string, StoredBlob>;

async function copyOne(deps: Pick<Deps, 'blobs'>, to: string, rows: readonly BlobRow[]): Promise<StoredBlob> {
  const main = rows.find(({ parentId }) => parentId === null)!;
  const variants: Record<string, Uint8Array> = {};
  for (const row of rows)
    if (row.variant !== null) variants[row.variant] = await buffer(await deps.blobs.open(row));
  const arrival = await deps.blobs.arrive();
  try {
    await pipeline(await deps.blobs.open(main), createWriteStream(arrival.path, { mode: 0o600 }));
    const source = { sha256: main.sha256, fileSize: main.byteCount ?? 0, arrival };
    return await deps.blobs.put({ workspaceId: to, contentType: main.contentType, source, variants });
  } finally {
    // The file is already gone if the store took it over.
    await rm(arrival.path, { force: true });
  }
}

/** Stores copies of these bytes for the new workspace, one file at a time. After a crash the sweep removes them. */
export async function copyBytes(
  deps: Pick<Deps, 'blobs' | 'database'>,
  { signal, progress }: Pick<JobRun, 'signal' | 'progress'>,
  { to }: Move,
  { blobIds, copies }: { blobIds: readonly string[]; copies: Copies },
): Promise<void> {
  const missing = blobIds.filter((id) => !copies.has(id));
  for (const [index, blobId] of missing.entries()) {
    signal.throwIfAborted();
    if (index % 50 === 0)
      await progress(10 + (70 * index) / missing.length, `Copying files: ${index} of ${missing.length}`);
    const rows = await deps.database.system((tx) => bytesWithSizes(tx, blobId), { readOnly: true });
    if (rows.length > 0) copies.set(blobId, await copyOne(deps, to, rows));
  }
}
