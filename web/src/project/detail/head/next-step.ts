import { leftOf } from '../../model/project-money';
import type { ProjectDetail, ProjectPlace } from '../use-project';

type Phase = ProjectPlace['phases'][number];
export type NextStep =
  | { kind: 'payment' }
  | { kind: 'complete' }
  | { kind: 'move'; phase: Phase }
  | { kind: 'none' };

/**
 * Returns the next step of the project. In the phase before the last the work is done and paid for: it asks for payments until
 * nothing of the contract is left, if there is one. The last phase ends with completing the project, every other with the move
 * to the next.
 */
export function nextStep(project: ProjectDetail, phases: readonly Phase[]): NextStep {
  const { currentPhaseStatus, isCompleted, isDeleted, viewerCan } = project;
  if (!viewerCan.edit || isCompleted || isDeleted) return { kind: 'none' };
  const at = phases.findIndex(
    (each) => each.projectTemplatePhaseId === currentPhaseStatus.projectTemplatePhaseId,
  );
  if (at < 0) return { kind: 'none' };
  const phase = phases[at + 1];
  if (!phase) return { kind: 'complete' };
  const isWork = at > 0 && at === phases.length - 2;
  const left = leftOf(project) ?? 0;
  return isWork && viewerCan.viewMoney && left > 0 ? { kind: 'payment' } : { kind: 'move', phase };
}
