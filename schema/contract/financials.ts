import { z } from 'zod';
import { isNumber, withCrossFieldRules, type AddFailure } from './cross-field';
import { limits } from './limits';
import { formatLimit, hasTwoDecimals, money, percent } from './money';
import { amount, choice, optional, rate } from './numbers';

export const FEE_COLLECTION_FREQUENCIES = [
  { id: 1, name: 'Monthly', perYear: 12 },
  { id: 2, name: 'Quarterly', perYear: 4 },
  { id: 3, name: 'Semi-Annually', perYear: 2 },
  { id: 4, name: 'Annually', perYear: 1 },
] as const;

export const propertyFinancial = z.object({
  propertyFinancialId: z
    .uuid()
    .nullable()
    .meta({ description: 'null while this year has none saved: the values are a proposal' }),
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  fiscalYearStartMonth: z.int(),
  startingFiscalYear: z.int(),
  yearEndReserveBalance: money.meta({ description: 'Labelled "Starting reserve balance"' }),
  averageHoaAnnualFee: money,
  previousHoaAnnualFee: money.nullable(),
  annualReserveContribution: money,
  inflationRate: percent,
  interestRate: percent,
  reserveContributionIncreaseRate: percent,
  feeCollectionFrequencyId: z.int(),
  updateAllPlans: z.boolean(),
  upcomingExpenses: money,
  reserveMonthStart: z.int(),
  isReadOnly: z.boolean(),
  requireSetup: z.boolean(),
  version: z.int(),
});
export type PropertyFinancial = z.infer<typeof propertyFinancial>;

/** Months from the reserve month start to the fiscal start month, wrapping over December; 0 when equal. */
export function monthsBetween(reserveMonthStart: number, fiscalYearStartMonth: number): number {
  return (fiscalYearStartMonth - reserveMonthStart + 12) % 12;
}

/** Highest annual reserve contribution for a fee; the fee's own maximum while the fee is invalid. */
export function contributionMaximum(averageHoaAnnualFee: unknown): number {
  const valid =
    isNumber(averageHoaAnnualFee) && averageHoaAnnualFee >= 0 && averageHoaAnnualFee <= limits.feeMax;
  return valid ? averageHoaAnnualFee : limits.feeMax;
}

/** Highest upcoming expenses: min(50,000,000, contribution / 12 × months + balance), never below 0. */
export function upcomingExpensesMaximum(value: {
  annualReserveContribution?: unknown;
  yearEndReserveBalance?: unknown;
  reserveMonthStart?: unknown;
  fiscalYearStartMonth?: unknown;
}): number {
  const contribution = isNumber(value.annualReserveContribution) ? value.annualReserveContribution : 0;
  const balance = isNumber(value.yearEndReserveBalance) ? value.yearEndReserveBalance : 0;
  const months =
    isNumber(value.reserveMonthStart) && isNumber(value.fiscalYearStartMonth)
      ? monthsBetween(value.reserveMonthStart, value.fiscalYearStartMonth)
      : 0;
  const reachable = Math.floor(((contribution / 12) * months + balance) * 100 + 1e-6) / 100;
  return Math.max(0, Math.min(limits.upcomingExpensesCap, reachable));
}

/** The field alone; `contributionRule` holds it against the annual fees. */
export const annualReserveContribution = z
  .number({ error: 'Annual Reserve Contributions is required' })
  .refine(hasTwoDecimals, 'Annual Reserve Contributions should have at most two decimals');

/** How the rules of section 5 differ by place. Both readings of the balance's minimum are right, each in its place. */
export interface FinancialRules {
  /** 0 in the wizard, −50,000,000 on the edit tab. */
  balanceMin: number;
  /** The workspace has the loan analysis toggle: the previous fee is shown and required. */
  hasLoanAnalysis: boolean;
  /** ISO day; the starting fiscal year is this year or one of the 15 before it. */
  today: string;
  /** The one that is saved: it stays right however long ago it was. */
  savedStartingYear?: number;
}

const fields = (rules: FinancialRules) => {
  const currentYear = Number(rules.today.slice(0, 4));
  const startingYear = `Starting Fiscal Year should be between ${currentYear - limits.startingYearsBack} and ${currentYear}`;
  const previousFee = amount('Previous Annual Fees', 0, limits.previousFeeMax);
  return {
    fiscalYearStartMonth: choice('Fiscal Year Start Month', 12),
    startingFiscalYear: z
      .int({ error: 'Starting Fiscal Year is required' })
      .refine(
        (year) =>
          year === rules.savedStartingYear ||
          (year >= currentYear - limits.startingYearsBack && year <= currentYear),
        startingYear,
      ),
    averageHoaAnnualFee: amount('Total Annual Fees', 0, limits.feeMax),
    previousHoaAnnualFee: rules.hasLoanAnalysis ? previousFee : optional(previousFee),
    feeCollectionFrequencyId: choice('Fee Collection Frequency', FEE_COLLECTION_FREQUENCIES.length),
    yearEndReserveBalance: amount('Starting Reserve Balance', rules.balanceMin, limits.balanceMax),
    reserveMonthStart: choice('Reserve Month Start', 12),
    annualReserveContribution,
    hasUpcomingExpenses: z.boolean({ error: 'Upcoming Expenses is required' }),
    /** 0 when hasUpcomingExpenses is false. */
    upcomingExpenses: z
      .number({ error: 'Upcoming Expenses should be an amount' })
      .nullish()
      .transform((v) => v ?? 0),
    inflationRate: rate('Inflation Rate'),
    interestRate: rate('Interest Rate'),
    reserveContributionIncreaseRate: rate('Reserve Contribution Increase Rate'),
    updateAllPlans: z.boolean({ error: 'Update All Plans is required' }),
  };
};

/** The annual reserve contribution is at most the annual fees. Adds to the field `annualReserveContribution`. */
export function contributionRule(value: Record<string, unknown>, add: AddFailure): void {
  const contribution = value.annualReserveContribution;
  const highest = contributionMaximum(value.averageHoaAnnualFee);
  if (isNumber(contribution) && (contribution < 0 || contribution > highest))
    add(
      'annualReserveContribution',
      highest === 0
        ? 'Annual Reserve Contributions should be $0'
        : `Annual Reserve Contributions should be from $0 to ${formatLimit(highest)}.`,
    );
}

function dependentRules(value: Record<string, unknown>, add: AddFailure) {
  contributionRule(value, add);
  if (value.hasUpcomingExpenses !== true) return;
  const upcoming = value.upcomingExpenses;
  const cap = upcomingExpensesMaximum(value);
  if (!isNumber(upcoming)) add('upcomingExpenses', 'Upcoming Expenses is required');
  else if (upcoming < 0 || upcoming > cap)
    add('upcomingExpenses', `Upcoming Expenses should be from $0 to ${formatLimit(cap)}`);
  else if (!hasTwoDecimals(upcoming))
    add('upcomingExpenses', 'Upcoming Expenses should have at most two decimals');
}

/** Financials of a property and year: every rule of section 5, single fields and dependent limits alike. */
export function propertyFinancialInput(rules: FinancialRules) {
  return withCrossFieldRules(z.object(fields(rules)), dependentRules);
}
export type PropertyFinancialInput = z.infer<ReturnType<typeof propertyFinancialInput>>;
