import type {
  CreateProjectInput,
  CreateProjectOfComponentInput,
  CreateProjectOfComponentsInput,
  Project,
} from '@roofline/schema/project/project';
import { limits } from '@roofline/schema/value/limits';
import { currentLines, lineagesOf } from '../../component/service';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { conflict, notFound } from '../../platform/problem';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { bringChecklist } from '../checklist/bring';
import { phaseIn, storedPhases } from '../phases';
import { projectActions } from '../policy';
import { putComponents } from '../repository/components';
import { countProjects, findProjects, insertProject, type ProjectRow } from '../repository/projects';
import { assertOwner, presentOne, recordProject, type ProjectChange } from './change';
import { followAs, tellAssigned } from './tell';

/** Refuses one more project where the property has the maximum. */
export async function assertRoom(tx: Tx, { property }: PropertyAccess): Promise<void> {
  const max = limits.projectsPerProperty;
  if ((await countProjects(tx, property)) < max) return;
  throw conflict(
    `A property can have at most ${max.toLocaleString('en-US')} projects. Delete projects that you no longer need.`,
    'tooManyProjects',
  );
}

/** The values of a new project. */
interface NewProjectValues {
  name: string;
  lineages: readonly string[];
  includePhotos: boolean;
  phaseId?: string | null | undefined;
  details?: Partial<Pick<ProjectRow, 'description' | 'startDate' | 'dueDate' | 'ownerUserId'>>;
}

async function phaseOf(tx: Tx, { property }: PropertyAccess, phaseId: string | null | undefined) {
  const phases = await storedPhases(tx, property);
  if (!phaseId) return phases[0]!;
  return phaseIn(phases, phaseId, 'phaseId');
}

/** Makes the creator and the responsible person follow a new project, and notifies the latter. */
async function tellAdded(tx: Tx, change: ProjectChange, row: ProjectRow): Promise<void> {
  await followAs(tx, change, row, [change.actor.userId]);
  const userIds = row.ownerUserId ? [row.ownerUserId] : [];
  await tellAssigned(tx, change, row, { kind: 'assigned', userIds });
}

/** Stores a new project. The caller has locked the property. */
async function addProject(
  tx: Tx,
  change: ProjectChange,
  access: PropertyAccess,
  { name, lineages, includePhotos, phaseId, details }: NewProjectValues,
): Promise<Project> {
  await assertRoom(tx, access);
  const { workspaceId, propertyId } = access.property;
  await assertOwner(tx, propertyId, details?.ownerUserId);
  const phase = await phaseOf(tx, access, phaseId);
  const [projectId, now] = [newId(), change.deps.clock.now()];
  await insertProject(tx, {
    ...details,
    workspaceId,
    projectId,
    propertyId,
    name,
    projectTemplatePhaseId: phase.projectTemplatePhaseId,
    phaseSince: now,
    createdAt: now,
    createdBy: change.actor.userId,
  });
  const place = { workspaceId, propertyId, projectId };
  await putComponents(tx, place, lineages, includePhotos);
  await bringChecklist(tx, place, phase, now);
  const [row] = await findProjects(tx, [projectId]);
  const reached = { access, row: row!, actions: projectActions(access.actions) };
  await recordProject(tx, change, reached, `Added the project ${name}`);
  await tellAdded(tx, change, row!);
  return presentOne(tx, change, reached);
}

const held = (tx: Tx, { actor }: ProjectChange, propertyId: string) =>
  requireProperty(tx, actor, propertyId, { need: 'editProjects', lock: true });

/** Creates a project from its entered fields; only the name is needed. */
export async function createProject(
  tx: Tx,
  change: ProjectChange,
  propertyId: string,
  { name, phaseId, components, ...details }: CreateProjectInput,
): Promise<Project> {
  const access = await held(tx, change, propertyId);
  const lineages = await lineagesOf(tx, access.property.propertyId, components);
  return addProject(tx, change, access, { name, lineages, includePhotos: true, phaseId, details });
}

/** Creates a project from a component, with the component's name unless another is given. */
export async function createOfComponent(
  tx: Tx,
  change: ProjectChange,
  at: { propertyId: string; propertyComponentId: string },
  { name, includePhotos }: CreateProjectOfComponentInput,
): Promise<Project> {
  const access = await held(tx, change, at.propertyId);
  const { propertyId } = access.property;
  const lineages = await lineagesOf(tx, propertyId, [at.propertyComponentId]);
  const line = (await currentLines(tx, [propertyId], lineages, change.deps.clock.today())).get(lineages[0]!);
  if (!line) throw notFound();
  return addProject(tx, change, access, { name: name ?? line.shown.name, lineages, includePhotos });
}

/** Creates a project from several components. */
export async function createOfComponents(
  tx: Tx,
  change: ProjectChange,
  propertyId: string,
  { name, propertyComponentIds, includePhotos }: CreateProjectOfComponentsInput,
): Promise<Project> {
  const access = await held(tx, change, propertyId);
  const lineages = await lineagesOf(tx, access.property.propertyId, propertyComponentIds);
  return addProject(tx, change, access, { name, lineages, includePhotos });
}
