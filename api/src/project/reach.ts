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

/** The right, the lock and the state that a request needs of a project. */
export interface ProjectNeed {
  need?: keyof ProjectActions;
  /** Locks the property's row and the project's until the transaction ends. */
  lock?: boolean;
  /** `true` finds only a deleted project, `false` only one that is not deleted. */
  isDeleted?: boolean | 'either';
}

/** The actor, and the properties that the actor reaches. */
export interface ProjectViewing {
  actor: Actor;
  /** By the id of the property. */
  access: ReadonlyMap<string, PropertyAccess>;
}

/**
 * Returns the projects as the actor reaches them, without those that they may not know of. No statement where they see every
 * project of the properties, else one.
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
 * Returns the project; 404 where the actor may not even know of it, 403 where the right `need` is missing. `lock` locks
 * the property's row first, as every change of anything below a property does, and then the project's.
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

/** Returns projects by id as the actor reaches them, without those that they do not see. At most four statements. */
export async function reachedProjects(
  tx: Tx,
  actor: Actor,
  projectIds: readonly string[],
): Promise<ReachedProject[]> {
  const rows = await findProjects(tx, projectIds);
  const access = await reachedProperties(tx, actor, [...new Set(rows.map(({ propertyId }) => propertyId))]);
  return reachedRows(tx, { actor, access }, rows);
}

/** Returns the names, by id, of the projects that the viewer sees and that are not deleted. */
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

/** Returns the components whose photos each project shows, as lineages by the id of the project. */
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
