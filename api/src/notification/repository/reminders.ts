import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';

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
