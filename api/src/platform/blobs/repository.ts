import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../database';
import { notFound } from '../problem';
import { blob } from '../tables';

export type BlobRow = typeof blob.$inferSelect;
export type NewBlobRow = typeof blob.$inferInsert;

/** Where a row that refers to bytes finds them. */
export interface BlobAt {
  workspaceId: string;
  blobId: string;
}

/** Bytes with these contents, those that there are, kept from the sweep for as long as a new reference may take. */
export async function touchBlobs(
  tx: Tx,
  of: { workspaceId: string; hashes: readonly string[] },
  now: Date,
): Promise<BlobRow[]> {
  return (
    tx
      .update(blob)
      // Somebody is about to refer to it: where it is free, its time until it is swept begins again.
      .set({
        freeSince: sql`case when ${blob.freeSince} is null then null else ${now.toISOString()}::timestamptz end`,
      })
      .where(
        and(
          eq(blob.workspaceId, of.workspaceId),
          inArray(blob.sha256, [...of.hashes]),
          sql`${blob.parentId} is null`,
        ),
      )
      .returning()
  );
}

/**
 * Enters bytes that were stored, no two of them the same; where the workspace has the same ones already, those. They count from
 * now on, so the rows that refer to them are written in the same transaction.
 */
export async function enterBlobs(tx: Tx, rows: NewBlobRow[]): Promise<BlobRow[]> {
  return tx
    .insert(blob)
    .values(rows)
    .onConflictDoUpdate({
      target: [blob.workspaceId, blob.sha256],
      targetWhere: sql`parent_id is null`,
      set: { freeSince: null },
    })
    .returning();
}

/** Enters other sizes of an image; one that it has got in the meantime stays. */
export async function enterVariants(tx: Tx, rows: NewBlobRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(blob).values(rows).onConflictDoNothing();
}

/** The names of the other sizes that an image has. */
export async function variantsOf(tx: Tx, at: BlobAt): Promise<Set<string>> {
  const rows = await tx
    .select({ variant: blob.variant })
    .from(blob)
    .where(and(eq(blob.workspaceId, at.workspaceId), eq(blob.parentId, at.blobId)));
  return new Set(rows.flatMap(({ variant }) => variant ?? []));
}

/** What a row refers to, or one of its other sizes where there is one; 404 without either. */
export async function findBlob(tx: Tx, at: BlobAt, variant?: string): Promise<BlobRow> {
  const same = and(eq(blob.workspaceId, at.workspaceId), eq(blob.blobId, at.blobId));
  const size =
    variant === undefined
      ? same
      : sql`${same} or (${blob.workspaceId} = ${at.workspaceId} and ${blob.parentId} = ${at.blobId} and ${blob.variant} = ${variant})`;
  const [row] = await tx
    .select()
    .from(blob)
    .where(size)
    .orderBy(sql`${blob.parentId} nulls last`)
    .limit(1);
  if (!row) throw notFound();
  return row;
}

/** Bytes with their other sizes, by their id alone: for work that the service does between workspaces. */
export const bytesWithSizes = (tx: Tx, blobId: string): Promise<BlobRow[]> =>
  tx
    .select()
    .from(blob)
    .where(or(eq(blob.blobId, blobId), eq(blob.parentId, blobId)));

/** What many rows refer to, by the id of the bytes; those of workspaces that the transaction does not see are left out. */
export async function findBlobs(tx: Tx, at: readonly BlobAt[]): Promise<Map<string, BlobRow>> {
  const ids = [...new Set(at.map(({ blobId }) => blobId))];
  if (ids.length === 0) return new Map();
  const rows = await tx.select().from(blob).where(inArray(blob.blobId, ids));
  return new Map(rows.map((row) => [row.blobId, row]));
}

/** The same of one of their other sizes, by the id that the rows refer to; where an image has no such size, the image itself. */
export async function findSizes(
  tx: Tx,
  workspaceId: string,
  blobIds: readonly string[],
  variant: string,
): Promise<Map<string, BlobRow>> {
  const ids = [...new Set(blobIds)];
  if (ids.length === 0) return new Map();
  const size = and(inArray(blob.parentId, ids), eq(blob.variant, variant));
  const rows = await tx
    .select()
    .from(blob)
    .where(and(eq(blob.workspaceId, workspaceId), or(inArray(blob.blobId, ids), size)))
    // Of two the smaller one counts: it comes last.
    .orderBy(sql`${blob.parentId} nulls first`);
  return new Map(rows.map((row) => [row.parentId ?? row.blobId, row]));
}

/** Which of these keys of the store a row has. */
export async function enteredKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ key: blob.storageKey })
    .from(blob)
    .where(inArray(blob.storageKey, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

/** Rows of all workspaces in the order of their ids, those after `after`. */
export async function blobsAfter(tx: Tx, after: string | null, limit: number): Promise<BlobRow[]> {
  return tx
    .select()
    .from(blob)
    .where(after === null ? undefined : gt(blob.blobId, after))
    .orderBy(blob.blobId)
    .limit(limit);
}

/** Forgets sizes of images; whoever asks for one gets the image itself. Answers how many there were. */
export async function removeVariants(tx: Tx, blobIds: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(blob)
    .where(and(inArray(blob.blobId, [...blobIds]), isNotNull(blob.parentId)))
    .returning({ blobId: blob.blobId });
  return gone.length;
}

/** Rows whose size nobody knows yet. */
export async function unmeasured(tx: Tx, limit: number): Promise<BlobRow[]> {
  return tx
    .select()
    .from(blob)
    .where(sql`${blob.byteCount} is null`)
    .limit(limit);
}

export async function setByteCount(tx: Tx, { blobId }: BlobAt, byteCount: number): Promise<void> {
  await tx.update(blob).set({ byteCount }).where(eq(blob.blobId, blobId));
}
