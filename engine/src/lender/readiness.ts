import { requireWhole } from '../errors';
import { roundCents, sumCents } from '../numeric/cents';
import type { Cents, Points } from '../types';
import { lenderRuleOn, type IncomeKind, type LenderRule } from './rules';

export interface IncomeLine {
  name: string;
  kind: IncomeKind;
  /** Budgeted for the year, in cents. */
  amount: Cents;
}

export interface ReadinessInput {
  applicationDay: string;
  units: number;
  /** Budgeted for the year, in cents. */
  reserveContribution: Cents;
  income: readonly IncomeLine[];
}

export interface LenderReadiness {
  rule: LenderRule;
  countedIncome: IncomeLine[];
  excludedIncome: IncomeLine[];
  assessmentIncome: Cents;
  /** 100 * contribution / income in points, at full precision; null without income. */
  ratio: Points | null;
  meets: boolean;
  requiredContribution: Cents;
  /** Shortfall of the budget per year, and per unit and month, rounded up so that the total is enough. */
  shortPerYear: Cents;
  shortPerUnitMonth: Cents;
}

/**
 * Ratio of the budgeted reserve contribution to the budgeted assessment income under the rule in force on the application
 * day, and the shortfall: required = ratio * income, rounded up to the cent. The income stays as budgeted; raising the
 * assessment by the whole shortfall raises it too, which `sufficientIncrease` takes into account.
 */
export function lenderReadiness(input: ReadinessInput): LenderReadiness {
  const { units, reserveContribution, income, applicationDay } = input;
  requireWhole('units', units, 1, Number.MAX_SAFE_INTEGER);
  const rule = lenderRuleOn(applicationDay);
  const isCounted = ({ kind }: IncomeLine) => !rule.excludedIncome.includes(kind);
  const countedIncome = income.filter(isCounted);
  const assessmentIncome = sumCents(
    countedIncome.map(({ amount }) => amount),
    'assessment income',
  );
  const ratio = assessmentIncome === 0 ? null : (100 * reserveContribution) / assessmentIncome;
  const required = roundCents(
    Math.ceil((rule.minimumRatio * assessmentIncome) / 100),
    'required contribution',
  );
  const shortPerYear = Math.max(0, required - reserveContribution);
  return {
    rule,
    countedIncome,
    excludedIncome: income.filter((line) => !isCounted(line)),
    assessmentIncome,
    ratio,
    meets: ratio !== null && ratio >= rule.minimumRatio,
    requiredContribution: required,
    shortPerYear,
    shortPerUnitMonth: Math.ceil(shortPerYear / 12 / units),
  };
}

/**
 * Smallest increase in cents a year of the regular assessment, all of it for reserves, that meets the rule: both sides of
 * the ratio grow by it, so it is (q * income - contribution) / (1 - q), rounded up.
 */
export function sufficientIncrease(readiness: LenderReadiness, reserveContribution: Cents): Cents {
  const { assessmentIncome, rule } = readiness;
  const missing = rule.minimumRatio * assessmentIncome - 100 * reserveContribution;
  return roundCents(
    Math.max(0, Math.ceil(missing / (100 - rule.minimumRatio))),
    'increase of the assessment',
  );
}

/** Increase of the annual fee over the previous year's, as lenders require it; percent null without a previous fee. */
export function feeIncrease(
  annualFee: Cents,
  previousAnnualFee: Cents,
): { amount: Cents; percent: Points | null } {
  const amount = annualFee - previousAnnualFee;
  return { amount, percent: previousAnnualFee === 0 ? null : (100 * amount) / previousAnnualFee };
}
