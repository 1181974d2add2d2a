import type { ChecklistRow, ProjectDetail, ProjectPlace } from '../use-project';

type PhaseOfProject = Pick<ProjectPlace['phases'][number], 'projectTemplatePhaseId' | 'name'>;

export interface ChecklistGroup extends PhaseOfProject {
  items: readonly ChecklistRow[];
}

/** What is to do in the phase of the project, and in others: those that have items, in the order of the phases. */
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

/** `3 of 5` */
export const doneWords = (items: readonly Pick<ChecklistRow, 'isDone'>[]): string =>
  `${items.filter(({ isDone }) => isDone).length} of ${items.length}`;
