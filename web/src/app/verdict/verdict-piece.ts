import { formatMoney } from '../../ui/format/money';

/** A piece of a sentence: facts are set in bold, an action is the link at the end. */
export type VerdictPiece = string | { fact: string } | { action: string; to: string };

export const fact = (text: string): VerdictPiece => ({ fact: text });

export interface Lasting {
  firstShortfallYear: number | null;
  lowestBalance: number;
}

/** Returns whether reserves last, in words; a balance that reads $0 is not above zero. */
export function lasting(
  { firstShortfallYear, lowestBalance }: Lasting,
  lastYear: number,
  who: 'reserves' | 'they',
): VerdictPiece[] {
  if (firstShortfallYear !== null) return [`${who} fall below zero in `, fact(String(firstShortfallYear))];
  const holds = Math.round(lowestBalance) > 0 ? 'stay above zero' : 'never fall below zero';
  return [`${who} ${holds} through `, fact(String(lastYear))];
}

export interface TodaysFunding extends Lasting {
  contribution: number;
  difference: number;
  totalDifference: number;
}

const shortOf = (difference: number, words: string): VerdictPiece[] | null =>
  difference > 0 ? [fact(formatMoney(difference)), words] : null;

/**
 * Returns where today's contribution leads, in words, and how far it is below the plan: in its year, or over all years where
 * the plan begins lower and rises faster.
 */
export function todayPieces(today: TodaysFunding, lastYear: number, inYear?: number): VerdictPiece[] {
  const { contribution, difference, totalDifference } = today;
  return [
    inYear === undefined ? " At today's " : " At today's contribution, ",
    fact(formatMoney(contribution)),
    inYear === undefined ? ' a year, ' : ` in ${inYear}, `,
    ...(shortOf(difference, ' less than the plan, ') ??
      shortOf(totalDifference, ' less than the plan over 30 years, ') ??
      []),
    ...lasting(today, lastYear, 'they'),
    '.',
  ];
}

/** Returns the sentence as plain text. */
export const verdictText = (pieces: readonly VerdictPiece[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece : 'fact' in piece ? piece.fact : piece.action))
    .join('');
