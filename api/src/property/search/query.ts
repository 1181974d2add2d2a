import { sql, type SQL } from 'drizzle-orm';
import type { PropertySearchInput } from '@roofline/schema/property';
import { rowsOf, type Tx } from '../../platform/database';

/** A workspace that a search looks into. */
export interface SearchedWorkspace {
  workspaceId: string;
  companyName: string;
  /** All its properties are seen, not only the assigned ones. */
  isWhole: boolean;
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
  profileImageKey: string | null;
  numberOfUnits: number;
  isIntegrated: boolean;
  version: number;
}

/** `%`, `_` and `\` stand for themselves (RS-3). */
export function likePattern(text: string): string {
  return `%${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
}

/** What a property is found by; stored beside it, in the same letters that a filter is folded to. */
export function searchTextOf(of: { name: string; city: string; state: string }): string {
  return `${of.name} ${of.city} ${of.state}`.normalize('NFC').toLowerCase();
}

/** Sort keys come from this table, never from what was sent. The id at the end makes every order total. */
function orderBy(sort: PropertySearchInput['filter']['sort'], descending: boolean): SQL {
  const keys: Record<typeof sort, SQL[]> = {
    propertyName: [],
    propertyTypeName: [sql`lower(t.name)`],
    location: [sql`p.state`, sql`lower(p.city)`],
    portfolio: [sql`lower(s.company_name)`],
  };
  const direction = descending ? sql` desc` : sql``;
  return sql.join(
    [...keys[sort], sql`lower(p.name)`, sql`p.property_id`].map((key) => sql`${key}${direction}`),
    sql`, `,
  );
}

/** The searched workspaces as a table; the texts travel as parameters. */
function scopeOf(workspaces: readonly SearchedWorkspace[], text: string): SQL {
  const folded = text.normalize('NFC').toLowerCase();
  return sql`select * from jsonb_to_recordset(${JSON.stringify(
    workspaces.map((w) => ({
      workspace_id: w.workspaceId,
      company_name: w.companyName,
      is_whole: w.isWhole,
      company_matches: w.companyName.normalize('NFC').toLowerCase().includes(folded),
    })),
  )}::jsonb) as w (workspace_id uuid, company_name text, is_whole boolean, company_matches boolean)`;
}

function filterOf(filter: PropertySearchInput['filter']): SQL {
  const matches = [sql`p.workspace_id = s.workspace_id`, sql`p.is_active`];
  if (filter.propertyTypeId) matches.push(sql`p.property_type_id = ${filter.propertyTypeId}`);
  if (filter.text) matches.push(sql`(p.search_text like ${likePattern(filter.text)} or s.company_matches)`);
  return sql.join(matches, sql` and `);
}

const COLUMNS = sql`p.property_id as "propertyId", p.workspace_id as "workspaceId", p.name as "propertyName",
  p.property_type_id as "propertyTypeId", t.name as "propertyTypeName", p.city as "propertyCity",
  p.state as "propertyState", s.company_name as "workspaceCompanyName", p.number_of_units as "numberOfUnits",
  p.profile_image_key as "profileImageKey", p.is_integrated_property as "isIntegrated", p.version`;

/**
 * One statement: the page and the number of all rows. Each workspace gives its first rows in order, straight from
 * an index where the order is by name, and those are merged; so a page does not cost more with more properties.
 */
export async function searchProperties(
  tx: Tx,
  search: { userId: string; workspaces: readonly SearchedWorkspace[] },
  { filter, page, pageSize }: Pick<PropertySearchInput, 'filter' | 'page' | 'pageSize'>,
): Promise<{ rows: SearchRow[]; totalCount: number }> {
  const offset = (page - 1) * pageSize;
  const order = orderBy(filter.sort, filter.descending);
  const where = filterOf(filter);
  const assignment = sql`property_assignment a join property p
    on p.workspace_id = a.workspace_id and p.property_id = a.property_id`;
  const mine = sql`a.workspace_id = s.workspace_id and a.user_id = ${search.userId}::uuid and ${where}`;
  const type =
    filter.sort === 'propertyTypeName' ? sql`join property_type t on t.id = p.property_type_id` : sql``;
  // A workspace takes part in exactly one of the two branches.
  const branch = (isWhole: boolean, from: SQL, condition: SQL) => sql`
    select f.property_id from scope s cross join lateral (
      select p.property_id from ${from} ${type} where ${condition} order by ${order} limit ${offset + pageSize}
    ) f where s.is_whole = ${isWhole}`;
  const found = await rowsOf<SearchRow & { total: string }>(
    tx,
    sql`with scope as materialized (${scopeOf(search.workspaces, filter.text)}),
    counted as (
      select (select count(*) from scope s join property p on ${where} where s.is_whole)
           + (select count(*) from scope s join (${assignment}) on ${mine} where not s.is_whole) as total
    ), page as (
      select ${COLUMNS}, row_number() over (order by ${order}) as place
      from (${branch(true, sql`property p`, where)} union all ${branch(false, assignment, mine)}) found
      join property p on p.property_id = found.property_id
      join scope s on s.workspace_id = p.workspace_id
      join property_type t on t.id = p.property_type_id
      order by ${order} limit ${pageSize} offset ${offset}
    )
    select counted.total, page.* from counted left join page on true order by page.place`,
  );
  return {
    // A page beyond the end still is one row, which carries the count alone.
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
  profileImageKey: string | null;
}

/** All active properties in reach, by name. */
export async function listChoices(
  tx: Tx,
  search: { userId: string; workspaces: readonly SearchedWorkspace[] },
): Promise<ChoiceRow[]> {
  return rowsOf<ChoiceRow>(
    tx,
    sql`with s as (${scopeOf(search.workspaces, '')})
    select p.property_id as "propertyId", p.name as "propertyName", p.city as "propertyCity",
      p.state as "propertyState", p.workspace_id as "workspaceId", s.company_name as "workspaceCompanyName",
      p.profile_image_key as "profileImageKey"
    from s join property p on p.workspace_id = s.workspace_id and p.is_active
    where s.is_whole or exists (
      select 1 from property_assignment a where a.workspace_id = p.workspace_id and a.property_id = p.property_id
        and a.user_id = ${search.userId}::uuid)
    order by lower(p.name), p.property_id`,
  );
}
