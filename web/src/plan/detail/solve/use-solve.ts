import {
  contributionFullyFundedBy,
  increaseNeeded,
  lowestContributionAbove,
  type FoundPlan,
  type NoPlan,
} from '@roofline/engine/plan/solve-buttons';
import type { Goal } from '@roofline/engine/types';
import { toCents, toDollars } from '@roofline/schema/value/money';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import { useState } from 'react';
import { withOpening, withRate } from '../../model/scenario/edits';
import type { PlanBasis } from '../../model/plan-study';
import { SOLVE_TAG } from '../scenario/use-scenario';
import type { WhatIf } from '../scenario/what-if';
import { contributionAnswer, increaseAnswer, type SolveAnswer, type Wish } from './solve-words';

/** A whole dollar a year, in cents: screens show no smaller steps. */
const STEP = 100;

function goalOf(wish: Wish, { fiscalYear }: PlanBasis): Goal {
  return wish.kind === 'floor'
    ? { kind: 'thresholdDollars', floor: toCents(wish.floor) }
    : { kind: 'fullFunding', byBoundary: wish.year - fiscalYear + 1, hold: true };
}

export interface LatestWhatIf {
  readonly current: WhatIf;
}

type Found = FoundPlan<number> | NoPlan;

/** Returns the answer on screen, and a function that solves, shows the new answer and fills it in. */
function useAnswer() {
  const [answer, setAnswer] = useState<SolveAnswer | null>(null);
  const run = (solve: () => Found, words: (found: Found) => SolveAnswer, fill: (value: number) => void) => {
    try {
      const found = solve();
      setAnswer(words(found));
      if (found.feasible) fill(found.value);
    } catch {
      setAnswer({ isMet: false, text: 'These assumptions are out of range: there is nothing to solve.' });
    }
  };
  return { answer, run };
}

/** Returns the solve buttons' functions: each finds a figure, puts it into the what-if and names the binding year. */
export function useSolve(latest: LatestWhatIf) {
  const { answer, run } = useAnswer();
  return {
    answer,
    contribution(wish: Wish) {
      const { scenario, basis } = latest.current;
      const maximum = basis.annualFee === null ? undefined : toCents(basis.annualFee);
      const options = { maximum, step: STEP };
      const plan = planOf(latest.current);
      run(
        () =>
          wish.kind === 'floor'
            ? lowestContributionAbove(plan, basis.inventory, toCents(wish.floor), options)
            : contributionFullyFundedBy(plan, basis.inventory, wish.year - basis.fiscalYear, options),
        (found) => contributionAnswer(found, wish, basis),
        (cents) => scenario.edit(`${SOLVE_TAG}${wish.kind}`, (base) => withOpening(base, toDollars(cents))),
      );
    },
    increase(wish: Wish) {
      const { scenario, basis } = latest.current;
      const plan = planOf(latest.current);
      const opening = toDollars(plan.firstYearContribution);
      run(
        () => increaseNeeded(plan, basis.inventory, goalOf(wish, basis)),
        (found) => increaseAnswer(found, wish, basis),
        (points) =>
          scenario.edit(`${SOLVE_TAG}increase`, (base) =>
            withRate(withOpening(base, opening), 'increaseRate', points),
          ),
      );
    },
  };
}

/** Returns the plan on screen: with a goal, its contribution is the solved one. */
function planOf({ scenario, basis, study }: WhatIf) {
  const plan = fundingPlanOf(scenario.settings, basis.fiscalYear);
  return study ? { ...plan, firstYearContribution: study.solved.plan.firstYearContribution } : plan;
}
