import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { projectComponent } from '../tables';

export type ProjectComponentRow = typeof projectComponent.$inferSelect;

/** Returns the components that these projects work on, by lineage. */
export async function componentsOfProjects(
  tx: Tx,
  projectIds: readonly string[],
): Promise<ProjectComponentRow[]> {
  if (projectIds.length === 0) return [];
  return tx
    .select()
    .from(projectComponent)
    .where(inArray(projectComponent.projectId, [...projectIds]))
    .orderBy(asc(projectComponent.projectId), asc(projectComponent.lineageId));
}

/** Adds components to a project; for those that are in it already, only sets whether their photos are shown. */
export async function putComponents(
  tx: Tx,
  { workspaceId, propertyId, projectId }: Omit<ProjectComponentRow, 'lineageId' | 'includePhotos'>,
  lineageIds: readonly string[],
  includePhotos: boolean,
): Promise<void> {
  if (lineageIds.length === 0) return;
  await tx
    .insert(projectComponent)
    .values(lineageIds.map((lineageId) => ({ workspaceId, propertyId, projectId, lineageId, includePhotos })))
    .onConflictDoUpdate({
      target: [projectComponent.workspaceId, projectComponent.projectId, projectComponent.lineageId],
      set: { includePhotos },
    });
}

/** Removes a component from a project; returns false where it is not in it. */
export async function takeComponent(
  tx: Tx,
  { workspaceId, projectId, lineageId }: Omit<ProjectComponentRow, 'propertyId' | 'includePhotos'>,
): Promise<boolean> {
  const gone = await tx
    .delete(projectComponent)
    .where(
      and(
        eq(projectComponent.workspaceId, workspaceId),
        eq(projectComponent.projectId, projectId),
        eq(projectComponent.lineageId, lineageId),
      ),
    )
    .returning({ lineageId: projectComponent.lineageId });
  return gone.length > 0;
}
