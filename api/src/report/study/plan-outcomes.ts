import { toDollars } from '@roofline/schema/value/money';
import type { PlanOutcome } from '@roofline/schema/report/report';
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

/** The contribution as it stands and every plan beside it; one that is out of range is left out. */
export function planOutcomes(choices: readonly FundingChoice[], shown: Shown): PlanOutcome[] {
  return choices.map((choice) => outcome(choice, shown)).filter((one) => one !== null);
}
