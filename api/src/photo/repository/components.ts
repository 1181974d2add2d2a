import { and, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { batchesOf, insertBatches } from '../../platform/store/rows';
import { uuidArray } from '../../platform/store/values';
import { photoComponent } from '../tables';
import type { PhotoRow } from './photos';

export type PhotoComponentRow = typeof photoComponent.$inferSelect;
type Place = Pick<PhotoRow, 'workspaceId' | 'propertyId'>;

/** Returns the components that these photos show. */
export async function componentsOfPhotos(tx: Tx, photoIds: readonly string[]): Promise<PhotoComponentRow[]> {
  if (photoIds.length === 0) return [];
  return tx
    .select()
    .from(photoComponent)
    .where(inArray(photoComponent.propertyPhotoId, [...photoIds]));
}

/** Assigns each of the photos to each of the components; does not change existing assignments. */
export async function hangOn(
  tx: Tx,
  { workspaceId, propertyId }: Place,
  photoIds: readonly string[],
  lineageIds: readonly string[],
): Promise<void> {
  if (lineageIds.length === 0) return;
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

/** Removes photos from components, from all of them for null. */
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

/** Makes an assigned photo the component's primary one. The caller has locked the property. */
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

/** A photo that shows a component. */
export interface PhotoOfLineage {
  lineageId: string;
  propertyPhotoId: string;
  isPrimary: boolean;
}

/** Components of several properties, and the photos of them that the viewer sees. */
export interface LineagesSeen {
  /** The properties where the viewer sees everyone's photos. */
  all: readonly string[];
  /** The properties where the viewer sees only the photos of `userId`. */
  own: readonly string[];
  userId: string;
  lineageIds: readonly string[];
}

/** Returns the newest photos of each of these components, at most `limit` each, and the primary one of each. */
export async function newestOfLineages(tx: Tx, at: LineagesSeen, limit: number): Promise<PhotoOfLineage[]> {
  if (at.lineageIds.length === 0) return [];
  return rowsOf(
    tx,
    sql`select "lineageId", "propertyPhotoId", "isPrimary" from (
        select c.lineage_id as "lineageId", c.property_photo_id as "propertyPhotoId",
          c.is_primary as "isPrimary", row_number() over (
            partition by c.property_id, c.lineage_id order by p.upload_date desc, p.property_photo_id desc
          ) as place
        from photo_component c join photo p
          on p.workspace_id = c.workspace_id and p.property_photo_id = c.property_photo_id
        where ${inWorkspaces(tx, sql`c.workspace_id`)} and ${inArray(sql`c.property_id`, [...at.all, ...at.own])}
          and (p.uploaded_by = ${at.userId}::uuid or not (c.property_id = any(${uuidArray(at.own)})))
          and ${inArray(sql`c.lineage_id`, [...at.lineageIds])} and p.deleted_at is null
      ) newest where place <= ${limit} or "isPrimary" order by place`,
  );
}
