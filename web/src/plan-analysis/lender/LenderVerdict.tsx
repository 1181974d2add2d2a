import type { LenderReadiness } from '@roofline/engine/lender/readiness';
import { toDollars } from '@roofline/schema/value/money';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { formatDay } from '../../ui/format/day';
import { formatMoney, formatMoneyCents } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';

export interface LenderVerdictProps {
  readiness: LenderReadiness;
  day: string;
  contribution: number;
  /** Smallest increase of the regular assessment that is enough, in cents a year. */
  increase: number;
}

/** Says whether the budget meets the lenders' rule, and how much is missing. */
export function LenderVerdict({ readiness, day, contribution, increase }: LenderVerdictProps) {
  const { ratio, meets, rule, assessmentIncome, shortPerYear, shortPerUnitMonth } = readiness;
  if (ratio === null)
    return (
      <VerdictSentence isTight>Enter the regular assessments of the budget to see the ratio.</VerdictSentence>
    );
  const asked = `at least ${formatPercent(rule.minimumRatio)} is required on ${formatDay(day)}`;
  return (
    <VerdictSentence isTight>
      The reserve contribution of {formatMoney(toDollars(contribution))} is{' '}
      <strong>{formatPercent(ratio, 2)}</strong> of {formatMoney(toDollars(assessmentIncome))} of assessment
      income; {asked}.{' '}
      {meets ? (
        <strong>The budget meets the rule.</strong>
      ) : (
        <>
          <strong>It falls short by {formatMoney(toDollars(shortPerYear))} a year</strong>,{' '}
          {formatMoneyCents(toDollars(shortPerUnitMonth))} per unit a month. Raising the regular assessment by{' '}
          {formatMoney(toDollars(increase))} a year, all of it for reserves, would be sufficient.
        </>
      )}
    </VerdictSentence>
  );
}
