import { and, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../database';
import { blob } from '../../tables';
import type { BlobAt } from '../repository';

// What a workspace uses: the one definition, for the quota and for every screen that shows it.

const notMadeByJob = sql`not exists (select 1 from job j
  where j.workspace_id = ${blob.workspaceId} and j.blob_id = ${blob.blobId})`;
const free = alias(blob, 'free');
const sum = (bytes: typeof blob.byteCount) => sql<string>`coalesce(sum(${bytes}), 0)`;

/** The bytes of what nothing refers to, with its other sizes: of a workspace, or of one image or file. */
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
 * How many bytes a workspace uses: everything that something of it refers to, each once, with the sizes that were made of its
 * images, from the transaction that enters them on. The trash counts until it is erased; what nothing refers to any more does
 * not, although it stays in the store until it is swept. Nor does what a job made: it goes by itself, and a full archive would
 * take the room of everything that is in it.
 */
export async function bytesOf(tx: Tx, workspaceId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sum(blob.byteCount) })
    .from(blob)
    .where(and(eq(blob.workspaceId, workspaceId), notMadeByJob));
  return Number(row?.sum ?? 0) - (await freeBytes(tx, { workspaceId }));
}

/** Until the transaction ends no other one counts what the workspace uses. */
export async function holdUsage(tx: Tx, workspaceId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${workspaceId}`}, 0))`);
}
