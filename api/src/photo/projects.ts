import type { Photo, PhotoProjectInput, ProjectPhotoCount } from '@roofline/schema/photo/photo';
import { limits } from '@roofline/schema/value/limits';
import { recordActivity } from '../activity/service';
import { notify } from '../notification/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { notFound, ruleFailed } from '../platform/problem';
import { photoLineages, projectIdsAt, reachedProjects, requireProject } from '../project/service';
import { requireProperty } from '../property/access';
import type { PhotoChange } from './change';
import { seesAllPhotos } from './policy';
import { presentPhotos } from './present';
import { holdPhotos, type ReachedPhotos } from './reach';
import { viewingOf } from './read';
import { changePhotos, findPhotos } from './repository/photos';
import {
  countPhotosByProject,
  countPhotosOf,
  deleteFromProject,
  insertIntoProject,
  projectsOfPhotos,
} from './repository/projects';

/** Returns the photos as they are now, in their order. */
async function shown(tx: Tx, { actor, deps }: PhotoChange, { access, rows }: ReachedPhotos) {
  const ids = rows.map(({ propertyPhotoId }) => propertyPhotoId);
  const byId = new Map((await findPhotos(tx, ids)).map((row) => [row.propertyPhotoId, row]));
  const now = ids.map((id) => byId.get(id)!);
  return presentPhotos(tx, viewingOf(actor, deps, access), now);
}

/** Locks the photos, and returns them with the project; 404 for a project of another property. */
async function holdBoth(tx: Tx, { actor }: PhotoChange, photoIds: readonly string[], projectId: string) {
  const held = await holdPhotos(tx, actor, photoIds, { need: 'edit' });
  const { row: project } = await requireProject(tx, actor, projectId);
  if (project.propertyId !== held.access.property.propertyId) throw notFound();
  return { held, project };
}

async function record(
  tx: Tx,
  { actor, deps }: PhotoChange,
  { held, project }: Awaited<ReturnType<typeof holdBoth>>,
  description: string,
): Promise<void> {
  const { workspaceId, propertyId } = held.access.property;
  const place = { workspaceId, propertyId, actor, at: deps.clock.now() };
  const { name: entityName, projectId } = project;
  await recordActivity(tx, place, { type: 'photo', entityName, projectId, description });
}

async function tellFollowers(
  tx: Tx,
  { actor, deps }: PhotoChange,
  { workspaceId, propertyId, projectId }: Awaited<ReturnType<typeof holdBoth>>['project'],
  count: number,
): Promise<void> {
  const place = { workspaceId, propertyId, projectId, actor, at: deps.clock.now() };
  await notify(tx, place, { kind: 'photo', count, to: { followers: true } });
}

const FULL = `A project has at most ${limits.mediaLinks.toLocaleString('en-US')} photos. Remove some of them first, or choose fewer.`;

/** Adds photos to a project of their property; does not change those that are in it already. */
export async function addToProject(
  tx: Tx,
  change: PhotoChange,
  { propertyPhotoIds, projectId }: PhotoProjectInput,
): Promise<Photo[]> {
  const both = await holdBoth(tx, change, propertyPhotoIds, projectId);
  const { held, project } = both;
  const ids = held.rows.map(({ propertyPhotoId }) => propertyPhotoId);
  const known = (await projectsOfPhotos(tx, ids)).filter((row) => row.projectId === project.projectId);
  const there = new Set(known.map(({ propertyPhotoId }) => propertyPhotoId));
  const fresh = held.rows.filter(({ propertyPhotoId }) => !there.has(propertyPhotoId));
  const [first] = fresh;
  if (first) {
    const count = await countPhotosOf(tx, project, project.projectId);
    if (count + fresh.length > limits.mediaLinks) throw ruleFailed(FULL, 'propertyPhotoIds');
    const freshIds = fresh.map(({ propertyPhotoId }) => propertyPhotoId);
    await insertIntoProject(tx, project, freshIds, project.projectId);
    await changePhotos(tx, project.workspaceId, freshIds, {});
    const what = fresh.length === 1 ? first.fileName : `${fresh.length.toLocaleString('en-US')} photos`;
    await record(tx, change, both, `Added ${what} to the project ${project.name}`);
    await tellFollowers(tx, change, project, fresh.length);
  }
  return shown(tx, change, held);
}

/** Removes a photo from a project; it stays in the property. */
export async function removeFromProject(
  tx: Tx,
  change: PhotoChange,
  at: { propertyPhotoId: string; projectId: string },
): Promise<void> {
  const both = await holdBoth(tx, change, [at.propertyPhotoId], at.projectId);
  const { held, project } = both;
  const photo = held.rows[0]!;
  if (!(await deleteFromProject(tx, photo, project.projectId))) return;
  await changePhotos(tx, photo.workspaceId, [photo.propertyPhotoId], {});
  await record(tx, change, both, `Removed ${photo.fileName} from the project ${project.name}`);
}

/** Counts the photos that each project of a property shows to the viewer, for all projects that they see, even deleted. */
export async function countsAtProperty(
  tx: Tx,
  actor: Actor,
  propertyId: string,
): Promise<ProjectPhotoCount[]> {
  const { property } = await requireProperty(tx, actor, propertyId);
  const counts = await countsOfProjects(tx, actor, await projectIdsAt(tx, property));
  return counts.filter((count) => count !== null);
}

/** Counts the photos that each project shows to the viewer, in the order of the ids; null for one hidden from them. */
export async function countsOfProjects(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<(ProjectPhotoCount | null)[]> {
  const reached = await reachedProjects(tx, actor, ids);
  const projectIds = reached.map(({ row }) => row.projectId);
  const lineages = await photoLineages(
    tx,
    reached.map(({ row }) => row),
  );
  const counts = await countPhotosByProject(tx, {
    projectIds,
    shown: reached.flatMap(({ row: { projectId, propertyId } }) =>
      (lineages.get(projectId) ?? []).map((lineageId) => ({ projectId, propertyId, lineageId })),
    ),
    own: reached.flatMap(({ access }) => (seesAllPhotos(access.actions) ? [] : [access.property.propertyId])),
    userId: actor.userId,
  });
  const seen = new Set(projectIds);
  return ids.map((id) => {
    const projectId = id.toLowerCase();
    return seen.has(projectId) ? { projectId, photoCount: counts.get(projectId) ?? 0 } : null;
  });
}
