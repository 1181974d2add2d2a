import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { textArray, uuidArray } from '../../platform/store/values';

/** Returns active workspaces with the zones that their members chose; null: some chose none. Inside `database.system`. */
export function selectZonesInUse(tx: Tx): Promise<{ workspaceId: string; timeZone: string | null }[]> {
  return rowsOf(
    tx,
    sql`select distinct w.workspace_id as "workspaceId", f.time_zone as "timeZone" from workspace w
      join membership m on m.workspace_id = w.workspace_id and m.is_active
      left join notification_preference f on f.user_id = m.user_id
      where w.is_active`,
  );
}

export interface KeyOfWorkspace {
  workspaceId: string;
  onceKey: string;
}

/** Returns those that have no job yet, finished or not. Inside `database.system`. */
export function selectWithoutJob<One extends KeyOfWorkspace>(tx: Tx, all: readonly One[]): Promise<One[]> {
  return rowsOf<{ place: number }>(
    tx,
    sql`select (a.n - 1)::int as place from unnest(${uuidArray(all.map(({ workspaceId }) => workspaceId))},
        ${textArray(all.map(({ onceKey }) => onceKey))}) with ordinality as a(workspace_id, once_key, n)
      where not exists (select 1 from job j where j.workspace_id = a.workspace_id and j.once_key = a.once_key)`,
  ).then((rows) => rows.map(({ place }) => all[place]!));
}

/** Returns the ids of a workspace's active properties. */
export async function selectPropertyIds(tx: Tx, workspaceId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select p.property_id as id from property p where p.workspace_id = ${workspaceId}::uuid and p.is_active
      order by p.property_id`,
  );
  return rows.map(({ id }) => id);
}
