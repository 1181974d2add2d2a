import { aComponentList } from '@roofline/schema/fixtures/component';
import { aFile } from '@roofline/schema/fixtures/file';
import { aProjectPage, someProjectPhases } from '@roofline/schema/fixtures/project';
import type { ProjectCompletion } from '@roofline/schema/project/completion';
import type { ProjectPhases } from '@roofline/schema/project/phases';
import type { ProjectDetail } from '@roofline/schema/project/project';
import { aProperty } from '../../testing/graph-fixtures';
import { recorder } from '../../testing/recorder';
import type { Graph } from '../../testing/schema-link';
import { aCompletion, components, DANA, RUTH } from './project-world';

interface World {
  rows: readonly ProjectDetail[];
  deleted: readonly ProjectDetail[];
  /** Projects that the property has beyond those of the page. */
  unread: number;
  phases: ProjectPhases;
  people: readonly (typeof DANA)[];
  completion: ProjectCompletion;
  /** The rights of the viewer at the property that differ from the example's. */
  can: Partial<(typeof aProperty)['viewerCan']>;
}
interface Of {
  projectId: string;
}

/** The mutations of one project, each answered with the project as the test sets it. */
const CHANGES = [
  'moveProject',
  'completeProject',
  'reopenProject',
  'deleteProject',
  'restoreProject',
  'addProjectComponent',
  'removeProjectComponent',
  'addProjectPayment',
  'updateProjectPayment',
  'removeProjectPayment',
  'addProjectNote',
  'updateProjectNote',
  'removeProjectNote',
  'addScopeOfWork',
  'updateScopeOfWork',
  'removeScopeOfWork',
  'addBid',
  'updateBid',
  'removeBid',
  'awardBid',
  'withdrawAward',
  'addChangeOrder',
  'updateChangeOrder',
  'removeChangeOrder',
  'addChecklistItem',
  'updateChecklistItem',
  'removeChecklistItem',
  'addProjectPerson',
  'removeProjectPerson',
];

/** Returns a service for the projects of a property, as far as the pages ask for them. */
export function projectService(rows: readonly ProjectDetail[], start: Partial<World> = {}) {
  const service = recorder<World>({
    rows,
    deleted: [],
    unread: 0,
    phases: someProjectPhases(),
    people: [DANA, RUTH],
    completion: aCompletion(),
    can: {},
    ...start,
  });
  const { world } = service;
  const shown = (row: ProjectDetail) => ({ ...row, photoCount: 2, files: [aFile()] });
  const one = ({ projectId }: Of) => {
    const row = [...world.rows, ...world.deleted].find((each) => each.projectId === projectId);
    return row ? shown(row) : null;
  };
  const changed = (of: Of) => ({ project: one(of) });
  const merged = (input: Of) => {
    service.merge('rows', 'projectId', { ...input });
    return changed(input);
  };
  const newest = () => ({ project: shown(world.rows.at(-1)!) });
  const graph: Graph = {
    property: ({ propertyId }: { propertyId: string }) => ({
      ...aProperty,
      propertyId,
      viewerCan: { ...aProperty.viewerCan, ...world.can },
      components: aComponentList(components),
      projects: ({ state }: { state: string }) => {
        const items = (state === 'deleted' ? world.deleted : world.rows).map(shown);
        return aProjectPage(items, { totalCount: items.length + world.unread });
      },
      projectPhases: world.phases,
      projectPeople: world.people,
    }),
    project: one,
    projectCompletion: ({ completedOn }: { completedOn: string }) => ({ ...world.completion, completedOn }),
    ...service.writes({
      ...Object.fromEntries(CHANGES.map((name) => [name, changed])),
      updateProject: merged,
      followProject: merged,
      createProject: newest,
      createProjectOfComponents: newest,
      saveProjectPhases: () => ({ projectPhases: world.phases }),
    }),
  };
  return { ...service, graph };
}
