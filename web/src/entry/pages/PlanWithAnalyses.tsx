import { AnalysisTabs } from '../../plan-analysis/AnalysisTabs';
import { PlanPage } from '../../plan/PlanPage';

/** A plan, and below it the analyses of it. */
export const PlanWithAnalyses = () => <PlanPage Analyses={AnalysisTabs} />;
