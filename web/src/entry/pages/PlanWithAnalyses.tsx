import { ANALYSES } from '../../plan-analysis/analyses';
import { firstPlan, PlanPage } from '../../plan/PlanPage';

/** A plan, with its analyses in tabs. */
export function PlanWithAnalyses() {
  return <PlanPage analyses={ANALYSES} />;
}

PlanWithAnalyses.firstWave = firstPlan;
