import { z } from 'zod';
import { isNumber, withCrossFieldRules } from './cross-field';
import { annualReserveContribution, contributionRule, propertyFinancial } from './financials';
import { limits } from './limits';
import { money, percent } from './money';
import { amount, choice, optional, rate } from './numbers';
import { optionalText } from './text';

// Setting a fiscal year up from the one before it, and reconciling the one that has closed.

/** Where a yearly inflation comes from. */
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

/** What became of work that was due in the closing year. */
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
});
export type SetupComponent = z.infer<typeof setupComponent>;

/** What became of the plans that people made in the closing year when the year after it was set up. */
export const planCarry = z.object({
  carried: z.array(
    z.object({
      planId: z.uuid().meta({ description: 'The plan of the new year' }),
      fromPlanId: z.uuid(),
      name: z.string(),
      notes: z.array(z.string()).meta({ description: 'What of it is not as it was, a sentence each' }),
    }),
  ),
  left: z.array(
    z.object({
      planId: z.uuid().meta({ description: 'The plan that stays in the closing year alone' }),
      name: z.string(),
      reason: z.string(),
    }),
  ),
});
export type PlanCarry = z.infer<typeof planCarry>;

/** GET /api/year/anticipatedexpenditures/{propertyId}/{fiscalYear}: what setting the year up starts from. */
export const yearSetup = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int().meta({ description: 'The year that is set up' }),
  closingFiscalYear: z
    .int()
    .nullable()
    .meta({ description: 'The set-up year before it, from which everything is copied' }),
  state: z.enum(['notInit', 'saved']),
  blockedReason: z.string().nullable().meta({ description: 'Why the year cannot be set up now' }),
  expenditures: z
    .array(setupComponent)
    .meta({ description: 'Work that is due in the closing year, the costliest first' }),
  components: z.array(setupComponent).meta({ description: 'The whole inventory of the closing year' }),
  proposal: propertyFinancial
    .nullable()
    .meta({ description: 'Financials of the closing year, brought one year on' }),
  informationSourceId: z.int().nullable(),
  appliedInflationRate: percent.nullable(),
  planCarry: planCarry.nullable().meta({
    description: 'The plans of the closing year, as the setup carried or left them; null before it',
  }),
  viewerCan: z.object({ setUp: z.boolean() }),
});
export type YearSetup = z.infer<typeof yearSetup>;

const LIFE_RANGE = `Remaining Useful Life should be a whole number from 0 to ${limits.componentLifeMax}`;

const reviewedExpenditure = withCrossFieldRules(
  z.object({
    propertyComponentId: z.uuid(),
    outcome: z.enum(EXPENDITURE_OUTCOMES, { error: 'Choose what became of the work' }),
    actualCost: optional(amount('Actual Cost', 0, limits.componentCostMax)),
    remainingUsefulLife: optional(
      z
        .int({ error: 'Remaining Useful Life should be a whole number' })
        .min(0, LIFE_RANGE)
        .max(limits.componentLifeMax, LIFE_RANGE),
    ),
  }),
  ({ outcome, remainingUsefulLife }, add) => {
    if (outcome === 'partly' && !isNumber(remainingUsefulLife))
      add('remainingUsefulLife', 'Remaining Useful Life is required');
  },
);
export type ReviewedExpenditure = z.infer<typeof reviewedExpenditure>;

/** POST /api/year/setup/{propertyId}/{fiscalYear}. What is due and not named is deferred. */
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

/** GET /api/property/{id}/reconcilefiscalyear/{fiscalYear}: what was planned for a year against what happened. */
export const reconciliation = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int().meta({ description: 'The year that has closed' }),
  state: z.enum(['notReconciled', 'reconciled']),
  reconciledAt: z.iso.datetime().nullable(),
  reconciledBy: z.string().nullable(),
  planName: z.string().nullable().meta({ description: 'What the plan figures are taken from' }),
  planned: yearFigures.nullable(),
  actual: yearFigures.nullable(),
  difference: money
    .nullable()
    .meta({ description: 'Closing balance less what the other actual figures come to' }),
  note: z.string().nullable(),
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
  updateStartingBalance: z.boolean({ error: 'Choose whether the next year starts from it' }),
});
export type ReconciliationInput = z.infer<typeof reconciliationInput>;
