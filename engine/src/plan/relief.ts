import { isFarAbove, type BandLimits } from '../inventory/fully-funded';
import type { Cents, Goal, Points, Projection, ReserveComponent } from '../types';
import { lowestContribution } from './solve-buttons';
import { FUNDING_PLAN_YEARS, type FundingPlan } from './funding-plan';
import { solvePlan, type SolvedPlan } from './solved-plan';

// Where one early year decides what a plan asks for thirty years, and what asks it once instead.

/** An early year: in the first third of thirty, so that most of the contributions come after it. */
const EARLY_YEARS = FUNDING_PLAN_YEARS / 3;
/** A large sum for ever: a quarter more, each year, than the plan asks where the early year is paid otherwise. */
const LARGE_EXCESS = 1.25;
/** Amounts of an offer are whole thousands of dollars, ladders whole hundreds: a board rounds them anyway. */
const ASSESSMENT_STEP: Cents = 100_000;
const LADDER_STEP: Cents = 10_000;

/** A plan beside the one that is strained, solved; `percentAtEnd` as of the last year. */
interface Offer {
  plan: FundingPlan;
  percentAtEnd: Points | null;
}

/** Why a plan is strained, and the two ways out; a way that does not exist is null. */
export interface Relief {
  /** t of the year whose end decides the contribution. */
  year: number;
  percentAtEnd: Points | null;
  contribution: Cents;
  assessment: (Offer & { amount: Cents; contribution: Cents }) | null;
  ladder: (Offer & { fromYear: number; amount: Cents }) | null;
}

interface Strained {
  plan: FundingPlan;
  components: readonly ReserveComponent[];
  goal: Goal;
  /** t of the year whose end decides. */
  year: number;
}

const percentOf = ({ rows }: Projection) => rows.at(-1)!.percentFundedEnd;

/** Smallest multiple of `step` up to `high` that meets a monotone test; null where `high` does not. */
function smallestStep(high: Cents, step: Cents, meets: (amount: Cents) => boolean): Cents | null {
  let [low, top] = [0, Math.ceil(high / step)];
  if (!meets(top * step)) return null;
  while (low < top) {
    const middle = Math.floor((low + top) / 2);
    if (meets(middle * step)) top = middle;
    else low = middle + 1;
  }
  return top * step;
}

/** One assessment in the year that decides: the smallest after which no later year before the last one decides. */
function byAssessment({ plan, components, goal, year }: Strained, most: Cents): Relief['assessment'] {
  const withAmount = (amount: Cents): FundingPlan => ({
    ...plan,
    assessments: [...(plan.assessments ?? []), { year, amount }],
  });
  const solve = (amount: Cents) => solvePlan(withAmount(amount), components, { goal });
  const isPaid = ({ isFeasible, bindingBoundary }: SolvedPlan) =>
    isFeasible && (bindingBoundary! <= year || bindingBoundary! >= FUNDING_PLAN_YEARS);
  const amount = smallestStep(most, ASSESSMENT_STEP, (tried) => isPaid(solve(tried)));
  if (amount === null || amount === 0) return null;
  const { plan: found, projection } = solve(amount);
  return {
    plan: found,
    amount,
    contribution: found.firstYearContribution,
    percentAtEnd: percentOf(projection),
  };
}

/** The contribution through the year that decides, and from the next one on the smallest that still meets the goal. */
function byLadder({ plan, components, goal, year }: Strained, most: Cents): Relief['ladder'] {
  const fromYear = year + 1;
  const withStep = (amount: Cents): FundingPlan => ({
    ...plan,
    steps: [{ fromYear, setAmount: amount, increaseRate: plan.increaseRate }],
  });
  const meets = (amount: Cents) => {
    const found = lowestContribution(withStep(amount), components, goal);
    return found.feasible && found.value <= plan.firstYearContribution;
  };
  const amount = smallestStep(most, LADDER_STEP, meets);
  if (amount === null || amount >= most) return null;
  const { projection } = solvePlan(withStep(amount), components, { goal: null });
  return { plan: withStep(amount), fromYear, amount, percentAtEnd: percentOf(projection) };
}

/**
 * Whether one year before the last decides what a solved plan asks, so that it ends far above its goal or asks a large sum
 * for ever; then a special assessment in that year and a ladder that steps down after it. Null where the goal decides.
 */
export function reliefOf(
  asked: FundingPlan,
  components: readonly ReserveComponent[],
  { goal, limits }: { goal: Goal; limits: Pick<BandLimits, 'overfundedAbove'> },
): Relief | null {
  const { plan, projection, bindingBoundary, isFeasible } = solvePlan(asked, components, { goal });
  if (!isFeasible || bindingBoundary === null || bindingBoundary >= FUNDING_PLAN_YEARS) return null;
  const year = Math.max(0, bindingBoundary - 1);
  const { rows } = projection;
  const strained = { plan, components, goal, year };
  const paid = rows.slice(0, year + 1).reduce((sum, row) => sum + row.contribution, 0);
  const percentAtEnd = percentOf(projection);
  const assessment = byAssessment(strained, paid);
  const contribution = plan.firstYearContribution;
  const isLarge =
    year < EARLY_YEARS && assessment !== null && contribution >= assessment.contribution * LARGE_EXCESS;
  if (!isFarAbove(percentAtEnd, limits) && !isLarge) return null;
  const next = rows[year + 1]!.contribution;
  return { year, percentAtEnd, contribution, assessment, ladder: byLadder(strained, next) };
}
