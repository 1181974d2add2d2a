import { z } from 'zod';
import { SPENDING_SOURCES } from '../dashboard/dashboard';
import { completedWork } from '../project/completion';
import { isNumber, withCrossFieldRules } from '../value/cross-field';
import { annualReserveContribution, contributionRule, propertyFinancial } from '../financials/financials';
import { limits } from '../value/limits';
import { amount, choice, money, optional, percent, rate } from '../value/numbers';
import { asks } from '../value/question';
import { optionalText } from '../value/text';

// Setting up a fiscal year from the one before it, and reconciling the closed one.

/** Information sources of a yearly inflation rate. */
export const INFORMATION_SOURCES = [
  { id: 1, name: 'CPI-U' },
  { id: 2, name: 'CPI-W' },
  { id: 3, name: 'PPI construction' },
  { id: 4, name: 'ENR CCI' },
  { id: 5, name: 'ENR BCI' },
  { id: 6, name: 'RSMeans' },
  { id: 7, name: 'Turner index' },
  { id: 8, name: 'Reserve analyst' },
  { id: 9, name: 'Contractor quotes' },
  { id: 10, name: 'Bank or adviser' },
  { id: 11, name: 'Board decision' },
  { id: 12, name: 'Management company' },
  { id: 13, name: 'Other' },
] as const;
export const DEFAULT_INFORMATION_SOURCE = 13;

/** Review of work that was due in the closing year. */
export const EXPENDITURE_OUTCOMES = ['done', 'deferred', 'partly'] as const;
export type ExpenditureOutcome = (typeof EXPENDITURE_OUTCOMES)[number];

/** A line of the closing year's inventory. */
export const setupComponent = z.object({
  propertyComponentId: z.uuid(),
  name: z.string(),
  category: z.string(),
  categoryPosition: z.int(),
  quantity: z.number(),
  percentReplaced: z.number(),
  unitCost: money,
  currentCost: money,
  usefulLife: z.int(),
  remainingUsefulLife: z.int(),
  isOneTime: z.boolean(),
  completed: completedWork.nullable().meta({
    description:
      'The project that completed its work in the closing year: the review starts with done and the actual cost',
  }),
});
export type SetupComponent = z.infer<typeof setupComponent>;

/** Outcome for the plans of the closing year when the next year was set up. */
export const planCarry = z.object({
  carried: z.array(
    z.object({
      planId: z.uuid().meta({ description: 'The plan of the new year' }),
      fromPlanId: z.uuid(),
      name: z.string(),
      notes: z
        .array(z.string())
        .meta({ description: 'Differences from the earlier plan, one sentence each' }),
    }),
  ),
  left: z.array(
    z.object({
      planId: z.uuid().meta({ description: 'The plan that stays only in the closing year' }),
      name: z.string(),
      reason: z.string(),
    }),
  ),
});
export type PlanCarry = z.infer<typeof planCarry>;

/** GET /api/year/anticipatedexpenditures/{propertyId}/{fiscalYear}: the starting point for setting up the year. */
export const yearSetup = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int().meta({ description: 'The year to set up' }),
  closingFiscalYear: z
    .int()
    .nullable()
    .meta({ description: 'The previous set-up year, which everything is copied from' }),
  state: z.enum(['notInit', 'saved']),
  blockedReason: z.string().nullable().meta({ description: 'Why the year cannot be set up now' }),
  expenditures: z
    .array(setupComponent)
    .meta({ description: 'Work due in the closing year, most expensive first' }),
  components: z.array(setupComponent).meta({ description: 'The whole inventory of the closing year' }),
  proposal: propertyFinancial
    .nullable()
    .meta({ description: 'Financials of the closing year, rolled forward one year' }),
  informationSourceId: z.int().nullable(),
  appliedInflationRate: percent.nullable(),
  planCarry: planCarry.nullable().meta({
    description:
      'The plans of the closing year, as the setup continued them or left them behind; null before the setup',
  }),
  viewerCan: z.object({ setUp: z.boolean() }),
});
export type YearSetup = z.infer<typeof yearSetup>;

const LIFE_RANGE = `Remaining Useful Life should be a whole number from 0 to ${limits.componentLifeMax}`;

const reviewedExpenditure = withCrossFieldRules(
  z.object({
    propertyComponentId: z.uuid(),
    outcome: z.enum(EXPENDITURE_OUTCOMES, { error: 'Choose whether the work was done' }),
    actualCost: optional(amount('Actual Cost', 0, limits.componentCostMax)),
    remainingUsefulLife: optional(
      asks(
        z
          .int({ error: 'Remaining Useful Life should be a whole number' })
          .min(0, LIFE_RANGE)
          .max(limits.componentLifeMax, LIFE_RANGE),
        { label: 'Remaining Useful Life' },
      ),
    ),
  }),
  ({ outcome, remainingUsefulLife }, add) => {
    if (outcome === 'partly' && !isNumber(remainingUsefulLife))
      add('remainingUsefulLife', 'Remaining Useful Life is required');
  },
);
export type ReviewedExpenditure = z.infer<typeof reviewedExpenditure>;

/** POST /api/year/setup/{propertyId}/{fiscalYear}. Work that is due but not listed is deferred. */
export const yearSetupInput = withCrossFieldRules(
  z.object({
    expenditures: z.array(reviewedExpenditure).max(limits.componentsPerYear),
    hasCostIncrease: z.boolean({ error: 'Choose whether costs rose' }),
    inflationRate: optional(rate('Inflation Rate', limits.setupInflationMax)),
    informationSourceId: optional(choice('Information Source', INFORMATION_SOURCES.length)),
    yearEndReserveBalance: amount('Starting Reserve Balance', limits.balanceMinEdit, limits.balanceMax),
    averageHoaAnnualFee: amount('Total Annual Fees', 0, limits.feeMax),
    annualReserveContribution,
  }),
  (value, add) => {
    if (value.hasCostIncrease === true) {
      if (!isNumber(value.inflationRate)) add('inflationRate', 'Inflation Rate is required');
      if (!isNumber(value.informationSourceId)) add('informationSourceId', 'Information Source is required');
    }
    contributionRule(value, add);
  },
);
export type YearSetupInput = z.infer<typeof yearSetupInput>;

const yearFigures = z.object({
  startBalance: money,
  contributions: money,
  specialAssessments: money,
  interest: money,
  expenditures: money,
  endBalance: money,
});
export type YearFigures = z.infer<typeof yearFigures>;

/** GET /api/property/{id}/reconcilefiscalyear/{fiscalYear}: a year's plan compared with its actual figures. */
export const reconciliation = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int().meta({ description: 'The closed year' }),
  state: z.enum(['notReconciled', 'reconciled']),
  reconciledAt: z.iso.datetime().nullable(),
  reconciledBy: z.string().nullable(),
  planName: z.string().nullable().meta({ description: 'Source of the plan figures' }),
  planned: yearFigures.nullable(),
  actual: yearFigures.nullable(),
  difference: money
    .nullable()
    .meta({ description: 'Closing balance minus the balance that the other actual figures add up to' }),
  note: z.string().nullable(),
  paidByProjects: money.meta({
    description:
      'Spent from the reserve fund within the year, as far as it is known here: by the ledger, else by payments of projects',
  }),
  spendingSource: z.enum(SPENDING_SOURCES),
  currentFiscalYear: z.int().nullable().meta({ description: 'The set-up year that follows' }),
  viewerCan: z.object({ reconcile: z.boolean() }),
});
export type Reconciliation = z.infer<typeof reconciliation>;

/** POST /api/property/{id}/reconcilefiscalyear. */
export const reconciliationInput = z.object({
  fiscalYear: z.int('Fiscal Year is required'),
  closingBalance: amount('Closing Balance', limits.balanceMinEdit, limits.balanceMax),
  contributions: amount('Contributions', 0, limits.feeMax),
  specialAssessments: amount('Special Assessments', 0, limits.feeMax).default(0),
  interest: amount('Interest', -limits.feeMax, limits.feeMax).default(0),
  expenditures: amount('Expenditures', 0, limits.feeMax),
  note: optionalText('Note', 2000),
  updateStartingBalance: z.boolean({ error: 'Choose whether the next year starts from the closing balance' }),
});
export type ReconciliationInput = z.infer<typeof reconciliationInput>;
