import type { ChecklistRow, ProjectDetail, ProjectPlace } from '../use-project';

type PhaseOfProject = Pick<ProjectPlace['phases'][number], 'projectTemplatePhaseId' | 'name'>;

export interface ChecklistGroup extends PhaseOfProject {
  items: readonly ChecklistRow[];
}

/** Returns the items of the current phase, and of other phases that have items, in the order of the phases. */
export function checklistGroups(
  { checklist, currentPhaseStatus }: ProjectDetail,
  phases: readonly PhaseOfProject[],
): { current: ChecklistGroup; others: ChecklistGroup[] } {
  const itemsOf = (id: string) => checklist.filter((item) => item.projectTemplatePhaseId === id);
  const { projectTemplatePhaseId: at, name } = currentPhaseStatus;
  const others = phases
    .filter(({ projectTemplatePhaseId }) => projectTemplatePhaseId !== at)
    .map((phase) => ({ ...phase, items: itemsOf(phase.projectTemplatePhaseId) }))
    .filter(({ items }) => items.length > 0);
  return { current: { projectTemplatePhaseId: at, name, items: itemsOf(at) }, others };
}

/** Returns `3 of 5`: the done items, and all of them. */
export const doneWords = (items: readonly Pick<ChecklistRow, 'isDone'>[]): string =>
  `${items.filter(({ isDone }) => isDone).length} of ${items.length}`;
