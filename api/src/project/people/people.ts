import type { Project } from '@roofline/schema/project/project';
import { limits } from '@roofline/schema/value/limits';
import type { Tx } from '../../platform/database';
import { ruleFailed } from '../../platform/problem';
import { namesOfMembers } from '../../property/service';
import { requireProject } from '../reach';
import { personAt, presentOne, recordProject, saved, type ProjectChange } from '../write/change';
import { tellAssigned } from '../write/tell';
import { countPeople, deletePerson, insertPerson } from './repository';

/** The ids of a person and of a project. */
interface PersonAt {
  projectId: string;
  userId: string;
}

/** Puts someone who reaches the property on a project; changes nothing where they are on it already. */
export async function addPerson(tx: Tx, change: ProjectChange, at: PersonAt): Promise<Project> {
  const reached = await requireProject(tx, change.actor, at.projectId, { need: 'edit', lock: true });
  const { workspaceId, propertyId, projectId, ownerUserId, name } = reached.row;
  const userId = at.userId.toLowerCase();
  const person = await personAt(tx, propertyId, userId, 'userId');
  if (userId === ownerUserId)
    throw ruleFailed(`${person.fullName} is responsible for the project: choose someone else`, 'userId');
  const createdAt = change.deps.clock.now();
  if (!(await insertPerson(tx, { workspaceId, propertyId, projectId, userId, createdAt })))
    return presentOne(tx, change, reached);
  if ((await countPeople(tx, reached.row)) > limits.peopleOfProject)
    throw ruleFailed(`A project has at most ${limits.peopleOfProject} people. Take someone off it first.`);
  const next = await saved(tx, reached, {});
  await recordProject(tx, change, next, `Put ${person.fullName} on ${name}`);
  await tellAssigned(tx, change, next.row, { kind: 'joined', userIds: [userId] });
  return presentOne(tx, change, next);
}

/** Takes someone off a project, even if they have left; changes nothing where they are not on it. */
export async function removePerson(tx: Tx, change: ProjectChange, at: PersonAt): Promise<void> {
  const reached = await requireProject(tx, change.actor, at.projectId, { need: 'edit', lock: true });
  const userId = at.userId.toLowerCase();
  if (!(await deletePerson(tx, { ...reached.row, userId }))) return;
  const fullName = (await namesOfMembers(tx, [userId])).get(userId) ?? 'a former user';
  await saved(tx, reached, {});
  await recordProject(tx, change, reached, `Took ${fullName} off ${reached.row.name}`);
}
