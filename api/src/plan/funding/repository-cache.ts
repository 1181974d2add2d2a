import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { momentText } from '../../platform/store/values';

/** A version that no computation has. */
const NONE = 0;

/** Stored projections at the contribution of today, how many are old, and when the oldest was made. */
export async function outlookCache(
  tx: Tx,
): Promise<{ entries: number; stale: number; oldestAt: string | null }> {
  const [row] = await rowsOf<{ entries: number; stale: number; oldestAt: string | null }>(
    tx,
    sql`select count(*)::int as entries, count(*) filter (where data_version = ${NONE})::int as stale,
      ${momentText(sql`min(computed_at)`)} as "oldestAt" from funding_outlook where ${inWorkspaces(tx, sql`workspace_id`)}`,
  );
  return row!;
}

/** Every projection is computed again when it is next read. */
export async function ageOutlooks(tx: Tx): Promise<void> {
  await tx.execute(sql`update funding_outlook set data_version = ${NONE}
    where ${inWorkspaces(tx, sql`workspace_id`)} and data_version <> ${NONE}`);
}
