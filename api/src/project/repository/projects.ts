import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { project } from '../tables';

export type ProjectRow = typeof project.$inferSelect;
export type NewProject = typeof project.$inferInsert;

/** Returns projects by id, of any property and deleted ones too; `lock` locks them until the transaction ends. */
export async function findProjects(
  tx: Tx,
  ids: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<ProjectRow[]> {
  if (ids.length === 0) return [];
  const query = tx
    .select()
    .from(project)
    .where(inArray(project.projectId, [...ids]))
    // Always in the same order, so that two calls that lock the same rows cannot deadlock.
    .orderBy(project.projectId);
  return lock ? query.for('update') : query;
}

export async function insertProject(tx: Tx, row: NewProject): Promise<void> {
  await tx.insert(project).values(row);
}

/** Changes a project and raises its version. The caller has locked its row. */
export async function changeProject(
  tx: Tx,
  { workspaceId, projectId }: Pick<ProjectRow, 'workspaceId' | 'projectId'>,
  change: Partial<NewProject>,
): Promise<ProjectRow> {
  const [row] = await tx
    .update(project)
    .set({ ...change, version: sql`${project.version} + 1` })
    .where(and(eq(project.workspaceId, workspaceId), eq(project.projectId, projectId)))
    .returning();
  return row!;
}

/** Returns how many projects of the property are not deleted. */
export async function countProjects(
  tx: Tx,
  { workspaceId, propertyId }: Pick<ProjectRow, 'workspaceId' | 'propertyId'>,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(project)
    .where(
      and(
        eq(project.workspaceId, workspaceId),
        eq(project.propertyId, propertyId),
        isNull(project.deletedAt),
      ),
    );
  return row?.count ?? 0;
}

/** Returns the ids of all projects of a property, deleted ones too. */
export async function projectIdsAt(
  tx: Tx,
  { workspaceId, propertyId }: Pick<ProjectRow, 'workspaceId' | 'propertyId'>,
): Promise<string[]> {
  const rows = await tx
    .select({ id: project.projectId })
    .from(project)
    .where(and(eq(project.workspaceId, workspaceId), eq(project.propertyId, propertyId)));
  return rows.map(({ id }) => id);
}
