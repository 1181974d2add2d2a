import { z } from 'zod';
import { cashFacts, fundingReport } from '../plan/plan';
import { todaysFunding } from '../plan/plan-lead';
import {
  anticipatedYear,
  categoryTotal,
  expenditure,
  fundingBand,
  planOutcome,
  reportAdoption,
  reportPlan,
} from '../report/report';
import { bandLimits } from '../report/report-bands';
import { money, percent } from '../value/numbers';

const DASHBOARD_VIEWS = ['past', 'current', 'future'] as const;

/** Where a sum of actual spending comes from: the ledger, or payments that projects record where there is none. */
export const SPENDING_SOURCES = ['projectPayments', 'ledger'] as const;

/** What was spent from reserves in the current fiscal year so far, beside what was planned for the whole year. */
const yearSpending = z.object({
  source: z.enum(SPENDING_SOURCES),
  spent: money.meta({ description: 'Spent from the reserve fund within the year so far' }),
  planned: money.meta({ description: 'For the whole year, before any of its work was completed' }),
  lines: z
    .array(
      z.object({
        propertyComponentId: z
          .uuid()
          .nullable()
          .meta({ description: 'null for what belongs to no component' }),
        name: z.string(),
        spent: money,
        planned: money,
      }),
    )
    .meta({ description: 'Components with either, the largest first, at most 100; the totals count all' }),
});
export type YearSpending = z.infer<typeof yearSpending>;

/**
 * GET /api/reports/financialhealth/{propertyId}/{fiscalYear}: everything a dashboard shows, in one answer. The
 * funding report follows the plan that leads the year; the contribution as it stands appears beside it.
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
  contributionsToReserves: money.nullable().meta({
    description: 'In the current year as it is paid today, in a future one as the plan says',
  }),
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
  spending: yearSpending
    .nullable()
    .meta({ description: 'null but for the current year, and without a projection' }),
  ratingBands: bandLimits,
  plan: reportPlan.nullable().meta({
    description: 'The way of funding behind the figures: the plan that leads the year',
  }),
  today: todaysFunding
    .nullable()
    .meta({ description: 'null where the plan asks for what is paid today, and without a projection' }),
  adoption: reportAdoption.nullable().meta({ description: 'null when no plan of the year is adopted' }),
  fundingReport: fundingReport.nullable(),
  cashFacts: cashFacts.nullable(),
  plans: z.array(planOutcome),
  assumptionsProblem: z
    .string()
    .nullable()
    .meta({ description: 'Why there is no projection: set when the assumptions are out of range' }),
  lastUpdated: z.iso.datetime().nullable(),
});
export type FinancialHealth = z.infer<typeof financialHealth>;
