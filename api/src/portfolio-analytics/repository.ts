import type { FundingBasis } from '@roofline/schema/portfolio-analytics/associations';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { uuidArray } from '../platform/store/values';
import { associationFigure, associationState, associationStudy } from './tables';

export type StateRow = typeof associationState.$inferSelect;
export type FigureRow = typeof associationFigure.$inferInsert;
export type StudyTextRow = typeof associationStudy.$inferInsert;

/** The version of the computation and the day that current figures need. */
export interface Fresh {
  workspaceId: string;
  today: string;
  dataVersion: number;
}

/** Returns the condition that the figures of a property `p` with the state `s` are old. */
export const isOld = ({ today, dataVersion }: Pick<Fresh, 'today' | 'dataVersion'>): SQL =>
  sql`(s.property_id is null or s.changes <> s.computed_changes or s.data_version <> ${dataVersion}::int
    or s.valid_until <= ${today}::date)`;

/** The associations `p` of a workspace, each with its state `s`: active properties that are no test. */
const ASSOCIATIONS = sql`property p
  left join association_state s on s.workspace_id = p.workspace_id and s.property_id = p.property_id`;

export const ofWorkspace = (workspaceId: string): SQL =>
  sql`p.workspace_id = ${workspaceId}::uuid and p.is_active and not p.is_test`;

/** Returns the first associations whose figures are old. */
export async function findOld(tx: Tx, fresh: Fresh, count: number): Promise<string[]> {
  const rows = await rowsOf<{ propertyId: string }>(
    tx,
    // Apart from its limit: the planner does not know that few are old, and would look up each state by itself.
    sql`with old as materialized (select p.property_id from ${ASSOCIATIONS}
          where ${ofWorkspace(fresh.workspaceId)} and ${isOld(fresh)})
        select property_id as "propertyId" from old order by property_id limit ${count}`,
  );
  return rows.map(({ propertyId }) => propertyId);
}

export async function countOld(tx: Tx, fresh: Fresh): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from ${ASSOCIATIONS}
        where ${ofWorkspace(fresh.workspaceId)} and ${isOld(fresh)}`,
  );
  return row!.count;
}

/**
 * Locks the states of associations until the transaction ends, so that later changes to their data are counted after it.
 * Leaves out those that someone else holds.
 */
export async function holdStates(
  tx: Tx,
  workspaceId: string,
  propertyIds: readonly string[],
): Promise<StateRow[]> {
  await tx
    .insert(associationState)
    .values(propertyIds.map((propertyId) => ({ workspaceId, propertyId })))
    .onConflictDoNothing();
  return tx
    .select()
    .from(associationState)
    .where(
      and(
        eq(associationState.workspaceId, workspaceId),
        inArray(associationState.propertyId, [...propertyIds]),
      ),
    )
    .orderBy(associationState.propertyId)
    .for('update', { skipLocked: true });
}

export async function changeState(tx: Tx, row: StateRow): Promise<void> {
  const { workspaceId, propertyId, ...change } = row;
  await tx
    .update(associationState)
    .set(change)
    .where(and(eq(associationState.workspaceId, workspaceId), eq(associationState.propertyId, propertyId)));
}

/** Replaces the figures of an association. */
export async function replaceFigures(
  tx: Tx,
  { workspaceId, propertyId }: Pick<StateRow, 'workspaceId' | 'propertyId'>,
  figures: readonly FigureRow[],
  studies: readonly StudyTextRow[],
): Promise<void> {
  for (const table of [associationFigure, associationStudy])
    await tx.delete(table).where(and(eq(table.workspaceId, workspaceId), eq(table.propertyId, propertyId)));
  if (figures.length > 0) await tx.insert(associationFigure).values([...figures]);
  if (studies.length > 0) await tx.insert(associationStudy).values([...studies]);
}

/** Returns the associations `p` of a workspace with their states `s` and their figures `f` on a basis. */
export const figuresOn = (workspaceId: string, basis: FundingBasis): SQL => sql`property p
  left join association_state s on s.workspace_id = ${workspaceId}::uuid and s.property_id = p.property_id
  left join association_figure f
    on f.workspace_id = ${workspaceId}::uuid and f.property_id = p.property_id and f.basis = ${basis}`;

/** Counts active properties that none of these users is assigned to. */
export async function countUnassigned(
  tx: Tx,
  workspaceId: string,
  userIds: readonly string[],
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from property p where ${ofWorkspace(workspaceId)} and not exists (
          select from property_assignment a where a.workspace_id = p.workspace_id
            and a.property_id = p.property_id and a.user_id = any (${uuidArray(userIds)}))`,
  );
  return row!.count;
}

/** Returns the first stored studies of a workspace on a basis, by id, and their total number. */
export async function findStudies(
  tx: Tx,
  { workspaceId, basis }: { workspaceId: string; basis: FundingBasis },
  limit: number,
): Promise<{
  rows: { propertyId: string; name: string; before: number | null; study: string }[];
  count: number;
}> {
  const from = sql`association_study d
    join property p on p.workspace_id = d.workspace_id and p.property_id = d.property_id
    join association_figure f
      on f.workspace_id = d.workspace_id and f.property_id = d.property_id and f.basis = d.basis
    where d.workspace_id = ${workspaceId}::uuid and d.basis = ${basis} and ${ofWorkspace(workspaceId)}`;
  const [counted] = await rowsOf<{ count: number }>(tx, sql`select count(*)::int as count from ${from}`);
  const rows = await rowsOf<{ propertyId: string; name: string; before: number | null; study: string }>(
    tx,
    sql`select d.property_id as "propertyId", p.name, f.first_year_below_zero as before, d.study from ${from}
        order by d.property_id limit ${limit}`,
  );
  return { rows, count: counted!.count };
}
