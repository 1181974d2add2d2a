import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import type { Health, PlanOutcome } from '../health';

/** A sentence in pieces; facts are set in bold. */
export type VerdictPiece = string | { fact: string } | { plan: string; planId: string };

const fact = (text: string): VerdictPiece => ({ fact: text });

/** "the roofs and exterior paint": at most two, as the service names them. */
function afterWhat(names: readonly string[]): string {
  return names.length === 0 ? '' : ` after ${names.slice(0, 2).join(' and ')}`;
}

/** On what the sentence rests: the contribution as it is paid today, where it is known. */
function basisOf({ contributionsToReserves: paid }: Health): VerdictPiece[] {
  return paid === null
    ? ['Reserves are ']
    : ["At today's contribution of ", fact(formatMoney(paid)), ' a year, reserves are '];
}

const RANKS = ['adopted', 'disclosure', 'recommended'] as const;

/** The plan computed by the system is recommended by default: it leads nothing that anybody chose. */
const holds = (rank: (typeof RANKS)[number], { tags }: PlanOutcome) =>
  tags.includes(rank) && !(rank === 'recommended' && tags.includes('default'));

/**
 * Where the plan that the property goes by leads: the adopted one, else that of the disclosure, else a recommended one. Null
 * where there is none, or where it puts in what is paid today.
 */
function leadingVerdict({ plans, fundingReport }: Health): VerdictPiece[] | null {
  const rank = RANKS.find((one) => plans.some((plan) => holds(one, plan)));
  const plan = rank && plans.find((one) => holds(rank, one));
  const last = fundingReport?.years.at(-1)?.year;
  if (!plan?.planId || last === undefined || plan.tags.includes('current')) return null;
  const { planId, name, firstYearContribution, firstShortfallYear, lowestBalance } = plan;
  const stays = Math.round(lowestBalance) > 0 ? 'stays above zero' : 'never falls below zero';
  return [
    `The ${rank} plan, `,
    { plan: name, planId },
    ' with ',
    fact(formatMoney(firstYearContribution)),
    ...(firstShortfallYear === null
      ? [` a year, ${stays} through ${last}.`]
      : [' a year, falls below zero in ', fact(String(firstShortfallYear)), '.']),
  ];
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
  const paid = basisOf(health);
  const causes = afterWhat(health.lowestYearComponents);
  if (report.firstShortfallYear === null)
    return [
      ...paid,
      funded,
      ` and stay above zero through ${last}. The tightest year is `,
      fact(String(report.lowestBalanceYear)),
      ', when the balance falls to ',
      fact(formatMoney(report.lowestBalance)),
      `${causes}.`,
    ];
  return [
    ...paid,
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

/** The contribution as it stands and, where a plan asks for another one, where that leads. */
export function wholeVerdict(health: Health): VerdictPiece[] | null {
  const current = currentVerdict(health);
  const leading = leadingVerdict(health);
  return current && leading ? [...current, ' ', ...leading] : current;
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
