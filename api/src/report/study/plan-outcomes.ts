import type { PlanOutcome } from '@roofline/schema/report/report';
import { toDollars } from '@roofline/schema/value/money';
import { reportPlanOf, type FundingChoice } from './choice';
import { shownFunding, type Shown } from './funding';

function outcome(choice: FundingChoice, shown: Shown): PlanOutcome | null {
  const { value } = shownFunding(choice, shown);
  if (value === null) return null;
  const { rows, cashFacts } = value;
  const { lowestBalance, lowestBalanceYear, firstShortfallYear, fiveYearCover } = cashFacts;
  return {
    ...reportPlanOf(choice),
    firstYearContribution: toDollars(rows[0]!.contribution),
    increaseRate: choice.funding.increaseRate,
    lowestBalance,
    lowestBalanceYear,
    firstShortfallYear,
    fiveYearCover,
    percentFundedEnd: rows.at(-1)!.percentFundedEnd,
    endBalances: rows.map((row) => toDollars(row.endBalance)),
  };
}

const isSame = (one: PlanOutcome, other: PlanOutcome) =>
  one.increaseRate === other.increaseRate &&
  one.firstYearContribution === other.firstYearContribution &&
  one.endBalances.every((balance, year) => balance === other.endBalances[year]);

/**
 * Returns the outcomes of the current contribution and of every plan that is not out of range. A plan with the current
 * contribution and the same end balances shares one row with it, under the plan's name.
 */
export function planOutcomes(choices: readonly FundingChoice[], shown: Shown): PlanOutcome[] {
  const all = choices.map((choice) => outcome(choice, shown)).filter((one) => one !== null);
  const current = all.find(({ planId }) => planId === null);
  const same = current && all.find((one) => one !== current && isSame(one, current));
  if (!same) return all;
  return all
    .filter((one) => one !== current)
    .map((one) => (one === same ? { ...one, tags: [...one.tags, 'current' as const] } : one));
}
