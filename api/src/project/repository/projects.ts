import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { project } from '../tables';

export type ProjectRow = typeof project.$inferSelect;
export type NewProject = typeof project.$inferInsert;

/** Projects by id, of any property and deleted ones too; held until the transaction ends where `lock` is set. */
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
    // In one order, so that two calls wait for each other and never both.
    .orderBy(project.projectId);
  return lock ? query.for('update') : query;
}

export async function insertProject(tx: Tx, row: NewProject): Promise<void> {
  await tx.insert(project).values(row);
}

/** Changes a project and moves its version. The caller holds its row. */
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

/** How many projects of the property are not deleted. */
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

/** Ids of all projects of a property, deleted ones too. */
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
