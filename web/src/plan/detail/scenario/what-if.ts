import type { ScenarioChange } from '../../model/scenario/changes';
import type { PlanBasis, PlanStudy } from '../../model/plan-study';
import type { OutcomeFigures } from '../outcome/outcome-figures';
import type { Scenario } from './use-scenario';

/** The what-if of a plan with its figures, which the parts of the screen share. */
export interface WhatIf {
  scenario: Scenario;
  basis: PlanBasis;
  changes: readonly ScenarioChange[];
  /** Why the what-if could not be saved, by field. */
  faults: ReadonlyMap<string, string>;
  /** Null where the assumptions are out of range. */
  study: PlanStudy | null;
  figures: OutcomeFigures | null;
  savedFigures: OutcomeFigures | null;
  problem: string | null;
}
