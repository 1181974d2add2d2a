import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PhotoSort } from '@roofline/schema/photo/photo';
import { rowsOf, type Tx } from '../../platform/database';
import { containing, uuidArray } from '../../platform/store/values';
import { photo, photoComponent, photoProject } from '../tables';
import type { PhotoRow } from './photos';

/** Which photos of a property are meant. */
export interface PhotoFilter {
  workspaceId: string;
  propertyId: string;
  isDeleted: boolean;
  /** Only those that this user uploaded. */
  uploadedBy: string | null;
  lineageId: string | null;
  /** A project, and the components whose photos are shown with it. */
  project: { projectId: string; lineageIds: readonly string[] } | null;
  /** Words, and the components whose names have them. */
  search: { text: string; lineageIds: readonly string[] } | null;
  includeInPhotosReport: boolean | null;
}

export interface PhotoOrder {
  sortBy: PhotoSort;
  sortDesc: boolean;
}

function hangsOn(tx: Tx, lineageIds: readonly string[]): SQL | undefined {
  if (lineageIds.length === 0) return undefined;
  return exists(
    tx
      .select({ one: sql`1` })
      .from(photoComponent)
      .where(
        and(
          eq(photoComponent.workspaceId, photo.workspaceId),
          eq(photoComponent.propertyId, photo.propertyId),
          eq(photoComponent.propertyPhotoId, photo.propertyPhotoId),
          inArray(photoComponent.lineageId, [...lineageIds]),
        ),
      ),
  );
}

function isOf(tx: Tx, { projectId, lineageIds }: NonNullable<PhotoFilter['project']>): SQL | undefined {
  const added = exists(
    tx
      .select({ one: sql`1` })
      .from(photoProject)
      .where(
        and(
          eq(photoProject.workspaceId, photo.workspaceId),
          eq(photoProject.propertyPhotoId, photo.propertyPhotoId),
          eq(photoProject.projectId, projectId),
        ),
      ),
  );
  return or(added, hangsOn(tx, lineageIds));
}

function found(tx: Tx, { text, lineageIds }: NonNullable<PhotoFilter['search']>): SQL | undefined {
  // Lower as the column is made lower: by the database.
  return or(sql`${photo.searchText} like lower(${containing(text)})`, hangsOn(tx, lineageIds));
}

const condition = (tx: Tx, filter: PhotoFilter): SQL | undefined =>
  and(
    eq(photo.workspaceId, filter.workspaceId),
    eq(photo.propertyId, filter.propertyId),
    filter.isDeleted ? isNotNull(photo.deletedAt) : isNull(photo.deletedAt),
    filter.uploadedBy === null ? undefined : eq(photo.uploadedBy, filter.uploadedBy),
    filter.lineageId === null ? undefined : hangsOn(tx, [filter.lineageId]),
    filter.project === null ? undefined : isOf(tx, filter.project),
    filter.search === null ? undefined : found(tx, filter.search),
    filter.includeInPhotosReport === null
      ? undefined
      : eq(photo.includeInPhotosReport, filter.includeInPhotosReport),
  );

const MONTH: Record<PhotoSort, SQL> = {
  uploadDate: sql`to_char(${photo.uploadDate} at time zone 'UTC', 'YYYY-MM')`,
  takenDate: sql`to_char(${photo.takenDate}, 'YYYY-MM')`,
};

/** How many photos each month has, in the order of the list, and how many of them are in the report. */
export async function countMonths(
  tx: Tx,
  filter: PhotoFilter,
  { sortBy, sortDesc }: PhotoOrder,
): Promise<{ month: string | null; count: number; inReport: number }[]> {
  const direction = sortDesc ? sql`desc` : sql`asc`;
  return rowsOf(
    tx,
    sql`select ${MONTH[sortBy]} as month, count(*)::int as count,
        (count(*) filter (where ${photo.includeInPhotosReport}))::int as "inReport"
      from ${photo} where ${condition(tx, filter)} group by 1 order by 1 ${direction} nulls last`,
  );
}

/** Photos of the filtered list, a part of it. Where two have the same date the one that was added last counts as newer. */
export async function listPhotos(
  tx: Tx,
  filter: PhotoFilter,
  { sortBy, sortDesc }: PhotoOrder,
  window: { limit: number; offset: number },
): Promise<PhotoRow[]> {
  const way = sortDesc ? desc : asc;
  const byTaken = sql`${photo.takenDate} ${sortDesc ? sql`desc` : sql`asc`} nulls last`;
  return tx
    .select()
    .from(photo)
    .where(condition(tx, filter))
    .orderBy(...(sortBy === 'takenDate' ? [byTaken] : []), way(photo.uploadDate), way(photo.propertyPhotoId))
    .limit(window.limit)
    .offset(window.offset);
}

/** A photo that shows a component. */
export interface PhotoOfLineage {
  lineageId: string;
  propertyPhotoId: string;
  isPrimary: boolean;
}

/** Components of several properties, and whose photos of them are meant. */
export interface LineagesSeen {
  /** Properties of which everyone's photos are meant. */
  all: readonly string[];
  /** Properties of which only those of `userId` are meant. */
  own: readonly string[];
  userId: string;
  lineageIds: readonly string[];
}

/** The newest photos of each of these components, at most `limit` each, and the primary one of each. */
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
        where ${inArray(sql`c.property_id`, [...at.all, ...at.own])}
          and (p.uploaded_by = ${at.userId}::uuid or not (c.property_id = any(${uuidArray(at.own)})))
          and ${inArray(sql`c.lineage_id`, [...at.lineageIds])} and p.deleted_at is null
      ) newest where place <= ${limit} or "isPrimary" order by place`,
  );
}
