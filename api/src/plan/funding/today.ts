import type { TodaysFunding } from '@roofline/schema/plan/plan-lead';
import { toDollars } from '@roofline/schema/value/money';
import { fundingFigures, type FundingRecord } from './record';

const total = (record: FundingRecord) => record.reduce((sum, [, contribution]) => sum + contribution, 0);

/**
 * Returns the outcome of the current contribution beside a plan; null where both have the same contribution and end balance in
 * every year. The first row of both is fiscal year `fiscalYear`.
 */
export function todaysFunding(
  today: FundingRecord,
  plan: FundingRecord,
  fiscalYear: number,
): TodaysFunding | null {
  const isSame = today.every(([, contribution, , , , , , end], t) => {
    const other = plan[t]!;
    return other[1] === contribution && other[7] === end;
  });
  if (isSame) return null;
  const { lowestBalance, lowest, firstShortfall } = fundingFigures(today);
  const [, contribution] = today[0]!;
  return {
    contribution: toDollars(contribution),
    difference: toDollars(plan[0]![1] - contribution),
    totalDifference: toDollars(total(plan) - total(today)),
    lowestBalance: toDollars(lowestBalance),
    lowestBalanceYear: fiscalYear + lowest,
    firstShortfallYear: firstShortfall === null ? null : fiscalYear + firstShortfall,
  };
}
