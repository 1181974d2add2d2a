import { z } from 'zod';
import { standing } from '../plan/plan-lead';
import { money, percent } from '../value/numbers';

export const fundingBand = z.enum(['weak', 'fair', 'strong']);

export const expenditure = z.object({
  propertyComponentId: z.uuid(),
  name: z.string(),
  category: z.string(),
  categoryPosition: z.int(),
  year: z.int(),
  cost: money,
});
export type Expenditure = z.infer<typeof expenditure>;

export const categoryTotal = z.object({
  category: z.string(),
  categoryPosition: z.int(),
  total: money,
  components: z.array(expenditure),
});
export type CategoryTotal = z.infer<typeof categoryTotal>;

export const anticipatedYear = z.object({
  year: z.int(),
  total: money,
  categories: z.array(z.object({ category: z.string(), categoryPosition: z.int(), total: money })),
  components: z.array(expenditure),
});
export type AnticipatedYear = z.infer<typeof anticipatedYear>;

/** A way of funding that a report uses or can use. */
export const reportPlan = z.object({
  planId: z.uuid().nullable().meta({ description: 'null for the current contribution, which is not a plan' }),
  name: z.string(),
  tags: z.array(z.enum(['default', 'recommended', 'adopted', 'disclosure', 'current'])),
  standing: standing.nullable().meta({ description: 'null for all but the plan that leads its year' }),
});
export type ReportPlan = z.infer<typeof reportPlan>;

/** The adoption among the plans that a report can use, and whether the report shows it. */
export const reportAdoption = z.object({
  planId: z.uuid(),
  planName: z.string(),
  meetingDate: z.iso.date(),
  isShown: z.boolean().meta({
    description: 'True when inventory, settings and figures are those that the board adopted, not today’s',
  }),
});
export type ReportAdoption = z.infer<typeof reportAdoption>;

/** One funding outcome in the comparison on the future dashboard. */
export const planOutcome = reportPlan.extend({
  firstYearContribution: money,
  increaseRate: percent,
  lowestBalance: money,
  lowestBalanceYear: z.int(),
  firstShortfallYear: z.int().nullable(),
  fiveYearCover: percent.nullable().meta({ description: 'As in the cash facts of a plan' }),
  percentFundedEnd: percent.nullable(),
  endBalances: z.array(money),
});
export type PlanOutcome = z.infer<typeof planOutcome>;
