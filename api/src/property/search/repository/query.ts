import { sql, type SQL } from 'drizzle-orm';
import type { PropertySearchInput } from '@roofline/schema/property/property';
import { rowsOf, type Tx } from '../../../platform/database';
import { orderOf, turns, type Order } from './order';
import { sliceOf, spanOf, spansIn, type Slice, type Span } from '../slice';
import { rowsOfWay, waysTo, workspaceRows, type Search, type Way } from './ways';

export interface SearchRow {
  propertyId: string;
  workspaceId: string;
  propertyName: string;
  propertyTypeId: number;
  propertyTypeName: string;
  propertyCity: string;
  propertyState: string;
  workspaceCompanyName: string;
  profileImageId: string | null;
  numberOfUnits: number;
  isIntegrated: boolean;
  version: number;
}

const COLUMNS = sql`p.property_id as "propertyId", p.workspace_id as "workspaceId", p.name as "propertyName",
  p.property_type_id as "propertyTypeId", t.name as "propertyTypeName", p.city as "propertyCity",
  p.state as "propertyState", s.company_name as "workspaceCompanyName", p.number_of_units as "numberOfUnits",
  p.profile_image_id as "profileImageId", p.is_integrated_property as "isIntegrated", p.version`;

const unionOf = (parts: SQL[]): SQL => sql.join(parts, sql` union all `);

/** Selects from each workspace of a way the rows that may be on the page. */
const firstRowsOf = (
  { of, from, where }: Way,
  { order, skip, count }: { order: Order; skip: number; count: number },
) => sql`select s.workspace_id, s.company_name, f.* from ${workspaceRows(of)} cross join lateral (
      select ${order.columns}, p.property_id from ${from}
      where p.workspace_id = s.workspace_id and ${where}
      order by ${order.inWorkspace} limit ${count} offset ${skip}) f`;

/**
 * Reads a slice. Each workspace gives its first rows in order, straight from an index, and several are merged, so a page costs no
 * more with more properties. Full rows are joined only for the page: joined earlier, every page before it would be read, too.
 */
async function readSlice(
  tx: Tx,
  ways: readonly Way[],
  { skip, take, isTurned }: Slice,
  { sort, descending }: PropertySearchInput['filter'],
): Promise<SearchRow[]> {
  if (take === 0) return [];
  const order = orderOf(sort, descending !== isTurned);
  const isMerged = ways.length > 1 || ways[0]!.of.length > 1;
  const part = isMerged ? { skip: 0, count: skip + take } : { skip, count: take };
  const firstRows = ways.map((way) => firstRowsOf(way, { order, ...part }));
  const rows = await rowsOf<SearchRow>(
    tx,
    sql`select ${COLUMNS} from (
        select f.*, row_number() over (order by ${order.merged}) as place
        from (${unionOf(firstRows)}) f
        order by place limit ${take} offset ${isMerged ? skip : 0}
      ) s
      join property p on p.workspace_id = s.workspace_id and p.property_id = s.property_id
      join property_type t on t.id = p.property_type_id
    order by s.place`,
  );
  return isTurned ? rows.toReversed() : rows;
}

/** Counts the properties that the ways find. */
async function countOf(tx: Tx, ways: readonly Way[], readsWeak: boolean): Promise<number> {
  const counts = ways.map((way) => sql`select count(*) as found from ${rowsOfWay(way, readsWeak)}`);
  const [row] = await rowsOf<{ total: string }>(
    tx,
    sql`select sum(found) as total from (${unionOf(counts)}) c`,
  );
  return Number(row!.total);
}

/** Counts the properties of each type that the ways find, by the name of the type. */
async function countTypes(tx: Tx, ways: readonly Way[], readsWeak: boolean) {
  const counts = ways.map(
    (way) =>
      sql`select p.property_type_id as id, count(*) as found from ${rowsOfWay(way, readsWeak)} group by 1`,
  );
  const rows = await rowsOf<{ id: number; total: string }>(
    tx,
    sql`select t.id, sum(c.found) as total from (${unionOf(counts)}) c join property_type t on t.id = c.id
      group by t.id, t.name order by lower(t.name)`,
  );
  return rows.map(({ id, total }) => ({ id, total: Number(total) }));
}

const ofType = (way: Way, id: number): Way => ({
  ...way,
  where: sql`${way.where} and p.property_type_id = ${id}::smallint`,
});

type Asked = Pick<PropertySearchInput, 'filter' | 'page' | 'pageSize'>;
interface Found {
  rows: SearchRow[];
  totalCount: number;
}

/** Returns a page sorted by type: one list by name per type, one after the other. Reads only the types on the page. */
async function pageByType(tx: Tx, ways: readonly Way[], { filter, ...asked }: Asked): Promise<Found> {
  const types = await countTypes(tx, ways, filter.needsAttention);
  const totalCount = types.reduce((sum, { total }) => sum + total, 0);
  const inOrder = filter.descending ? types.toReversed() : types;
  const rows: SearchRow[] = [];
  for (const { id, total, ...span } of spansIn(inOrder, spanOf(totalCount, asked)))
    rows.push(
      ...(await readSlice(
        tx,
        ways.map((way) => ofType(way, id)),
        sliceOf(total, span, true),
        filter,
      )),
    );
  return { rows, totalCount };
}

/** Pages up to this row are read from the start, so that the query for the rows need not wait for their number. */
const NEAR = 200;

/** Returns a page of the properties found, and their total number. */
export async function searchProperties(tx: Tx, search: Search, asked: Asked): Promise<Found> {
  const { filter } = asked;
  const ways = await waysTo(tx, search, filter);
  if (ways.length === 0) return { rows: [], totalCount: 0 };
  if (filter.sort === 'propertyTypeName') return pageByType(tx, ways, asked);
  if (asked.page * asked.pageSize <= NEAR) {
    const slice = { skip: (asked.page - 1) * asked.pageSize, take: asked.pageSize, isTurned: false };
    const [totalCount, rows] = await Promise.all([
      countOf(tx, ways, filter.needsAttention),
      readSlice(tx, ways, slice, filter),
    ]);
    return { rows, totalCount };
  }
  const totalCount = await countOf(tx, ways, filter.needsAttention);
  const span: Span = spanOf(totalCount, asked);
  const rows = await readSlice(tx, ways, sliceOf(totalCount, span, turns(filter.sort)), filter);
  return { rows, totalCount };
}
