import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { batchesOf, insertBatches } from '../../platform/store/rows';
import { photoComponent } from '../tables';
import type { PhotoRow } from './photos';

export type PhotoComponentRow = typeof photoComponent.$inferSelect;
type Place = Pick<PhotoRow, 'workspaceId' | 'propertyId'>;

/** What these photos show. */
export async function componentsOfPhotos(tx: Tx, photoIds: readonly string[]): Promise<PhotoComponentRow[]> {
  if (photoIds.length === 0) return [];
  return tx
    .select()
    .from(photoComponent)
    .where(inArray(photoComponent.propertyPhotoId, [...photoIds]));
}

/** Hangs each of the photos on each of the components; those that hang there already stay as they are. */
export async function hangOn(
  tx: Tx,
  { workspaceId, propertyId }: Place,
  photoIds: readonly string[],
  lineageIds: readonly string[],
): Promise<void> {
  const known = new Set(
    (await componentsOfPhotos(tx, photoIds)).map((row) => `${row.propertyPhotoId} ${row.lineageId}`),
  );
  const rows = photoIds.flatMap((propertyPhotoId) =>
    lineageIds
      .filter((lineageId) => !known.has(`${propertyPhotoId} ${lineageId}`))
      .map((lineageId) => ({ workspaceId, propertyId, propertyPhotoId, lineageId, isPrimary: false })),
  );
  await insertBatches(tx, photoComponent, batchesOf(photoComponent, rows));
}

/** Takes photos off components; off all of them where none are named. */
export async function takeOff(
  tx: Tx,
  { workspaceId }: Pick<Place, 'workspaceId'>,
  photoIds: readonly string[],
  lineageIds: readonly string[] | null,
): Promise<void> {
  if (photoIds.length === 0 || lineageIds?.length === 0) return;
  await tx
    .delete(photoComponent)
    .where(
      and(
        eq(photoComponent.workspaceId, workspaceId),
        inArray(photoComponent.propertyPhotoId, [...photoIds]),
        lineageIds === null ? undefined : inArray(photoComponent.lineageId, [...lineageIds]),
      ),
    );
}

/** Makes a photo that hangs on the component its primary one. The caller holds the property. */
export async function makePrimary(
  tx: Tx,
  { workspaceId, propertyId }: Place,
  { propertyPhotoId, lineageId }: Pick<PhotoComponentRow, 'propertyPhotoId' | 'lineageId'>,
): Promise<void> {
  const ofLineage = and(
    eq(photoComponent.workspaceId, workspaceId),
    eq(photoComponent.propertyId, propertyId),
    eq(photoComponent.lineageId, lineageId),
  );
  await tx
    .update(photoComponent)
    .set({ isPrimary: false })
    .where(and(ofLineage, eq(photoComponent.isPrimary, true)));
  await tx
    .update(photoComponent)
    .set({ isPrimary: true })
    .where(and(ofLineage, eq(photoComponent.propertyPhotoId, propertyPhotoId)));
}
