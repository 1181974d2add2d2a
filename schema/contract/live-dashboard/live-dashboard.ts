import { z } from 'zod';
import { varianceLimits } from '../ledger/account';
import { reportRun } from '../report/report-pages';
import { money } from '../value/numbers';
import { LIVE_DEFINITIONS, type LiveDefinition } from './definitions';

/** Years that expenses are projected over. */
export const PROJECTED_YEARS = [1, 5, 10] as const;
const VARIANCE_STATUSES = ['ok', 'watch', 'alert'] as const;

const defined = <T extends z.ZodType>(shape: T, name: LiveDefinition): T =>
  shape.meta({ description: LIVE_DEFINITIONS[name] });

const variance = z
  .object({
    status: z.enum(VARIANCE_STATUSES),
    percent: z.number().nullable().meta({
      description: 'Percent of the plan on the bad side, below zero on the good one; null without a plan',
    }),
  })
  .meta({ description: LIVE_DEFINITIONS.variance });
export type LiveVariance = z.infer<typeof variance>;

const accountExpenses = z.object({
  glCode: z.string(),
  glName: z.string(),
  total: money,
  months: z.array(money).meta({ description: 'Of the same months as cashFlowOfReserves' }),
});

const cashFlowMonth = z.object({
  month: z.iso.date().meta({ description: 'Its first day' }),
  income: money,
  expenses: money,
  endingBalance: money.nullable(),
  isWorkedBack: z.boolean().meta({ description: 'No statement reaches so far back' }),
  other: money.nullable().meta({
    description: 'What else moved the balance, money in less money out; null where no balance is known',
  }),
});

const actualCategory = z.object({
  category: z.string(),
  categoryPosition: z.int().nullable().meta({ description: 'null for expenses without a component' }),
  spent: money,
  planned: money,
  unexpected: defined(money, 'unexpected'),
  variance: variance.nullable().meta({ description: 'null for expenses without a component' }),
});

const projectedExpenses = z.object({
  years: z.int().meta({ description: '1, 5 or 10, from the current fiscal year on' }),
  total: money,
  categories: z.array(z.object({ category: z.string(), categoryPosition: z.int(), total: money })),
});

/**
 * GET /api/reports/realtimefinancialhealth/{propertyId}/{fiscalYear}: what the ledger says of the current fiscal year,
 * beside the plan.
 */
export const realTimeFinancialHealth = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  header: z.object({
    propertyName: z.string(),
    companyName: z.string(),
    reportPreparedDate: z.iso.datetime(),
    preparedOn: z.iso
      .date()
      .meta({ description: 'The day of reportPreparedDate where the service runs: what papers print' }),
    lastUpdated: z.iso.datetime().nullable().meta({ description: 'When the ledger last brought lines' }),
    lastUpdatedOn: z.iso.date().nullable(),
    missingGlCodesConfig: z.boolean(),
    missingBankAccountsConfig: z.boolean(),
  }),
  startDate: z.iso.date(),
  numberOfUnits: z.int(),
  monthsToDate: z.int().meta({ description: 'Months of the fiscal year that have begun' }),
  verdict: z.array(reportRun).meta({ description: 'The sentence on top; empty where data is missing' }),
  currentReserveBalance: defined(money.nullable(), 'currentReserveBalance'),
  reserveAccounts: z.int().meta({ description: 'Bank accounts behind the balance' }),
  currentOperatingBalance: defined(money.nullable(), 'currentOperatingBalance'),
  operatingAccounts: z.int(),
  monthlyAssessmentPerUnit: defined(money.nullable(), 'monthlyAssessmentPerUnit'),
  monthlyReserveContributionPerUnit: defined(money.nullable(), 'monthlyReserveContributionPerUnit'),
  spendingActualYtd: defined(money, 'spendingActualYtd'),
  spendingPlanned: defined(money.nullable(), 'spendingPlanned'),
  spendingVariance: variance.nullable(),
  unexpectedYtd: defined(money, 'unexpected'),
  budgetedContributionsYtd: defined(money.nullable(), 'budgetedContributionsYtd'),
  reserveIncomeYtd: defined(money, 'reserveIncomeYtd'),
  incomeVariance: variance.nullable(),
  reserveExpenses: z
    .object({ total: money, unexpected: money, accounts: z.array(accountExpenses) })
    .meta({ description: LIVE_DEFINITIONS.reserveExpenses }),
  cashFlowOfReserves: z
    .object({ months: z.array(cashFlowMonth) })
    .meta({ description: LIVE_DEFINITIONS.cashFlowOfReserves }),
  expendituresByCategory: z
    .object({ total: money, categories: z.array(actualCategory) })
    .meta({ description: LIVE_DEFINITIONS.expendituresByCategory }),
  projectedExpenses: z.array(projectedExpenses).meta({ description: LIVE_DEFINITIONS.projectedExpenses }),
  varianceLimits,
  assumptionsProblem: z.string().nullable().meta({ description: 'Why there is no plan to compare with' }),
});
export type RealTimeFinancialHealth = z.infer<typeof realTimeFinancialHealth>;
