import { and, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../database';
import { blob } from '../../tables';
import type { BlobAt } from '../repository';

// The only definition of a workspace's usage, for the quota and for every screen that shows it.

const notMadeByJob = sql`not exists (select 1 from job j
  where j.workspace_id = ${blob.workspaceId} and j.blob_id = ${blob.blobId})`;
const free = alias(blob, 'free');
const sum = (bytes: typeof blob.byteCount) => sql<string>`coalesce(sum(${bytes}), 0)`;

/** Sums the bytes that nothing refers to, with their other sizes: of a workspace, or of one image or file in it. */
export async function freeBytes(tx: Tx, { workspaceId, blobId }: Partial<BlobAt> & { workspaceId: string }) {
  const [row] = await tx
    .select({ sum: sum(blob.byteCount) })
    .from(free)
    .innerJoin(
      blob,
      and(
        eq(blob.workspaceId, free.workspaceId),
        or(eq(blob.blobId, free.blobId), eq(blob.parentId, free.blobId)),
      ),
    )
    .where(
      and(
        eq(free.workspaceId, workspaceId),
        sql`${free.freeSince} is not null`,
        blobId === undefined ? undefined : eq(free.blobId, blobId),
      ),
    );
  return Number(row?.sum ?? 0);
}

/**
 * Returns how many bytes a workspace uses: all files that its rows refer to, each once, with the sizes made of its
 * images, from the transaction that enters them. The trash counts until it is erased. Files that nothing refers to any
 * more do not count, although they stay in the store until they are swept. Nor do files that a job made: they expire by
 * themselves, and a full archive would take the room of everything that is in it.
 */
export async function bytesOf(tx: Tx, workspaceId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sum(blob.byteCount) })
    .from(blob)
    .where(and(eq(blob.workspaceId, workspaceId), notMadeByJob));
  return Number(row?.sum ?? 0) - (await freeBytes(tx, { workspaceId }));
}

/** Makes other transactions wait to count the workspace's usage until this one ends. */
export async function holdUsage(tx: Tx, workspaceId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${workspaceId}`}, 0))`);
}
