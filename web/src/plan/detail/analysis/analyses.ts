import { lazy, type ComponentType } from 'react';
import type { PlanStudy } from '../../model/plan-study';

export interface AnalysisProps {
  study: PlanStudy;
  /** Takes a contribution over into the what-if: dollars of the first year. */
  onUseContribution?: (dollars: number) => void;
}

const section = (load: () => Promise<ComponentType<AnalysisProps>>) =>
  lazy(() => load().then((component) => ({ default: component })));

/** Analyses of a plan, each in a chunk of its own. */
export const ANALYSES = [
  {
    value: 'outlook',
    label: 'How sure is it',
    Section: section(() => import('../../outlook/OutlookSection').then((module) => module.OutlookSection)),
  },
  {
    value: 'payers',
    label: 'Who pays, and when',
    Section: section(() => import('../../payers/PayersSection').then((module) => module.PayersSection)),
  },
  {
    value: 'bridge',
    label: 'Why did it change',
    Section: section(() => import('../../bridge/BridgeSection').then((module) => module.BridgeSection)),
  },
] as const;

export type AnalysisName = (typeof ANALYSES)[number]['value'];
