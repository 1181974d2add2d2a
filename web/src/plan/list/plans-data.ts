import type { PlanFieldsFragment } from '../PlanFields.generated';
import type { PlansPageQuery } from '../PlansPage.generated';

/** The plans of a property and year as the page reads them. */
export type PlansData = NonNullable<PlansPageQuery['plans']>;
export type PlanRow = PlanFieldsFragment;
export type PlanningStep = NonNullable<PlansData['steps']>['steps'][number];

/** Returns the year-end balances, first to last. */
export const balancesOf = (plan: PlanRow): number[] =>
  plan.fundingReport?.years.map((year) => year.endBalance) ?? [];

/** Returns the percent funded at the end of the last year; null without a projection. */
export function fundedAtEnd(plan: PlanRow): { year: number; percent: number | null } | null {
  const last = plan.fundingReport?.years.at(-1);
  return last ? { year: last.year, percent: last.percentFundedEnd } : null;
}

/** Says whether the money lasts; a balance that reads $0 is not above zero. */
export function lastingWords(figures: {
  firstShortfallYear: number | null;
  lowestBalance: number;
  lastYear: number;
}): string {
  const { firstShortfallYear, lowestBalance, lastYear } = figures;
  if (firstShortfallYear !== null) return `Below zero in ${firstShortfallYear}`;
  return Math.round(lowestBalance) > 0
    ? `Stays above zero through ${lastYear}`
    : `Never below zero through ${lastYear}`;
}

/** Says of a plan whether the money lasts, as text for its line of balances. */
export function roofline({ fundingReport: report }: PlanRow): string {
  const lastYear = report?.years.at(-1)?.year;
  return report && lastYear !== undefined ? lastingWords({ ...report, lastYear }) : 'No projection';
}
