import type { ScenarioChange } from '../../model/scenario/changes';
import type { PlanBasis, PlanStudy } from '../../model/plan-study';
import type { OutcomeFigures } from '../outcome/outcome-figures';
import type { Scenario } from './use-scenario';

/** What the parts of the screen share. */
export interface WhatIf {
  scenario: Scenario;
  basis: PlanBasis;
  changes: readonly ScenarioChange[];
  /** By field, what could not be saved. */
  faults: ReadonlyMap<string, string>;
  /** Null where the assumptions are out of range. */
  study: PlanStudy | null;
  figures: OutcomeFigures | null;
  savedFigures: OutcomeFigures | null;
  problem: string | null;
}
