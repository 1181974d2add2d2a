import { sql } from 'drizzle-orm';
import type { Tx } from '../src/platform/database';

/**
 * Identity rows and tenant rows belong to two database roles. Demo data is loaded and removed in one transaction, so
 * that there is all of it or none; within it these switch the role, and row security holds as everywhere else.
 */
export async function asTenant(tx: Tx, workspaceIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select set_config('roofline.workspace_ids', ${`{${workspaceIds.join(',')}}`}, true),
    set_config('role', 'roofline_app', true)`);
}

/** Back to identity rows: users, workspaces, memberships. */
export async function asSystem(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('role', 'roofline_system', true)`);
}
