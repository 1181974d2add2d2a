import { AssumptionsOutOfRangeError, InvalidInputError } from '@roofline/engine/errors';
import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import { solvePlan, type SolvedPlan } from '@roofline/engine/plan/solved-plan';
import { toDollars } from '@roofline/schema/value/money';
import { fundingPlanOf, goalOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { currentPlan, currentSettings, engineComponents, followingFinancials, type Basis } from './basis';
import { infeasibleText } from './infeasible';
import { planResult, type PlanResult } from './record';

/** The number of fiscal years that dashboards and plans look ahead. */
export const HORIZON_YEARS = 30;

/** The text in place of figures that are too large for whole cents. */
export const ASSUMPTIONS_PROBLEM =
  'The assumptions are out of range: the projected amounts grow too large to be computed exactly. ' +
  'Check the inflation, interest and contribution increase rates.';

/** A result, or why there is none. */
export type Ranged<T> = { value: T; problem: null } | { value: null; problem: string };

/** Turns the engine's refusals into a problem text, so that they never stop a write; throws any other error. */
export function ranged<T>(compute: () => T): Ranged<T> {
  try {
    return { value: compute(), problem: null };
  } catch (error) {
    if (error instanceof AssumptionsOutOfRangeError) return { value: null, problem: ASSUMPTIONS_PROBLEM };
    if (error instanceof InvalidInputError)
      return {
        value: null,
        problem: `The assumptions cannot be computed: ${error.message}. Change that value.`,
      };
    throw error;
  }
}

/** Projects a plan with its given contribution over `years` of a basis. */
export function projectFunding(basis: Basis, plan: FundingPlan, years = HORIZON_YEARS): SolvedPlan {
  return solvePlan(plan, engineComponents(basis.components), { goal: null, years });
}

/** Projects the current contribution from its basis. */
export function projectCurrentFunding(basis: Basis): Ranged<SolvedPlan> {
  return ranged(() => projectFunding(basis, currentPlan(basis)));
}

/** A computed plan as it is stored: its settings with the solved contribution, and their result. */
export interface ComputedPlan {
  settings: PlanSettings;
  result: PlanResult | null;
  infeasibleReason: string | null;
  /** The assumptions are out of range: there is no result. */
  isOutOfRange: boolean;
}

/**
 * Solves and projects settings on a basis: saving, previewing and recomputing all use it. The contribution is never
 * above the annual fee: where a goal needs more, the plan has the fee as its contribution, with the reason.
 */
export function computePlan(asked: PlanSettings, basis: Basis): ComputedPlan {
  const { fiscalYear, financials, components } = basis;
  const settings = followingFinancials(asked, financials);
  const goal = goalOf(settings, fiscalYear);
  const fee = financials.averageHoaAnnualFee;
  const { value, problem } = ranged(() => {
    const solved = solvePlan(fundingPlanOf(settings, fiscalYear), engineComponents(components), {
      goal,
      maximum: fee,
    });
    return { solved, result: planResult(solved, basis) };
  });
  if (problem !== null) return { settings, result: null, infeasibleReason: problem, isOutOfRange: true };
  const { solved, result } = value;
  const firstYearContribution = toDollars(solved.plan.firstYearContribution);
  return {
    settings: goal === null ? settings : { ...settings, firstYearContribution },
    result,
    infeasibleReason: solved.isFeasible
      ? null
      : infeasibleText(settings, { fiscalYear, required: solved.required, fee }),
    isOutOfRange: false,
  };
}

/** Computes the default recommended plan: full funding by the end of year 30, with the association's yearly increase. */
export function computeDefaultPlan(basis: Basis): ComputedPlan {
  return computePlan({ ...currentSettings(basis.financials), method: 'fullFunding' }, basis);
}
