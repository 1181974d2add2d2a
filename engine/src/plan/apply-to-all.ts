import type { Cents, ContributionSchedule, Points } from '../types';
import type { PlanInput } from './plan-input';

/** Assumptions that plans of one property and year share; an absent one stays as it is in each plan. */
export interface SharedAssumptions {
  startingBalance?: Cents;
  inflationRate?: Points;
  interestRate?: Points;
  /** First-year contribution in cents, of simple plans. */
  firstYearContribution?: Cents;
  /** Yearly increase of the contribution, of simple plans. */
  increaseRate?: Points;
}

function withShared(contributions: ContributionSchedule, shared: SharedAssumptions): ContributionSchedule {
  if (contributions.kind === 'ladder') return contributions;
  return {
    ...contributions,
    firstYear: shared.firstYearContribution ?? contributions.firstYear,
    increaseRate: shared.increaseRate ?? contributions.increaseRate,
  };
}

/**
 * Sets shared assumptions in every plan. Step amounts and increases of a ladder stay. Assessments, loans, rates of single
 * years, horizon and conventions are not shared assumptions.
 */
export function applyToAllPlans<Plan extends PlanInput>(
  plans: readonly Plan[],
  shared: SharedAssumptions,
): Plan[] {
  return plans.map((plan) => ({
    ...plan,
    startingBalance: shared.startingBalance ?? plan.startingBalance,
    options: { ...plan.options, inflationRate: shared.inflationRate ?? plan.options.inflationRate },
    interest: { ...plan.interest, interestRate: shared.interestRate ?? plan.interest.interestRate },
    contributions: withShared(plan.contributions, shared),
  }));
}
