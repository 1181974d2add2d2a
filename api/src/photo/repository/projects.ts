import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { batchesOf, insertBatches } from '../../platform/store/rows';
import { uuidArray } from '../../platform/store/values';
import { photoProject } from '../tables';
import type { PhotoRow } from './photos';

export type PhotoProjectRow = typeof photoProject.$inferSelect;
type Place = Pick<PhotoRow, 'workspaceId' | 'propertyId'>;

/** Returns the projects that these photos were added to. */
export async function projectsOfPhotos(tx: Tx, photoIds: readonly string[]): Promise<PhotoProjectRow[]> {
  if (photoIds.length === 0) return [];
  return tx
    .select()
    .from(photoProject)
    .where(inArray(photoProject.propertyPhotoId, [...photoIds]));
}

/** Counts the photos that were added to a project, including those in the trash. */
export async function countPhotosOf(
  tx: Tx,
  { workspaceId }: Pick<Place, 'workspaceId'>,
  projectId: string,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(photoProject)
    .where(and(eq(photoProject.workspaceId, workspaceId), eq(photoProject.projectId, projectId)));
  return row!.count;
}

/** Adds photos to a project. The caller has locked the property and passes only photos that are not in the project. */
export async function insertIntoProject(
  tx: Tx,
  { workspaceId, propertyId }: Place,
  photoIds: readonly string[],
  projectId: string,
): Promise<void> {
  const rows = photoIds.map((propertyPhotoId) => ({ workspaceId, propertyId, propertyPhotoId, projectId }));
  await insertBatches(tx, photoProject, batchesOf(photoProject, rows));
}

/** Removes a photo from a project; returns false where it was not in it. */
export async function deleteFromProject(
  tx: Tx,
  { workspaceId, propertyPhotoId }: Pick<PhotoRow, 'workspaceId' | 'propertyPhotoId'>,
  projectId: string,
): Promise<boolean> {
  const gone = await tx
    .delete(photoProject)
    .where(
      and(
        eq(photoProject.workspaceId, workspaceId),
        eq(photoProject.propertyPhotoId, propertyPhotoId),
        eq(photoProject.projectId, projectId),
      ),
    )
    .returning({ projectId: photoProject.projectId });
  return gone.length > 0;
}

/** A component whose photos are shown with a project. */
export interface ShownWithProject {
  projectId: string;
  propertyId: string;
  lineageId: string;
}

/** Projects whose photos are counted, and the photos that the viewer sees. */
export interface ProjectsSeen {
  projectIds: readonly string[];
  shown: readonly ShownWithProject[];
  /** The properties where the viewer sees only the photos of `userId`. */
  own: readonly string[];
  userId: string;
}

/** Counts the photos outside the trash that each project shows: those added to it and those of its components. */
export async function countPhotosByProject(
  tx: Tx,
  { projectIds, shown, own, userId }: ProjectsSeen,
): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map();
  const ids = (key: keyof ShownWithProject) => uuidArray(shown.map((one) => one[key]));
  const rows = await rowsOf<{ projectId: string; photoCount: number }>(
    tx,
    sql`select s.project_id as "projectId", count(*)::int as "photoCount" from (
        select project_id, property_photo_id from photo_project
        where ${inWorkspaces(tx, sql`workspace_id`)} and project_id = any(${uuidArray(projectIds)})
        union
        select l.project_id, c.property_photo_id
        from unnest(${ids('projectId')}, ${ids('propertyId')}, ${ids('lineageId')})
          as l(project_id, property_id, lineage_id)
        join photo_component c on ${inWorkspaces(tx, sql`c.workspace_id`)}
          and c.property_id = l.property_id and c.lineage_id = l.lineage_id
      ) s join photo p on p.property_photo_id = s.property_photo_id
      where ${inWorkspaces(tx, sql`p.workspace_id`)} and p.deleted_at is null and (p.uploaded_by = ${userId}::uuid or not (p.property_id = any(${uuidArray(own)})))
      group by 1`,
  );
  return new Map(rows.map(({ projectId, photoCount }) => [projectId, photoCount]));
}
