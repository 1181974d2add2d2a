import { ANALYSES } from '../../plan-analysis/analyses';
import { firstPlan, PlanPage } from '../../plan/PlanPage';

/** A plan, and the analyses of it in tabs of their own. */
export function PlanWithAnalyses() {
  return <PlanPage analyses={ANALYSES} />;
}

PlanWithAnalyses.firstWave = firstPlan;
