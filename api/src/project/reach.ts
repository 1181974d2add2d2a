import type { AttachedProject } from '@roofline/schema/project/attached-project';
import type { ProjectActions } from '@roofline/schema/project/project';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { forbidden, notFound } from '../platform/problem';
import { reachedProperties, type PropertyAccess } from '../property/access';
import { projectsWith } from './people/repository';
import { canSeeProject, projectActions, seesAllProjects } from './policy';
import { componentsOfProjects } from './repository/components';
import { findProjects, type ProjectRow } from './repository/projects';

/** A project that the actor sees, the access to its property, and what the actor may do with it. */
export interface ReachedProject {
  access: PropertyAccess;
  row: ProjectRow;
  actions: ProjectActions;
}

/** What is asked of a project. */
export interface ProjectNeed {
  need?: keyof ProjectActions;
  /** Holds the property's row and the project's until the transaction ends. */
  lock?: boolean;
  /** A deleted project instead of one that is not; `either` takes both. */
  isDeleted?: boolean | 'either';
}

/** Who looks at which properties. */
export interface ProjectViewing {
  actor: Actor;
  /** By the id of the property. */
  access: ReadonlyMap<string, PropertyAccess>;
}

/**
 * The projects as the actor reaches them, without those that they may not know of. No statement where they see every project
 * of the properties, else one.
 */
export async function reachedRows(
  tx: Tx,
  { actor: { userId }, access: all }: ProjectViewing,
  rows: readonly ProjectRow[],
): Promise<ReachedProject[]> {
  const known = rows.flatMap((row) => {
    const access = all.get(row.propertyId);
    return access ? [{ access, row, actions: projectActions(access.actions) }] : [];
  });
  const asked = known.filter(({ access: { actions }, row }) => !seesAllProjects(actions) && row.ownerUserId !== userId); // prettier-ignore
  const working = await projectsWith(tx, userId, asked.map(({ row }) => row.projectId)); // prettier-ignore
  return known.filter(({ access: { actions }, row: { ownerUserId, projectId, deletedAt } }) =>
    canSeeProject(actions, {
      isOwn: ownerUserId === userId || working.has(projectId),
      isDeleted: deletedAt !== null,
    }),
  );
}

/**
 * The project, or 404 where the actor may not even know of it, or 403 where the right `need` is missing. With `lock` the
 * property's row is taken first, as everything does that changes something below a property, and then the project's.
 */
export async function requireProject(
  tx: Tx,
  actor: Actor,
  projectId: string,
  { need, lock = false, isDeleted = false }: ProjectNeed = {},
): Promise<ReachedProject> {
  const [first] = await findProjects(tx, [projectId]);
  if (!first) throw notFound();
  const access = await reachedProperties(tx, actor, [first.propertyId], { lock });
  const [row] = lock ? await findProjects(tx, [projectId], { lock }) : [first];
  const [reached] = row ? await reachedRows(tx, { actor, access }, [row]) : [];
  const isAsked = isDeleted === 'either' || (row?.deletedAt !== null) === isDeleted;
  if (!reached || !isAsked) throw notFound();
  if (need && !reached.actions[need]) throw forbidden();
  return reached;
}

/** Projects by id as the actor reaches them, without those that they do not see. Four statements at most, however many. */
export async function reachedProjects(
  tx: Tx,
  actor: Actor,
  projectIds: readonly string[],
): Promise<ReachedProject[]> {
  const rows = await findProjects(tx, projectIds);
  const access = await reachedProperties(tx, actor, [...new Set(rows.map(({ propertyId }) => propertyId))]);
  return reachedRows(tx, { actor, access }, rows);
}

/** Names of projects that something was added to, by id: of those that the viewer sees and that are not deleted. */
export async function attachedProjects(
  tx: Tx,
  viewing: ProjectViewing,
  projectIds: readonly string[],
): Promise<Map<string, AttachedProject>> {
  const rows = await findProjects(tx, [...new Set(projectIds)]);
  const there = rows.filter(({ deletedAt }) => deletedAt === null);
  const seen = await reachedRows(tx, viewing, there);
  return new Map(seen.map(({ row: { projectId, name } }) => [projectId, { projectId, name }]));
}

/** Components whose photos are shown with each of the projects, as lineages by the id of the project. */
export async function photoLineages(
  tx: Tx,
  rows: readonly Pick<ProjectRow, 'projectId'>[],
): Promise<Map<string, string[]>> {
  const ids = rows.map(({ projectId }) => projectId);
  const shown = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { projectId, lineageId, includePhotos } of await componentsOfProjects(tx, ids))
    if (includePhotos) shown.get(projectId)?.push(lineageId);
  return shown;
}
