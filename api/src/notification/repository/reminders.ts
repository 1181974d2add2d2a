import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';

/** Something that ends or is due on a day. */
export interface DatedRow {
  propertyId: string;
  projectId: string | null;
  /** What it is: a project, a bid or a file. */
  id: string;
  name: string;
  day: string;
}

/** Days from one to another, both included. */
export interface DaysAhead {
  workspaceId: string;
  from: string;
  to: string;
}

const between = ({ from, to }: DaysAhead) => sql`between ${from}::date and ${to}::date`;

/** Open projects that are due then. */
export const selectProjectsDue = (tx: Tx, ahead: DaysAhead): Promise<DatedRow[]> =>
  rowsOf(
    tx,
    sql`select j.property_id as "propertyId", j.project_id as "projectId", j.project_id as id, j.name,
        j.due_date::text as day from project j
      where j.workspace_id = ${ahead.workspaceId}::uuid and j.due_date ${between(ahead)}
        and j.deleted_at is null and not j.is_completed order by j.project_id`,
  );

/** Bids of open projects without an award that nobody holds to their price after then. */
export const selectBidsEnding = (tx: Tx, ahead: DaysAhead): Promise<DatedRow[]> =>
  rowsOf(
    tx,
    sql`select j.property_id as "propertyId", j.project_id as "projectId", b.bid_id as id, b.bidder as name,
        b.valid_until::text as day from project_bid b
      join project j on j.workspace_id = b.workspace_id and j.project_id = b.project_id
      where b.workspace_id = ${ahead.workspaceId}::uuid and b.valid_until ${between(ahead)}
        and j.deleted_at is null and not j.is_completed and j.awarded_bid_id is null order by b.bid_id`,
  );

/** Files that are valid until then. */
export const selectFilesEnding = (tx: Tx, ahead: DaysAhead): Promise<DatedRow[]> =>
  rowsOf(
    tx,
    sql`select f.property_id as "propertyId", null::uuid as "projectId", f.property_file_id as id, f.file_name as name,
        f.valid_until::text as day from property_file f
      where f.workspace_id = ${ahead.workspaceId}::uuid and f.valid_until ${between(ahead)}
        and f.deleted_at is null order by f.property_file_id`,
  );

/** Workspaces that have no job of this key yet, over or not. Inside `database.system`. */
export async function selectWithoutJob(tx: Tx, onceKey: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select w.workspace_id as id from workspace w where w.is_active and not exists (
      select 1 from job j where j.workspace_id = w.workspace_id and j.once_key = ${onceKey})`,
  );
  return rows.map(({ id }) => id);
}

/** Properties of a workspace that are in use. */
export async function selectPropertyIds(tx: Tx, workspaceId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select p.property_id as id from property p where p.workspace_id = ${workspaceId}::uuid and p.is_active
      order by p.property_id`,
  );
  return rows.map(({ id }) => id);
}
