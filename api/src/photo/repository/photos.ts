import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { photo } from '../tables';

export type PhotoRow = typeof photo.$inferSelect;
export type NewPhoto = typeof photo.$inferInsert;
export type PhotoPlace = Pick<PhotoRow, 'workspaceId' | 'propertyPhotoId'>;

/** Returns photos by id, of any property and in the trash, too; `lock` locks them until the transaction ends. */
export async function findPhotos(
  tx: Tx,
  ids: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<PhotoRow[]> {
  if (ids.length === 0) return [];
  const query = tx
    .select()
    .from(photo)
    .where(inArray(photo.propertyPhotoId, [...ids]))
    // Always in the same order, so that two bulk requests cannot deadlock.
    .orderBy(photo.propertyPhotoId);
  return lock ? query.for('update') : query;
}

/** Returns photos of the property with these contents, in the trash, too. */
export async function findByContent(
  tx: Tx,
  { workspaceId, propertyId }: Pick<PhotoRow, 'workspaceId' | 'propertyId'>,
  hashes: readonly string[],
): Promise<PhotoRow[]> {
  if (hashes.length === 0) return [];
  return tx
    .select()
    .from(photo)
    .where(
      and(
        eq(photo.workspaceId, workspaceId),
        eq(photo.propertyId, propertyId),
        inArray(photo.contentHash, [...hashes]),
      ),
    );
}

/** Adds the photos of an upload, at least one, and returns them in their order. */
export async function insertPhotos(tx: Tx, rows: readonly NewPhoto[]): Promise<PhotoRow[]> {
  return tx
    .insert(photo)
    .values(rows.map((row) => ({ ...row, updatedAt: row.uploadDate })))
    .returning();
}

/** Changes photos and raises their versions. The caller has locked their rows. */
export async function changePhotos(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  change: Partial<NewPhoto>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(photo)
    .set({ ...change, version: sql`${photo.version} + 1` })
    .where(and(eq(photo.workspaceId, workspaceId), inArray(photo.propertyPhotoId, [...ids])));
}

/** Saves the result of a photo's picture, without raising its version, since it does not conflict with edits. */
export async function setImage(
  tx: Tx,
  { workspaceId, propertyPhotoId }: PhotoPlace,
  change: Pick<NewPhoto, 'imageState'> & Partial<NewPhoto>,
): Promise<void> {
  await tx
    .update(photo)
    .set(change)
    .where(
      and(
        eq(photo.workspaceId, workspaceId),
        eq(photo.propertyPhotoId, propertyPhotoId),
        ne(photo.imageState, 'ready'),
      ),
    );
}

/** Returns the photos of a property or a workspace whose picture is still being made. */
export const photosBeingMade = (
  tx: Tx,
  { workspaceId, propertyId }: { workspaceId: string; propertyId?: string },
): Promise<(PhotoPlace & { fileName: string })[]> =>
  tx
    .select({
      workspaceId: photo.workspaceId,
      propertyPhotoId: photo.propertyPhotoId,
      fileName: photo.fileName,
    })
    .from(photo)
    .where(
      and(
        eq(photo.workspaceId, workspaceId),
        propertyId === undefined ? undefined : eq(photo.propertyId, propertyId),
        eq(photo.imageState, 'beingMade'),
      ),
    );

/** Sets a given-up picture back to being made; returns false where it is not given up. It keeps its version. */
export async function takeUpImage(tx: Tx, { workspaceId, propertyPhotoId }: PhotoPlace): Promise<boolean> {
  const rows = await tx
    .update(photo)
    .set({ imageState: 'beingMade', pictureGivenUp: false })
    .where(
      and(
        eq(photo.workspaceId, workspaceId),
        eq(photo.propertyPhotoId, propertyPhotoId),
        eq(photo.pictureGivenUp, true),
      ),
    )
    .returning({ propertyPhotoId: photo.propertyPhotoId });
  return rows.length > 0;
}

/** Sets all given-up pictures of a workspace back to being made. */
export async function takeUpAll(tx: Tx, workspaceId: string): Promise<void> {
  await tx
    .update(photo)
    .set({ imageState: 'beingMade', pictureGivenUp: false })
    .where(and(eq(photo.workspaceId, workspaceId), eq(photo.pictureGivenUp, true)));
}

/** Erases photos with their assignments; the sweep deletes their bytes. */
export async function erasePhotos(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(photo)
    .where(
      and(
        eq(photo.workspaceId, workspaceId),
        inArray(photo.propertyPhotoId, [...ids]),
        isNotNull(photo.deletedAt),
      ),
    );
}

/** Erases at most `limit` photos deleted before a moment, in the workspaces of the transaction; returns how many. */
export async function eraseDeletedBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  const gone = await rowsOf(
    tx,
    sql`delete from photo p using (
        select workspace_id, property_photo_id from photo
        where deleted_at is not null and deleted_at < ${before.toISOString()}::timestamptz
        limit ${limit} for update skip locked
      ) g where p.workspace_id = g.workspace_id and p.property_photo_id = g.property_photo_id
      returning p.property_photo_id`,
  );
  return gone.length;
}
