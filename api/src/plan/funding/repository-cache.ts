import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { momentText } from '../../platform/store/values';

/** The version that marks an outlook as old; no computation has it. */
const NONE = 0;

/** Counts the stored outlooks and those marked to be computed again, and returns when the oldest was computed. */
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

/** Marks all outlooks to be computed again when they are next read. */
export async function ageOutlooks(tx: Tx): Promise<void> {
  await tx.execute(sql`update funding_outlook set data_version = ${NONE}
    where ${inWorkspaces(tx, sql`workspace_id`)} and data_version <> ${NONE}`);
}
