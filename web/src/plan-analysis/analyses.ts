import { lazy, type ComponentType } from 'react';
import type { AnalysisProps } from '../plan/model/plan-study';

const section = (load: () => Promise<ComponentType<AnalysisProps>>) =>
  lazy(() => load().then((component) => ({ default: component })));

/** Analyses of a plan, each in a chunk of its own. */
export const ANALYSES = [
  {
    value: 'outlook',
    label: 'How safe is it',
    Section: section(() => import('./outlook/OutlookSection').then((module) => module.OutlookSection)),
  },
  {
    value: 'payers',
    label: 'Who pays, and when',
    Section: section(() => import('./payers/PayersSection').then((module) => module.PayersSection)),
  },
  {
    value: 'working',
    label: 'Show the math',
    Section: section(() => import('./working/WorkingSection').then((module) => module.WorkingSection)),
  },
  {
    value: 'bridge',
    label: 'Why did it change',
    Section: section(() => import('./bridge/BridgeSection').then((module) => module.BridgeSection)),
  },
  {
    value: 'lender',
    label: 'Lender readiness',
    Section: section(() => import('./lender/LenderSection').then((module) => module.LenderSection)),
  },
] as const;

export type AnalysisName = (typeof ANALYSES)[number]['value'];
