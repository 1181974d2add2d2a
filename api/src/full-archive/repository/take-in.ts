import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';

/** Deactivates all memberships: the new Admin lets people in. Inside `database.system`. */
export const deactivateMembers = (tx: Tx, workspaceId: string) =>
  tx.execute(sql`update membership set is_active = false where workspace_id = ${workspaceId}::uuid`);

/** Returns properties with a connected app, whose connection exists only in the other installation. */
export const connectedProperties = async (tx: Tx, workspaceId: string): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select property_id as id from integration_property where workspace_id = ${workspaceId}::uuid`,
  );
  return rows.map(({ id }) => id);
};

/** Decides whether the installation has a workspace. Inside `database.system`. */
export async function hasAnyWorkspace(tx: Tx): Promise<boolean> {
  const rows = await rowsOf(tx, sql`select 1 from workspace limit 1`);
  return rows.length > 0;
}
