import type { PeopleOfProperty, ProjectsOfComponent } from '@roofline/schema/project/batches';
import type {
  Project,
  ProjectDetail,
  ProjectListInput,
  ProjectPage,
  ProjectPerson,
} from '@roofline/schema/project/project';
import { limits } from '@roofline/schema/value/limits';
import { lineagePlaces, lineagesOf } from '../component/service';
import type { Tx } from '../platform/database';
import { forbidden } from '../platform/problem';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import { peopleOfProperties } from '../property/service';
import { projectActions, seesAllProjects } from './policy';
import { presentProjects, presentWithLines, type Viewer } from './present';
import { reachedProjects, reachedRows, requireProject, type ReachedProject } from './reach';
import { countListed, listProjects, newestOfLineages, type ProjectFilter } from './repository/list';
import { findProjects } from './repository/projects';
import { findWork, lineagesOfWork, presentWork } from './work/read';

const filterOf = (
  { actor }: Viewer,
  { property, actions }: PropertyAccess,
  state: ProjectListInput['state'],
): ProjectFilter => ({
  workspaceId: property.workspaceId,
  propertyId: property.propertyId,
  state,
  userId: seesAllProjects(actions) ? null : actor.userId,
});

/** Returns projects of one property, which the viewer reaches, as in the answer. */
async function listedProjects(
  tx: Tx,
  viewer: Viewer,
  access: PropertyAccess,
  filter: ProjectFilter,
  window: Parameters<typeof listProjects>[2],
): Promise<Project[]> {
  const rows = await listProjects(tx, filter, window);
  const actions = projectActions(access.actions);
  return presentProjects(
    tx,
    viewer,
    rows.map((row) => ({ access, row, actions })),
  );
}

/** Returns a page of the projects of a property. Only those who may restore deleted projects see them. */
export async function pageOfProjects(
  tx: Tx,
  viewer: Viewer,
  { propertyId, state, page, pageSize }: ProjectListInput & { propertyId: string },
): Promise<ProjectPage> {
  const access = await requireProperty(tx, viewer.actor, propertyId);
  if (state === 'deleted' && !access.actions.editProjects) throw forbidden();
  const filter = filterOf(viewer, access, state);
  const totalCount = await countListed(tx, filter);
  const items = await listedProjects(tx, viewer, access, filter, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { items, totalCount, page, pageSize };
}

/** Returns every project of a property that is not deleted, for those who may export them. */
export async function projectsToExport(
  tx: Tx,
  viewer: Viewer,
  propertyId: string,
): Promise<{ access: PropertyAccess; projects: Project[] }> {
  const access = await requireProperty(tx, viewer.actor, propertyId, { need: 'editProjects' });
  const filter = filterOf(viewer, access, 'all');
  const window = { limit: limits.projectsPerProperty, offset: 0 };
  const projects = await listedProjects(tx, viewer, access, filter, window);
  return { access, projects };
}

/** Returns projects with their payments, notes and other contents. The lines of all their components are read once. */
async function detailsOf(
  tx: Tx,
  viewer: Viewer,
  reached: readonly ReachedProject[],
): Promise<Map<string, ProjectDetail>> {
  const rows = await findWork(tx, reached);
  const { shown, lines } = await presentWithLines(tx, viewer, reached, lineagesOfWork(rows));
  const work = presentWork(viewer.actor, reached, rows, lines);
  return new Map(shown.map((one) => [one.projectId, { ...one, ...work.get(one.projectId)! }]));
}

/** Returns one project with its contents; a deleted one only for those who may restore it. */
export async function readProject(tx: Tx, viewer: Viewer, projectId: string): Promise<ProjectDetail> {
  const reached = await requireProject(tx, viewer.actor, projectId, { isDeleted: 'either' });
  return (await detailsOf(tx, viewer, [reached])).get(reached.row.projectId)!;
}

/** Returns many projects with their contents in the order of the ids, null for those that the viewer does not see. */
export async function projectDetails(
  tx: Tx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<(ProjectDetail | null)[]> {
  const details = await detailsOf(tx, viewer, await reachedProjects(tx, viewer.actor, ids));
  return ids.map((id) => details.get(id.toLowerCase()) ?? null);
}

/** Returns the projects that work on each component in any year, newest first, in the order of the lines. */
export async function projectsOfComponents(
  tx: Tx,
  viewer: Viewer,
  lineIds: readonly string[],
): Promise<(ProjectsOfComponent | null)[]> {
  const { actor } = viewer;
  const places = await lineagePlaces(tx, lineIds);
  const access = await reachedProperties(tx, actor, [
    ...new Set([...places.values()].map(({ propertyId }) => propertyId)),
  ]);
  const seen = [...places.values()].filter(({ propertyId }) => access.has(propertyId));
  const propertiesSeen = (isAll: boolean) =>
    [...access].flatMap(([id, { actions }]) => (seesAllProjects(actions) === isAll ? [id] : []));
  const found = await newestOfLineages(
    tx,
    {
      all: propertiesSeen(true),
      own: propertiesSeen(false),
      userId: actor.userId,
      lineageIds: [...new Set(seen.map(({ lineageId }) => lineageId))],
    },
    limits.projectsOfComponent,
  );
  const rows = await findProjects(tx, [...new Set(found.map(({ projectId }) => projectId))]);
  const reached = await reachedRows(tx, { actor, access }, rows);
  const shown = await presentProjects(tx, viewer, reached);
  const byId = new Map(shown.map((one) => [one.projectId, one]));
  return lineIds.map((id) => {
    const place = places.get(id.toLowerCase());
    if (!place || !access.has(place.propertyId)) return null;
    const own = found.filter(({ lineageId }) => lineageId === place.lineageId);
    return {
      propertyComponentId: place.propertyComponentId,
      projects: own.flatMap(({ projectId }) => byId.get(projectId) ?? []),
    };
  });
}

/** Returns the projects that work on a component of the property in any year, newest first. */
export async function projectsOfComponent(
  tx: Tx,
  viewer: Viewer,
  at: { propertyId: string; propertyComponentId: string },
): Promise<Project[]> {
  const { property } = await requireProperty(tx, viewer.actor, at.propertyId);
  await lineagesOf(tx, property.propertyId, [at.propertyComponentId]);
  return (await projectsOfComponents(tx, viewer, [at.propertyComponentId]))[0]!.projects;
}

/** Returns the people who reach a property; none for a Vendor. */
export async function peopleAt(tx: Tx, { actor }: Viewer, propertyId: string): Promise<ProjectPerson[]> {
  const { property, actions } = await requireProperty(tx, actor, propertyId);
  if (!seesAllProjects(actions)) return [];
  return (await peopleOfProperties(tx, [property.propertyId])).get(property.propertyId)!;
}

/** Returns the people of many properties in the order of the ids; null where the viewer does not reach the property. */
export async function peopleAtAll(
  tx: Tx,
  { actor }: Viewer,
  propertyIds: readonly string[],
): Promise<(PeopleOfProperty | null)[]> {
  const access = await reachedProperties(tx, actor, propertyIds);
  const seen = [...access].flatMap(([id, { actions }]) => (seesAllProjects(actions) ? [id] : []));
  const people = await peopleOfProperties(tx, seen);
  return propertyIds.map((asked) => {
    const id = asked.toLowerCase();
    return access.has(id) ? { propertyId: id, people: people.get(id) ?? [] } : null;
  });
}
