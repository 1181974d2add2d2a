import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import { fundingPlanInput } from '@roofline/engine/plan/funding-plan';
import type { PlanInput } from '@roofline/engine/plan/plan-input';
import { project } from '@roofline/engine/projection/projection';
import { buildSchedule, type Schedule } from '@roofline/engine/inventory/schedule';
import type { Cents, Projection, ReserveComponent } from '@roofline/engine/types';
import { HalfCents } from './rounding';

/** A line of the inventory with its name. */
export interface NamedComponent extends ReserveComponent {
  name: string;
}

/** What the workbook is about: a plan with its contribution found, and the inventory that it stands on. */
export interface WorkbookSubject {
  propertyName: string;
  planName: string;
  fiscalYear: number;
  /** ISO day on which the workbook was made. */
  madeOn: string;
  plan: FundingPlan;
  components: readonly NamedComponent[];
}

/** A subject with what the engine makes of it: the values that the formulas must give. */
export interface WorkbookModel extends WorkbookSubject {
  input: PlanInput;
  schedule: Schedule;
  projection: Projection;
  years: number;
  /** Taken up by the sheets while they are written. */
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

/** Cents as the dollars of a cell. */
export const dollars = (cents: Cents): number => cents / 100;
