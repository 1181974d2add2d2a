import { ANALYSES } from '../../plan-analysis/analyses';
import { PlanPage } from '../../plan/PlanPage';

/** A plan, and the analyses of it in tabs of their own. */
export const PlanWithAnalyses = () => <PlanPage analyses={ANALYSES} />;
