import { and, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PhotoSort } from '@roofline/schema/photo/photo';
import { rowsOf, type Tx } from '../../platform/database';
import { containing } from '../../platform/store/values';
import { photo, photoComponent, photoProject } from '../tables';
import { findPhotos, type PhotoRow } from './photos';

/** The filter of a property's photos. */
export interface PhotoFilter {
  workspaceId: string;
  propertyId: string;
  isDeleted: boolean;
  /** Only those that this user uploaded. */
  uploadedBy: string | null;
  lineageId: string | null;
  /** A project, and the components whose photos are shown with it. */
  project: { projectId: string; lineageIds: readonly string[] } | null;
  /** A text to find, and the components whose names contain it. */
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
  // The database lowers the text, so that it matches the column, which it lowers, too.
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

/** The number of photos of a month (null: without a date), and how many of them are in the report. */
interface MonthCount {
  month: string | null;
  count: number;
  inReport: number;
}

/** A part of a list. */
interface Window {
  limit: number;
  offset: number;
}

const MONTH: Record<PhotoSort, SQL> = {
  uploadDate: sql`date_trunc('month', upload_date at time zone 'UTC')`,
  takenDate: sql`date_trunc('month', taken_date)`,
};

/** Counts photos by month, in the order of the list. It formats only the months, since formatting each row is slow. */
const monthsOf = (photos: SQL, { sortBy, sortDesc }: PhotoOrder): SQL =>
  sql`select to_char(m.month, 'YYYY-MM') as month, m.count, m."inReport" from (
      select ${MONTH[sortBy]} as month, count(*)::int as count,
        (count(*) filter (where include_in_photos_report))::int as "inReport"
      from ${photos} group by 1) m
    order by m.month ${sortDesc ? sql`desc` : sql`asc`} nulls last`;

/** Returns the order; of two photos with the same date, the one added last is newer. */
function orderOf({ sortBy, sortDesc }: PhotoOrder): SQL {
  const way = sortDesc ? sql`desc` : sql`asc`;
  const byTaken = sortBy === 'takenDate' ? sql`taken_date ${way} nulls last, ` : sql``;
  return sql`${byTaken}upload_date ${way}, property_photo_id ${way}`;
}

/** A part of a list, with the number of photos of each month of the whole list. */
interface PartOfList {
  months: MonthCount[];
  rows: PhotoRow[];
}

/** Counts the photos of each month. */
export const countMonths = (tx: Tx, filter: PhotoFilter, order: PhotoOrder): Promise<MonthCount[]> =>
  rowsOf(tx, monthsOf(sql`${photo} where ${condition(tx, filter)}`, order));

/** Returns a part of the filtered list. */
export const listPhotos = async (
  tx: Tx,
  filter: PhotoFilter,
  order: PhotoOrder,
  { limit, offset }: Window,
): Promise<PhotoRow[]> =>
  tx.select().from(photo).where(condition(tx, filter)).orderBy(orderOf(order)).limit(limit).offset(offset);

/** Searches without an index: it reads every photo of the property, but only once for both results. */
async function partOfSearch(
  tx: Tx,
  filter: PhotoFilter,
  order: PhotoOrder,
  { limit, offset }: Window,
): Promise<PartOfList> {
  const [found] = await rowsOf<{ months: MonthCount[]; ids: string[] }>(
    tx,
    sql`with hit as materialized (
        select property_photo_id, upload_date, taken_date, include_in_photos_report
        from ${photo} where ${condition(tx, filter)}),
      counted as (${monthsOf(sql`hit`, order)}),
      part as (select property_photo_id from hit order by ${orderOf(order)} limit ${limit} offset ${offset})
      select (select coalesce(json_agg(property_photo_id), '[]') from part) as ids,
        (select coalesce(json_agg(counted), '[]') from counted) as months`,
  );
  const { months, ids } = found!;
  const byId = new Map((await findPhotos(tx, ids)).map((row) => [row.propertyPhotoId, row]));
  return { months, rows: ids.map((id) => byId.get(id)!) };
}

/** Returns a part of the list, with the number of photos of each month of the whole list. */
export async function partOfList(
  tx: Tx,
  filter: PhotoFilter,
  order: PhotoOrder,
  window: Window,
): Promise<PartOfList> {
  if (filter.search !== null) return partOfSearch(tx, filter, order, window);
  return { months: await countMonths(tx, filter, order), rows: await listPhotos(tx, filter, order, window) };
}
