import type { PlanFieldsFragment } from '../PlanFields.generated';
import type { PlansPageQuery } from '../PlansPage.generated';

/** The plans of a property and year as the page reads them. */
export type PlansData = NonNullable<PlansPageQuery['plans']>;
export type PlanRow = PlanFieldsFragment;
export type PlanningStep = NonNullable<PlansData['steps']>['steps'][number];

/** Year-end balances, first to last. */
export const balancesOf = (plan: PlanRow): number[] =>
  plan.fundingReport?.years.map((year) => year.endBalance) ?? [];

/** Percent funded at the end of the last year. */
export function fundedAtEnd(plan: PlanRow): { year: number; percent: number | null } | null {
  const last = plan.fundingReport?.years.at(-1);
  return last ? { year: last.year, percent: last.percentFundedEnd } : null;
}

/** What the line of balances says. */
export function roofline(plan: PlanRow): string {
  const last = fundedAtEnd(plan);
  const below = plan.fundingReport?.firstShortfallYear;
  return below == null ? `Stays above zero through ${last?.year ?? ''}` : `Below zero in ${below}`;
}
