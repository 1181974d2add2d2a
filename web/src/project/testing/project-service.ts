import { aFile } from '@roofline/schema/fixtures/file';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aChecklistItem, someProjectPhases } from '@roofline/schema/fixtures/project';
import type { ProjectPhases } from '@roofline/schema/project/phases';
import type { ProjectDetail } from '@roofline/schema/project/project';
import { inventoryService } from '../../component/testing/inventory-service';
import { aProperty } from '../../testing/graph-fixtures';
import type { Graph } from '../../testing/schema-link';
import { completionOf } from './project-completion';
import { CHANGES, figured, type Change, type Input } from './project-parts';
import { components, DANA, projectNo, RUTH } from './project-world';

interface SaidPhase {
  projectTemplatePhaseId?: string | null;
  name: string;
  sortOrder: number;
  checklist?: string[] | null;
}

const stale = [{ code: 'stale', detail: 'The current version is 9.', field: null }];
const refusedFor = (detail: string) => ({
  project: null,
  userErrors: [{ code: 'invalid', detail, field: null }],
});

/** Projects of a property that are changed under the same versions as by the real service: the one fake of all tests. */
export function projectService(initial: ProjectDetail[], viewerIs: 'manager' | 'member' = 'manager') {
  let rows = initial;
  let saved: ProjectPhases = someProjectPhases();
  let refusal: string | null = null;
  const refusals: { code: string; detail: string; field: string | null }[] = [];
  let gate: Promise<void> = Promise.resolve();
  let isHeld = false;
  const calls: { name: string; input: Record<string, unknown> }[] = [];
  const canEdit = viewerIs === 'manager';
  const find = (wanted: string) => rows.find((row) => row.projectId === wanted);
  const put = (wanted: string, part: Partial<ProjectDetail>) => {
    rows = rows.map((row) =>
      row.projectId === wanted ? { ...row, ...part, version: row.version + 1 } : row,
    );
  };
  const shown = (row: ProjectDetail) => ({
    ...figured(row),
    photoCount: 2,
    files: [aFile()],
    viewerCan: {
      ...row.viewerCan,
      edit: canEdit && row.viewerCan.edit,
      delete: canEdit && row.viewerCan.delete,
    },
  });
  const phases = () => ({
    ...saved,
    phases: saved.phases.map((phase) => ({
      ...phase,
      projectCount: rows.filter(
        (row) =>
          !row.isDeleted && row.currentPhaseStatus.projectTemplatePhaseId === phase.projectTemplatePhaseId,
      ).length,
    })),
  });
  const answer = (change: Change, input: Input) => {
    if (refusals.length > 0) return { project: null, userErrors: refusals.splice(0) };
    if (refusal !== null) return refusedFor(refusal);
    const row = find(input.projectId)!;
    const current = change.at(row, input);
    if (current && current.version !== input.version) return { project: null, userErrors: stale };
    const next = change.does(row, input);
    if (typeof next === 'string') return refusedFor(next);
    put(input.projectId, next);
    return { project: shown(find(input.projectId)!), userErrors: [] };
  };
  /** Notes the call, and answers it: at once, or once it is let through. */
  const write =
    (name: string, change: Change) =>
    ({ input }: { input: Input }) => {
      calls.push({ name, input: { ...input } });
      return isHeld ? gate.then(() => answer(change, input)) : answer(change, input);
    };
  /** A phase that is entered for the first time brings its items. */
  const moved: Change = {
    at: (row) => row,
    does: (row, { projectTemplatePhaseId }) => {
      const at = saved.phases.find((phase) => phase.projectTemplatePhaseId === projectTemplatePhaseId)!;
      const isKnown = row.checklist.some((item) => item.projectTemplatePhaseId === projectTemplatePhaseId);
      const items = at.checklist.map((text, n) =>
        aChecklistItem({
          checklistItemId: id(8000 + n),
          projectTemplatePhaseId: at.projectTemplatePhaseId,
          text,
        }),
      );
      return { currentPhaseStatus: at, checklist: [...row.checklist, ...(isKnown ? [] : items)] };
    },
  };
  const add = (row: ProjectDetail) => {
    rows = [...rows, row];
    return { project: shown(row), userErrors: [] };
  };
  const { components: inventory } = inventoryService(components).graph.property!({
    propertyId: PROPERTY_ID,
  } as never) as { components: unknown };
  const creating = (name: string, made: (input: never) => object) => {
    return ({ input }: { input: never }) => {
      calls.push({ name, input: { ...(input as object) } });
      return refusal === null ? made(input) : refusedFor(refusal);
    };
  };
  const graph: Graph = {
    property: ({ propertyId }: { propertyId: string }) => ({
      ...aProperty,
      propertyId,
      isFeatureToggleOn: true,
      viewerCan: { ...aProperty.viewerCan, viewProjects: true, editProjects: canEdit },
      components: inventory,
      projects: ({ state }: { state: string }) => {
        const items = rows.filter((row) => row.isDeleted === (state === 'deleted')).map(shown);
        return { items, totalCount: items.length, page: 1, pageSize: 1000 };
      },
      projectPhases: phases,
      projectPeople: rows.every(({ viewerCan }) => viewerCan.viewMoney) ? [DANA, RUTH] : [],
    }),
    project: ({ projectId }: { projectId: string }) => {
      const row = find(projectId);
      return row ? shown(row) : null;
    },
    projectCompletion: ({ projectId, completedOn }: { projectId: string; completedOn: string }) =>
      completionOf(find(projectId)!, completedOn),
    ...Object.fromEntries(Object.entries(CHANGES).map(([name, change]) => [name, write(name, change)])),
    moveProject: write('moveProject', moved),
    createProject: creating('createProject', (input: { values: { name: string; phaseId?: string } }) => {
      const place = saved.phases.find(
        ({ projectTemplatePhaseId }) => projectTemplatePhaseId === input.values.phaseId,
      );
      return add(projectNo(rows.length + 100, { name: input.values.name }, place?.sortOrder ?? 1));
    }),
    createProjectOfComponents: creating('createProjectOfComponents', (input: { name: string }) =>
      add(projectNo(rows.length + 100, { name: input.name })),
    ),
    saveProjectPhases: ({ input }: { input: { version: number; phases: SaidPhase[] } }) => {
      calls.push({ name: 'saveProjectPhases', input });
      if (input.version !== saved.version) return { projectPhases: null, userErrors: stale };
      saved = {
        version: saved.version + 1,
        phases: input.phases.map((phase, index) => ({
          ...phase,
          projectTemplatePhaseId: phase.projectTemplatePhaseId ?? id(7900 + index),
          checklist: phase.checklist ?? [],
          projectCount: 0,
        })),
      };
      return { projectPhases: phases(), userErrors: [] };
    },
  };
  return {
    graph,
    rows: () => rows.map(figured),
    /** A change that someone else makes in the meantime. */
    touch: (wanted: string, part: Partial<ProjectDetail>) => put(wanted, part),
    /** The phases, as someone else saves them. */
    touchPhases: (part: Partial<ProjectPhases> = {}) => {
      saved = { ...saved, ...part, version: saved.version + 1 };
    },
    phases: () => phases().phases,
    /** The input of the last call of a name. */
    last: (name: string) => calls.findLast((call) => call.name === name)?.input,
    calls: (name: string) => calls.filter((call) => call.name === name).length,
    /** The next change is refused with these. */
    refuseOnce: (...errors: typeof refusals) => refusals.push(...errors),
    /** From here on the service says no; null ends that. */
    refuse: (detail: string | null) => (refusal = detail),
    /** From here on changes wait for their answer, until they are let through. */
    hold() {
      isHeld = true;
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return () => {
        isHeld = false;
        release();
      };
    },
  };
}
