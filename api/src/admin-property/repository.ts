import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { inWorkspaces } from '../platform/repository/carried';
import { containing, momentText } from '../platform/store/values';

// Properties of all workspaces; inside `database.system`, which sees only what these statements name.

export interface FoundProperty {
  propertyId: string;
  name: string;
  city: string;
  state: string;
  numberOfUnits: number;
  isActive: boolean;
  isTest: boolean;
  workspaceId: string;
  workspaceName: string;
  workspaceCompanyName: string;
  createdAt: string;
}

const FROM = sql`from property p join workspace w on w.workspace_id = p.workspace_id`;
const matching = (search: string): SQL => {
  const like = containing(search.toLowerCase());
  return sql`(p.search_text like ${like} or lower(w.name) like ${like} or lower(w.company_name) like ${like})`;
};

const COLUMNS = sql`p.property_id as "propertyId", p.name, p.city, p.state, p.number_of_units as "numberOfUnits",
  p.is_active as "isActive", p.is_test as "isTest", w.workspace_id as "workspaceId", w.name as "workspaceName",
  w.company_name as "workspaceCompanyName",
  ${momentText(sql`p.created_at`)} as "createdAt"`;

/** Returns a page of the properties that match, by name. */
export const selectMatching = (
  tx: Tx,
  search: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundProperty[]> =>
  rowsOf(
    tx,
    sql`select ${COLUMNS} ${FROM} where ${inWorkspaces(tx, sql`p.workspace_id`)} and ${matching(search)}
      order by lower(p.name), p.property_id limit ${limit} offset ${offset}`,
  );

export async function countMatching(tx: Tx, search: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count ${FROM} where ${inWorkspaces(tx, sql`p.workspace_id`)} and ${matching(search)}`,
  );
  return row?.count ?? 0;
}

/** Returns one property, in any workspace. */
export async function selectProperty(tx: Tx, propertyId: string): Promise<FoundProperty | undefined> {
  const [row] = await rowsOf<FoundProperty>(
    tx,
    sql`select ${COLUMNS} ${FROM} where ${inWorkspaces(tx, sql`p.workspace_id`)} and p.property_id = ${propertyId}::uuid`,
  );
  return row;
}

/** Returns active workspaces whose name or company matches, without this one; by name. */
export function selectDestinations(
  tx: Tx,
  of: { search: string; notIn: string; limit: number },
): Promise<{ workspaceId: string; name: string; companyName: string }[]> {
  const like = containing(of.search.toLowerCase());
  return rowsOf(
    tx,
    sql`select workspace_id as "workspaceId", name, company_name as "companyName" from workspace
      where is_active and workspace_id <> ${of.notIn}::uuid and (lower(name) like ${like} or lower(company_name) like ${like})
      order by lower(name), workspace_id limit ${of.limit}`,
  );
}
