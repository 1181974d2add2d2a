import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { onceAView } from '../../platform/store/view';
import { project } from '../tables';
import { projectCompletion } from './tables';
import type { ProjectRow } from '../repository/projects';

export type CompletionRow = typeof projectCompletion.$inferSelect;

/** Returns the changes of components by the completion of these projects, oldest year first. */
export async function findCompletions(tx: Tx, projectIds: readonly string[]): Promise<CompletionRow[]> {
  if (projectIds.length === 0) return [];
  return tx
    .select()
    .from(projectCompletion)
    .where(inArray(projectCompletion.projectId, [...projectIds]))
    .orderBy(asc(projectCompletion.fiscalYear), asc(projectCompletion.lineageId));
}

/** Returns the changes of a year's components by the completion of projects. */
export const completionsOfYear = onceAView(
  async (tx: Tx, propertyId: string, fiscalYear: number): Promise<CompletionRow[]> =>
    tx
      .select()
      .from(projectCompletion)
      .where(and(eq(projectCompletion.propertyId, propertyId), eq(projectCompletion.fiscalYear, fiscalYear))),
);

export async function insertCompletions(tx: Tx, rows: readonly CompletionRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(projectCompletion).values([...rows]);
}

/** Updates the values before and after a completion, once an earlier one on the same line was taken back. */
export async function updateCompletion(tx: Tx, row: CompletionRow): Promise<void> {
  const { workspaceId, projectId, fiscalYear, lineageId, before, after, plannedCost } = row;
  await tx
    .update(projectCompletion)
    .set({ before, after, plannedCost })
    .where(
      and(
        eq(projectCompletion.workspaceId, workspaceId),
        eq(projectCompletion.projectId, projectId),
        eq(projectCompletion.fiscalYear, fiscalYear),
        eq(projectCompletion.lineageId, lineageId),
      ),
    );
}

/** Deletes the record of the changes by the completion of a project. */
export async function deleteCompletions(
  tx: Tx,
  { workspaceId, projectId }: Pick<ProjectRow, 'workspaceId' | 'projectId'>,
): Promise<void> {
  await tx
    .delete(projectCompletion)
    .where(and(eq(projectCompletion.workspaceId, workspaceId), eq(projectCompletion.projectId, projectId)));
}

/** Returns the projects of the property that were completed within these days, by day, without deleted ones. */
export async function completedBetween(
  tx: Tx,
  propertyId: string,
  days: { from: string; to: string },
): Promise<ProjectRow[]> {
  return tx
    .select()
    .from(project)
    .where(
      and(
        eq(project.propertyId, propertyId),
        eq(project.isCompleted, true),
        isNull(project.deletedAt),
        gte(project.completedOn, days.from),
        lte(project.completedOn, days.to),
      ),
    )
    .orderBy(asc(project.completedOn), asc(project.projectId));
}
