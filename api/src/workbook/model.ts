import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import { fundingPlanInput } from '@roofline/engine/plan/funding-plan';
import type { PlanInput } from '@roofline/engine/plan/plan-input';
import { project } from '@roofline/engine/projection/projection';
import { buildSchedule, type Schedule } from '@roofline/engine/inventory/schedule';
import type { Cents, Projection, ReserveComponent } from '@roofline/engine/types';
import { HalfCents } from './rounding';

/** A component of the inventory with its name. */
export interface NamedComponent extends ReserveComponent {
  name: string;
}

/** The subject of the workbook: a plan with its solved contribution, and its inventory. */
export interface WorkbookSubject {
  propertyName: string;
  planName: string;
  fiscalYear: number;
  /** The ISO day on which the workbook was made. */
  madeOn: string;
  plan: FundingPlan;
  components: readonly NamedComponent[];
}

/** A subject with the engine's results: the values that the formulas must give. */
export interface WorkbookModel extends WorkbookSubject {
  input: PlanInput;
  schedule: Schedule;
  projection: Projection;
  years: number;
  /** Filled while the sheets are written. */
  halves: HalfCents;
}

/** Projects a subject. Throws AssumptionsOutOfRangeError beyond exact cents. */
export function workbookModel(subject: WorkbookSubject): WorkbookModel {
  const input = fundingPlanInput(subject.plan, subject.components);
  const { components, options, ...funding } = input;
  const schedule = buildSchedule(components, options);
  const projection = project({ ...funding, schedule });
  return { ...subject, input, schedule, projection, years: options.years, halves: new HalfCents() };
}

/** Returns cents as the dollars of a cell. */
export const dollars = (cents: Cents): number => cents / 100;
