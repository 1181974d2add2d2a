import type { Project } from '@roofline/schema/project/project';
import { limits } from '@roofline/schema/value/limits';
import { lineagesOf } from '../../component/service';
import type { Tx } from '../../platform/database';
import { ruleFailed } from '../../platform/problem';
import { requireProject, type ReachedProject } from '../reach';
import { componentsOfProjects, putComponents, takeComponent } from '../repository/components';
import { presentOne, recordProject, saved, type ProjectChange } from './change';

interface ComponentAt {
  projectId: string;
  propertyComponentId: string;
}

async function heldWith(tx: Tx, { actor }: ProjectChange, at: ComponentAt) {
  const reached = await requireProject(tx, actor, at.projectId, { need: 'edit', lock: true });
  const [lineageId] = await lineagesOf(tx, reached.row.propertyId, [at.propertyComponentId]);
  return { reached, lineageId: lineageId! };
}

/** Returns the name of the component as the project shows it. */
async function nameIn(project: Project, at: ComponentAt): Promise<string> {
  const id = at.propertyComponentId.toLowerCase();
  return project.propertyComponents.find((one) => one.propertyComponentId === id)?.name ?? 'a component';
}

async function answer(tx: Tx, change: ProjectChange, reached: ReachedProject): Promise<Project> {
  return presentOne(tx, change, await saved(tx, reached, {}));
}

/** Adds a component to a project; for one that is in it already, only sets whether its photos are shown. */
export async function addComponent(
  tx: Tx,
  change: ProjectChange,
  at: ComponentAt,
  includePhotos: boolean,
): Promise<Project> {
  const { reached, lineageId } = await heldWith(tx, change, at);
  const { row } = reached;
  const there = await componentsOfProjects(tx, [row.projectId]);
  const same = there.find((one) => one.lineageId === lineageId);
  if (same?.includePhotos === includePhotos) return presentOne(tx, change, reached);
  const max = limits.componentsOfProject;
  if (!same && there.length >= max)
    throw ruleFailed(
      `A project can have at most ${max} components. Remove one first, or create another project.`,
      undefined,
      'tooManyComponents',
    );
  await putComponents(tx, row, [lineageId], includePhotos);
  const after = await answer(tx, change, reached);
  const name = await nameIn(after, at);
  const words = same
    ? `${includePhotos ? 'Shows' : 'Hides'} the photos of ${name} in ${row.name}`
    : `Put ${name} into ${row.name}`;
  await recordProject(tx, change, reached, words);
  return after;
}

/** Removes a component from a project; changes nothing where it is not in it. */
export async function removeComponent(tx: Tx, change: ProjectChange, at: ComponentAt): Promise<void> {
  const { reached, lineageId } = await heldWith(tx, change, at);
  const before = await presentOne(tx, change, reached);
  if (!(await takeComponent(tx, { ...reached.row, lineageId }))) return;
  await saved(tx, reached, {});
  await recordProject(tx, change, reached, `Took ${await nameIn(before, at)} out of ${reached.row.name}`);
}
