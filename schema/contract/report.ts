import { z } from 'zod';
import { money, percent } from './money';
import { cashFacts, fundingReport } from './plan';
import { bandLimits } from './report-bands';

export const fundingBand = z.enum(['weak', 'fair', 'strong']);
const DASHBOARD_VIEWS = ['past', 'current', 'future'] as const;

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

/** A way of funding that a report follows or could follow. */
export const reportPlan = z.object({
  planId: z
    .uuid()
    .nullable()
    .meta({ description: 'null for the contribution as it stands, which is no plan' }),
  name: z.string(),
  tags: z.array(z.enum(['default', 'recommended', 'adopted', 'disclosure', 'current'])),
});
export type ReportPlan = z.infer<typeof reportPlan>;

/** The adoption that stands among the plans of a report, and whether the report is about it. */
export const reportAdoption = z.object({
  planId: z.uuid(),
  planName: z.string(),
  meetingDate: z.iso.date(),
  isShown: z
    .boolean()
    .meta({ description: 'Inventory, settings and figures are those that the board adopted, not today’s' }),
});
export type ReportAdoption = z.infer<typeof reportAdoption>;

/** Two funding outcomes beside one another on the future dashboard. */
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

/**
 * GET /api/reports/financialhealth/{propertyId}/{fiscalYear}: everything a dashboard shows, in one answer. The
 * funding report follows the contribution as the association pays it today; plans stand beside it.
 */
export const financialHealth = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  basisFiscalYear: z
    .int()
    .nullable()
    .meta({ description: 'The set-up year that the projection starts from' }),
  view: z.enum(DASHBOARD_VIEWS),
  startDate: z.iso.date(),
  hasComponents: z.boolean(),
  isDataTruncated: z.boolean(),
  reserveAccountBalance: money.nullable(),
  contributionsToReserves: money.nullable(),
  totalAnticipatedExpenditures: money.nullable(),
  percentageFunded: percent.nullable(),
  percentageFundedEnd: percent.nullable(),
  fundingBand: fundingBand.nullable(),
  fullyFundedBalance: money.nullable(),
  shortfallPerUnit: money.nullable(),
  monthlyContributionPerUnit: money.nullable(),
  componentsDue: z.int(),
  lowestYearComponents: z
    .array(z.string())
    .meta({ description: 'Largest expenditures of the year with the lowest balance' }),
  topExpenditures: z.array(expenditure),
  componentInventoryReport: z.object({ categories: z.array(categoryTotal) }),
  anticipatedExpendituresReport: z.object({ anticipatedExpenditureYears: z.array(anticipatedYear) }),
  ratingBands: bandLimits,
  plan: reportPlan
    .nullable()
    .meta({ description: 'What the figures follow: on a future year the plan choice of section 4' }),
  adoption: reportAdoption.nullable().meta({ description: 'null where no plan of the year is adopted' }),
  fundingReport: fundingReport.nullable(),
  cashFacts: cashFacts.nullable(),
  plans: z.array(planOutcome),
  assumptionsProblem: z
    .string()
    .nullable()
    .meta({ description: 'Why there is no projection, when the assumptions are out of range' }),
  lastUpdated: z.iso.datetime().nullable(),
});
export type FinancialHealth = z.infer<typeof financialHealth>;
