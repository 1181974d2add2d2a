import { leftOf } from '../../model/project-money';
import type { ProjectDetail, ProjectPlace } from '../use-project';

type Phase = ProjectPlace['phases'][number];
export type NextStep =
  | { kind: 'payment' }
  | { kind: 'complete' }
  | { kind: 'move'; phase: Phase }
  | { kind: 'none' };

/**
 * What the phase calls for. In the one before the last the work is done and paid for: a payment, until nothing of the
 * contract is left. The last one ends with completing. Every other leads to the next.
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
  return isWork && viewerCan.viewMoney && leftOf(project) !== 0
    ? { kind: 'payment' }
    : { kind: 'move', phase };
}
