import { lazy, type ComponentType } from 'react';
import type { AnalysisProps, PlanAnalysis } from '../plan/model/plan-study';

function analysis(
  tab: string,
  label: string,
  formerly: string,
  load: () => Promise<ComponentType<AnalysisProps>>,
): PlanAnalysis {
  return { tab, label, formerly, load, Section: lazy(async () => ({ default: await load() })) };
}

/** Analyses of a plan, a tab and a chunk each; `formerly` is the name that older links have in their query. */
export const ANALYSES: readonly PlanAnalysis[] = [
  analysis('risk', 'Risk', 'outlook', async () => (await import('./outlook/OutlookSection')).OutlookSection),
  analysis(
    'who-pays',
    'Who pays',
    'payers',
    async () => (await import('./payers/PayersSection')).PayersSection,
  ),
  analysis(
    'working',
    'Working',
    'working',
    async () => (await import('./working/WorkingSection')).WorkingSection,
  ),
  analysis(
    'changes',
    'Changes',
    'bridge',
    async () => (await import('./bridge/BridgeSection')).BridgeSection,
  ),
  analysis('lender', 'Lender', 'lender', async () => (await import('./lender/LenderSection')).LenderSection),
];
