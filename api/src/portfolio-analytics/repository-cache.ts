import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { inWorkspaces } from '../platform/repository/carried';

/** Counts stored figures, and the old ones: a change to an association's data raises `changes`; so does `ageFigures`. */
export async function figureCache(tx: Tx): Promise<{ entries: number; stale: number; oldestAt: null }> {
  const [row] = await rowsOf<{ entries: number; stale: number }>(
    tx,
    sql`select count(*)::int as entries,
      count(*) filter (where computed_changes <> changes)::int as stale from association_state
      where ${inWorkspaces(tx, sql`workspace_id`)} and computed_changes <> 0`,
  );
  return { ...row!, oldestAt: null };
}

/** Makes every association's figures old, so that they are computed again when next read. */
export async function ageFigures(tx: Tx): Promise<void> {
  await tx.execute(sql`update association_state set changes = changes + 1
    where ${inWorkspaces(tx, sql`workspace_id`)} and computed_changes = changes`);
}
