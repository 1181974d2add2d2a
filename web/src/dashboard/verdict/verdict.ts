import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import type { Health } from '../health';

/** A sentence in pieces; facts are set in bold. */
export type VerdictPiece = string | { fact: string };

const fact = (text: string): VerdictPiece => ({ fact: text });

/** "the roofs and exterior paint": at most two, as the service names them. */
function afterWhat(names: readonly string[]): string {
  return names.length === 0 ? '' : ` after ${names.slice(0, 2).join(' and ')}`;
}

/**
 * How the association stands, in words that a board member can read aloud. Built from the data by fixed templates;
 * null where data is missing, never guessed.
 */
export function currentVerdict(health: Health): VerdictPiece[] | null {
  const report = health.fundingReport;
  const last = report?.years.at(-1)?.year;
  if (!report || last === undefined || health.percentageFunded === null) return null;
  const funded = fact(`${formatPercent(health.percentageFunded)} funded`);
  const causes = afterWhat(health.lowestYearComponents);
  if (report.firstShortfallYear === null)
    return [
      'Reserves are ',
      funded,
      ` and stay above zero through ${last}. The tightest year is `,
      fact(String(report.lowestBalanceYear)),
      ', when the balance falls to ',
      fact(formatMoney(report.lowestBalance)),
      `${causes}.`,
    ];
  return [
    'Reserves are ',
    funded,
    ' and fall below zero in ',
    fact(String(report.firstShortfallYear)),
    '. The lowest point is ',
    fact(String(report.lowestBalanceYear)),
    ', when the balance is ',
    fact(formatMoney(report.lowestBalance)),
    `${causes}.`,
  ];
}

/** What a future year brings in, what goes out, and where percent funded moves. */
export function futureVerdict(health: Health): VerdictPiece[] | null {
  const { contributionsToReserves: into, totalAnticipatedExpenditures: out } = health;
  if (into === null || out === null) return null;
  const pieces: VerdictPiece[] = [
    `In ${health.fiscalYear}, `,
    fact(formatMoney(into)),
    ' goes into reserves and ',
    fact(formatMoney(out)),
    ' comes out.',
  ];
  if (health.percentageFunded !== null && health.percentageFundedEnd !== null)
    pieces.push(
      ` Percent funded moves from ${formatPercent(health.percentageFunded)} to `,
      fact(formatPercent(health.percentageFundedEnd)),
      ' by year end.',
    );
  return pieces;
}
