import { formatMoney } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import type { OutcomeFigures } from './outcome-figures';

/** A piece of a sentence; facts are set in bold. */
export type VerdictPiece = string | { fact: string };
const fact = (text: string): VerdictPiece => ({ fact: text });

/** Returns two sentences about the reserves under a plan, in pieces, fit for reading aloud. */
export function planVerdict(figures: OutcomeFigures, isTrying: boolean): VerdictPiece[] {
  const { belowZero, lowest, lastYear, firstYear, perUnitMonth } = figures;
  const opening = [
    isTrying ? 'With this what-if, ' : 'With ',
    fact(formatMoney(firstYear)),
    ' in the first year, ',
    fact(`${formatMoney(perUnitMonth)} a month per unit`),
  ];
  if (belowZero !== null)
    return [
      ...opening,
      ', reserves fall below zero in ',
      fact(String(belowZero)),
      '. The lowest point is ',
      fact(String(lowest.year)),
      ', at ',
      fact(formatMoney(lowest.amount)),
      '.',
    ];
  return [
    ...opening,
    Math.round(lowest.amount) > 0
      ? ', reserves stay above zero through '
      : ', reserves never fall below zero through ',
    fact(String(lastYear)),
    '. The tightest year is ',
    fact(String(lowest.year)),
    ', when the balance falls to ',
    fact(formatMoney(lowest.amount)),
    '.',
  ];
}

/** Returns the verdict as plain text. */
export const verdictText = (pieces: readonly VerdictPiece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.fact)).join('');

/** Returns a description of the chart for users who cannot see it. */
export function chartSummary(figures: OutcomeFigures, fiscalYear: number): string {
  const { fundedNow, fundedAtEnd, balances, lastYear } = figures;
  const funded =
    fundedNow === null || fundedAtEnd.percent === null
      ? ''
      : ` Percent funded goes from ${formatPercent(fundedNow)} to ${formatPercent(fundedAtEnd.percent)}.`;
  return (
    `${verdictText(planVerdict(figures, false))} At the end of ${fiscalYear} the balance is ${formatMoney(balances[0] ?? 0)}, ` +
    `at the end of ${lastYear} ${formatMoney(balances.at(-1) ?? 0)}.${funded}`
  );
}
