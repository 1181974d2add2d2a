import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../database';
import { notFound } from '../problem';
import { blob } from '../tables';

export type BlobRow = typeof blob.$inferSelect;
export type NewBlobRow = typeof blob.$inferInsert;

/** The key of a blob row. */
export interface BlobAt {
  workspaceId: string;
  blobId: string;
}

/** Returns the existing rows with these contents, and saves them from the sweep while new references are written. */
export async function touchBlobs(
  tx: Tx,
  of: { workspaceId: string; hashes: readonly string[] },
  now: Date,
): Promise<BlobRow[]> {
  return (
    tx
      .update(blob)
      // A new reference is about to be written: if the row is free, its time until the sweep starts again.
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
 * Inserts rows for stored bytes, no two of them the same, and returns them; for bytes that the workspace has already,
 * it returns the existing rows. They count from now on, so write the rows that refer to them in the same transaction.
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

/** Inserts other sizes of an image; a size that was inserted in the meantime stays. */
export async function enterVariants(tx: Tx, rows: NewBlobRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(blob).values(rows).onConflictDoNothing();
}

/** Returns the names of the other sizes that an image has. */
export async function variantsOf(tx: Tx, at: BlobAt): Promise<Set<string>> {
  const rows = await tx
    .select({ variant: blob.variant })
    .from(blob)
    .where(and(eq(blob.workspaceId, at.workspaceId), eq(blob.parentId, at.blobId)));
  return new Set(rows.flatMap(({ variant }) => variant ?? []));
}

/** Returns a blob, or its size `variant` where it has one; throws 404 without either. */
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

/** Returns a blob with its other sizes, only by its id: for work of the service across workspaces. */
export const bytesWithSizes = (tx: Tx, blobId: string): Promise<BlobRow[]> =>
  tx
    .select()
    .from(blob)
    .where(or(eq(blob.blobId, blobId), eq(blob.parentId, blobId)));

/** Returns many blobs, by their id; without those of workspaces that the transaction does not see. */
export async function findBlobs(tx: Tx, at: readonly BlobAt[]): Promise<Map<string, BlobRow>> {
  const ids = [...new Set(at.map(({ blobId }) => blobId))];
  if (ids.length === 0) return new Map();
  const rows = await tx.select().from(blob).where(inArray(blob.blobId, ids));
  return new Map(rows.map((row) => [row.blobId, row]));
}

/** Returns one size of each of many images, by the image's id; the image itself where it has no such size. */
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
    // Where both are found, the size replaces the image in the map, because it comes last.
    .orderBy(sql`${blob.parentId} nulls first`);
  return new Map(rows.map((row) => [row.parentId ?? row.blobId, row]));
}

/** Returns those of these storage keys that a row has. */
export async function enteredKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ key: blob.storageKey })
    .from(blob)
    .where(inArray(blob.storageKey, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

/** Returns rows of all workspaces in the order of their ids, from the first one after `after`. */
export async function blobsAfter(tx: Tx, after: string | null, limit: number): Promise<BlobRow[]> {
  return tx
    .select()
    .from(blob)
    .where(after === null ? undefined : gt(blob.blobId, after))
    .orderBy(blob.blobId)
    .limit(limit);
}

/** Deletes rows of image sizes and returns their number; requests for such a size get the image itself. */
export async function removeVariants(tx: Tx, blobIds: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(blob)
    .where(and(inArray(blob.blobId, [...blobIds]), isNotNull(blob.parentId)))
    .returning({ blobId: blob.blobId });
  return gone.length;
}

/** Returns rows whose bytes were not measured yet. */
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
