import type { Project, ProjectActions } from '@roofline/schema/project/project';
import { recordActivity, type ActivityEvent } from '../../activity/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { Guard } from '../../platform/idempotency';
import { notFound, ruleFailed } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import type { PropertyAccess } from '../../property/access';
import { peopleOfProperties } from '../../property/service';
import { presentProjects } from '../present';
import { requireProject, type ProjectNeed, type ReachedProject } from '../reach';
import { changeProject, type NewProject, type ProjectRow } from '../repository/projects';

/** The actor of a change, with the service's clock. */
export interface ProjectChange {
  actor: Actor;
  deps: Pick<Deps, 'clock'>;
}

/** The id of a project, and the version that the caller saw. */
export interface SeenProject {
  projectId: string;
  version: number;
}

/** Returns the guard for `once`: the actor still has the right `need`, for a deleted project they may restore, too. */
export function projectGuard(actor: Actor, projectId: string, need: keyof ProjectActions): Guard {
  return async (tx) => (await requireProject(tx, actor, projectId, { need, isDeleted: 'either' })).row;
}

/** Locks the property and the project, and returns the project in the version that the caller saw. */
export async function holdProject(
  tx: Tx,
  { actor }: ProjectChange,
  { projectId, version }: SeenProject,
  need: ProjectNeed,
): Promise<ReachedProject> {
  const reached = await requireProject(tx, actor, projectId, { ...need, lock: true });
  assertVersion(reached.row.version, version);
  return reached;
}

/**
 * Locks the project and returns it with one of its items in the version that the caller saw; 404 also for an item of another
 * project, even if the actor may see it.
 */
export async function holdItem<Row extends { version: number }>(
  tx: Tx,
  { actor }: ProjectChange,
  { projectId, version }: SeenProject,
  find: (project: ProjectRow) => Promise<Row | null>,
): Promise<{ reached: ReachedProject; row: Row }> {
  const reached = await requireProject(tx, actor, projectId, { need: 'edit', lock: true });
  const row = await find(reached.row);
  if (!row) throw notFound();
  assertVersion(row.version, version);
  return { reached, row };
}

/** Returns the project as in the answer. */
export async function presentOne(
  tx: Tx,
  { actor, deps }: ProjectChange,
  reached: ReachedProject,
): Promise<Project> {
  return (await presentProjects(tx, { actor, clock: deps.clock }, [reached]))[0]!;
}

/** Changes the locked project and returns it. */
export async function saved(
  tx: Tx,
  { row, ...reached }: ReachedProject,
  change: Partial<NewProject>,
): Promise<ReachedProject> {
  return { ...reached, row: await changeProject(tx, row, change) };
}

/** Records an activity about the property's projects. */
export function record(
  tx: Tx,
  { actor, deps }: ProjectChange,
  { property }: PropertyAccess,
  event: Omit<ActivityEvent, 'type'>,
): Promise<void> {
  const { workspaceId, propertyId } = property;
  const place = { workspaceId, propertyId, actor, at: deps.clock.now() };
  return recordActivity(tx, place, { type: 'project', ...event });
}

/** Records the change of a project; does nothing where the description is null. */
export const recordProject = (
  tx: Tx,
  change: ProjectChange,
  { access, row }: { access: PropertyAccess; row: Pick<ProjectRow, 'projectId' | 'name'> },
  description: string | null,
): Promise<void> =>
  record(tx, change, access, { entityName: row.name, projectId: row.projectId, description });

/** Returns a person who is chosen for a project; throws 422 at the field where they do not reach the property. */
export async function personAt(tx: Tx, propertyId: string, userId: string, field: string) {
  const people = (await peopleOfProperties(tx, [propertyId])).get(propertyId)!;
  const person = people.find((one) => one.userId === userId.toLowerCase());
  if (!person) throw ruleFailed('This person can’t see the property: choose someone from the list', field);
  return person;
}

/** Refuses a responsible person who does not reach the property. */
export async function assertOwner(
  tx: Tx,
  propertyId: string,
  ownerUserId: string | null | undefined,
): Promise<void> {
  if (ownerUserId) await personAt(tx, propertyId, ownerUserId, 'ownerUserId');
}
