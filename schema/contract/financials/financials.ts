import { z } from 'zod';
import { isNumber, withCrossFieldRules, type AddFailure } from '../value/cross-field';
import { limits } from '../value/limits';
import { amount, choice, money, optional, percent, rate } from '../value/numbers';
import { formatLimit, hasTwoDecimals } from '../value/money';
import { asks } from '../value/question';

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
    .meta({ description: 'null while nothing is saved for this year: the values are a proposal' }),
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

/** Months from the reserve month start to the fiscal start month, wrapping around December; 0 when equal. */
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

/** Only the field itself; `contributionRule` checks it against the annual fees. */
export const annualReserveContribution = asks(
  z
    .number({ error: 'Annual Reserve Contributions is required' })
    .refine(hasTwoDecimals, 'Annual Reserve Contributions should have at most two decimals'),
  { label: 'Annual Reserve Contributions', kind: 'money' },
);

/** How the rules of section 5 differ by place. The balance has two minimums, and each is right in its place. */
export interface FinancialRules {
  /** 0 in the wizard, −50,000,000 on the edit tab. */
  balanceMin: number;
  /** The workspace has the loan analysis toggle: the previous fee is shown and required. */
  hasLoanAnalysis: boolean;
  /** ISO day; the starting fiscal year is this year or one of the 15 before it. */
  today: string;
  /** The saved year: it stays valid however long ago it was. */
  savedStartingYear?: number;
}

/** The year in which the financials begin: this one, one of the years before it, or the saved one. */
function startingFiscalYear({ today, savedStartingYear }: FinancialRules) {
  const currentYear = Number(today.slice(0, 4));
  const first = currentYear - limits.startingYearsBack;
  return asks(
    z
      .int({ error: 'Starting Fiscal Year is required' })
      .refine(
        (year) => year === savedStartingYear || (year >= first && year <= currentYear),
        `Starting Fiscal Year should be between ${first} and ${currentYear}`,
      ),
    { label: 'Starting Fiscal Year', kind: 'choice' },
  );
}

const fields = (rules: FinancialRules) => {
  const previousFee = amount('Previous Annual Fees', 0, limits.previousFeeMax);
  return {
    fiscalYearStartMonth: choice('Fiscal Year Start Month', 12),
    startingFiscalYear: startingFiscalYear(rules),
    averageHoaAnnualFee: amount('Total Annual Fees', 0, limits.feeMax),
    previousHoaAnnualFee: rules.hasLoanAnalysis ? previousFee : optional(previousFee),
    feeCollectionFrequencyId: choice('Fee Collection Frequency', FEE_COLLECTION_FREQUENCIES.length),
    yearEndReserveBalance: amount('Starting Reserve Balance', rules.balanceMin, limits.balanceMax),
    reserveMonthStart: choice('Reserve Month Start', 12),
    annualReserveContribution,
    /** Left out, the amount says it: see `upcomingExpensesOf`. */
    hasUpcomingExpenses: asks(z.boolean({ error: 'Upcoming Expenses is required' }).optional(), {
      label: 'Upcoming Expenses',
    }),
    /** Required where hasUpcomingExpenses is true, not read where it is false. */
    upcomingExpenses: asks(z.number({ error: 'Upcoming Expenses should be an amount' }).nullish(), {
      label: 'Upcoming Expenses',
      kind: 'money',
    }),
    inflationRate: rate('Inflation Rate'),
    interestRate: rate('Interest Rate'),
    reserveContributionIncreaseRate: rate('Reserve Contribution Increase Rate'),
    updateAllPlans: asks(z.boolean({ error: 'Update All Plans is required' }), {
      label: 'Update All Plans',
    }),
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

/** Whether expenses are ahead: what was answered, or without an answer an amount that is not 0. */
const expectsExpenses = ({ hasUpcomingExpenses, upcomingExpenses }: Record<string, unknown>): boolean =>
  hasUpcomingExpenses === undefined
    ? isNumber(upcomingExpenses) && upcomingExpenses !== 0
    : hasUpcomingExpenses === true;

/** The upcoming expenses that financials state, in dollars: null for No. */
export function upcomingExpensesOf(
  input: Pick<PropertyFinancialInput, 'hasUpcomingExpenses' | 'upcomingExpenses'>,
): number | null {
  return expectsExpenses(input) ? (input.upcomingExpenses ?? 0) : null;
}

function dependentRules(value: Record<string, unknown>, add: AddFailure) {
  contributionRule(value, add);
  if (!expectsExpenses(value)) return;
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
