import { sql, type SQL } from 'drizzle-orm';
import type { PropertySearchInput } from '@roofline/schema/property/property';
import { rowsOf, type Tx } from '../../platform/database';
import { containing, uuidArray } from '../../platform/store/values';

/** A workspace that a search looks into. */
export interface SearchedWorkspace {
  workspaceId: string;
  companyName: string;
  /** All its properties are seen, not only the assigned ones. */
  isWhole: boolean;
  /** Below it percent funded is weak; null where the actor may not see figures. */
  weakBelow: number | null;
}

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

/** In the letters that a property is found by. */
export const likePattern = (text: string): string => containing(text.normalize('NFC').toLowerCase());

/** What a property is found by; stored beside it, in the same letters that a filter is folded to. */
export function searchTextOf(of: { name: string; city: string; state: string }): string {
  return `${of.name} ${of.city} ${of.state}`.normalize('NFC').toLowerCase();
}

/** Figures of a property with the plan that leads, as portfolio analytics stores them; none where they may not be seen. */
const figure = (column: SQL): SQL => sql`(select ${column} from association_figure f
  where f.workspace_id = p.workspace_id and f.property_id = p.property_id and f.basis = 'plan'
    and s.weak_below is not null)`;
const FIGURES = {
  percentFunded: figure(sql`f.percent_funded`),
  firstYearBelowZero: figure(sql`f.first_year_below_zero`),
};
const NEEDS_ATTENTION = figure(sql`f.percent_funded < s.weak_below or f.first_year_below_zero is not null`);

/** Do these rows depend on stored figures? */
export const readsFigures = ({ sort, needsAttention }: PropertySearchInput['filter']): boolean =>
  needsAttention || sort === 'percentFunded' || sort === 'firstYearBelowZero';

/** Sort keys come from this table, never from what was sent. The id at the end makes every order total. */
function sortKeys(sort: PropertySearchInput['filter']['sort']): SQL[] {
  const keys: Record<typeof sort, SQL[]> = {
    propertyName: [],
    propertyTypeName: [sql`lower(t.name)`],
    location: [sql`p.state`, sql`lower(p.city)`],
    portfolio: [sql`lower(s.company_name)`],
    percentFunded: [FIGURES.percentFunded],
    firstYearBelowZero: [FIGURES.firstYearBelowZero],
  };
  return [...keys[sort], sql`lower(p.name)`, sql`p.property_id`];
}

/** A property without the figure comes last, whichever way it is sorted. */
const ordered = (keys: readonly SQL[], descending: boolean, byFigure: boolean) =>
  sql.join(
    keys.map((key, index) => {
      if (byFigure) return index === 0 ? sql`${key}${descending ? sql` desc` : sql``} nulls last` : key;
      return sql`${key}${descending ? sql` desc` : sql``}`;
    }),
    sql`, `,
  );

/** Workspaces as rows of a table; exactly as many as there are, so that the database plans for few. */
function workspaceRows(workspaces: readonly SearchedWorkspace[]): SQL {
  const rows = workspaces.map(
    (w) => sql`(${w.workspaceId}::uuid, ${w.companyName}::text, ${w.weakBelow}::float8)`,
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as s (workspace_id, company_name, weak_below)`;
}

/** Active properties that pass the filter; a workspace whose company matches passes whole. */
function filterOf(filter: PropertySearchInput['filter'], workspaces: readonly SearchedWorkspace[]): SQL {
  const passes = [sql`p.is_active`];
  // A number that no column of types could hold is one that no property has.
  if (filter.propertyTypeId) passes.push(sql`p.property_type_id = ${filter.propertyTypeId}::bigint`);
  if (filter.needsAttention) passes.push(NEEDS_ATTENTION);
  if (filter.text) {
    const folded = filter.text.normalize('NFC').toLowerCase();
    const matching = workspaces.filter((w) => w.companyName.normalize('NFC').toLowerCase().includes(folded));
    const byCompany = sql`p.workspace_id = any (${uuidArray(matching.map((w) => w.workspaceId))})`;
    passes.push(sql`(p.search_text like ${likePattern(filter.text)} or ${byCompany})`);
  }
  return sql.join(passes, sql` and `);
}

const COLUMNS = sql`p.property_id as "propertyId", p.workspace_id as "workspaceId", p.name as "propertyName",
  p.property_type_id as "propertyTypeId", t.name as "propertyTypeName", p.city as "propertyCity",
  p.state as "propertyState", s.company_name as "workspaceCompanyName", p.number_of_units as "numberOfUnits",
  p.profile_image_id as "profileImageId", p.is_integrated_property as "isIntegrated", p.version`;

const ASSIGNED = sql`property_assignment a join property p
  on p.workspace_id = a.workspace_id and p.property_id = a.property_id`;

interface Search {
  userId: string;
  workspaces: readonly SearchedWorkspace[];
}

/** The two ways to properties: all of a workspace, and the assigned ones of a workspace; only those that are needed. */
function waysOf({ userId, workspaces }: Search) {
  const ways = [
    { of: workspaces.filter((w) => w.isWhole), from: sql`property p`, also: sql`true` },
    { of: workspaces.filter((w) => !w.isWhole), from: ASSIGNED, also: sql`a.user_id = ${userId}::uuid` },
  ];
  return ways.filter((way) => way.of.length > 0);
}

type Way = ReturnType<typeof waysOf>[number];

/** How many properties a way finds. */
const countOf = (
  { of, from, also }: Way,
  { where, needsAttention }: { where: SQL; needsAttention: boolean },
) =>
  needsAttention
    ? sql`(select count(*) from ${workspaceRows(of)} cross join ${from}
        where p.workspace_id = s.workspace_id and ${also} and ${where})`
    : sql`(select count(*) from ${from}
        where p.workspace_id = any (${uuidArray(of.map((w) => w.workspaceId))}) and ${also} and ${where})`;

/** The order of a search; its keys are named k0, k1 … in what is merged. */
function orderOf({ sort, descending }: PropertySearchInput['filter']) {
  const keys = sortKeys(sort);
  const byFigure = sort === 'percentFunded' || sort === 'firstYearBelowZero';
  const names = keys.map((_key, index) => sql.raw(`k${index}`));
  const named = keys.map((key, index) => sql`${key} as ${names[index]!}`);
  return {
    columns: sql.join(named, sql`, `),
    type: sort === 'propertyTypeName' ? sql`join property_type t on t.id = p.property_type_id` : sql``,
    inWorkspace: ordered(keys, descending, byFigure),
    merged: ordered(names, descending, byFigure),
  };
}

/** The first rows of each workspace of a way. */
const firstRowsOf = (
  { of, from, also }: Way,
  { where, order, count }: { where: SQL; order: ReturnType<typeof orderOf>; count: number },
) => sql`select s.workspace_id, s.company_name, f.* from ${workspaceRows(of)} cross join lateral (
      select ${order.columns}, p.property_id from ${from} ${order.type}
      where p.workspace_id = s.workspace_id and ${also} and ${where}
      order by ${order.inWorkspace} limit ${count}) f`;

/**
 * One statement: the page and the number of all rows. Each workspace gives its first rows in order, straight from
 * an index where the order is by name, and those are merged; so a page does not cost more with more properties.
 */
export async function searchProperties(
  tx: Tx,
  search: Search,
  { filter, page, pageSize }: Pick<PropertySearchInput, 'filter' | 'page' | 'pageSize'>,
): Promise<{ rows: SearchRow[]; totalCount: number }> {
  const ways = waysOf(search);
  if (ways.length === 0) return { rows: [], totalCount: 0 };
  const offset = (page - 1) * pageSize;
  const order = orderOf(filter);
  const where = filterOf(filter, search.workspaces);
  const counts = ways.map((way) => countOf(way, { where, needsAttention: filter.needsAttention }));
  const firstRows = ways.map((way) => firstRowsOf(way, { where, order, count: offset + pageSize }));
  // Whole rows are read only of the page: joined earlier, they would be read of every page before it too.
  const found = await rowsOf<SearchRow & { total: string }>(
    tx,
    sql`with counted as (select ${sql.join(counts, sql` + `)} as total), page as (
      select f.*, row_number() over (order by ${order.merged}) as place
      from (${sql.join(firstRows, sql` union all `)}) f
      order by place limit ${pageSize} offset ${offset}
    ), shown as (
      select ${COLUMNS}, s.place from page s
      join property p on p.workspace_id = s.workspace_id and p.property_id = s.property_id
      join property_type t on t.id = p.property_type_id
    )
    select counted.total, shown.* from counted left join shown on true order by shown.place`,
  );
  return {
    // A page beyond the end is still one row, with only the count.
    rows: found.filter((row) => row.propertyId !== null),
    totalCount: Number(found[0]?.total ?? 0),
  };
}

export interface ChoiceRow {
  propertyId: string;
  propertyName: string;
  propertyCity: string;
  propertyState: string;
  workspaceId: string;
  workspaceCompanyName: string;
  profileImageId: string | null;
}

/** All active properties in reach, by name. */
export async function listChoices(tx: Tx, search: Search): Promise<ChoiceRow[]> {
  const parts = waysOf(search).map(
    ({
      of,
      from,
      also,
    }) => sql`select p.property_id as "propertyId", p.name as "propertyName", p.city as "propertyCity",
      p.state as "propertyState", p.workspace_id as "workspaceId", s.company_name as "workspaceCompanyName",
      p.profile_image_id as "profileImageId"
    from ${workspaceRows(of)} cross join ${from} where p.workspace_id = s.workspace_id and p.is_active and ${also}`,
  );
  if (parts.length === 0) return [];
  return rowsOf<ChoiceRow>(
    tx,
    sql`select * from (${sql.join(parts, sql` union all `)}) c order by lower("propertyName"), "propertyId"`,
  );
}
