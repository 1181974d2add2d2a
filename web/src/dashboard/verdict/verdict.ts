import { LEADERS } from '@roofline/schema/plan/leading';
import { paths } from '../../app/paths';
import { fact, lasting, todayPieces, type VerdictPiece } from '../../app/verdict/verdict-piece';
import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import type { FundingReport, Health } from '../health';

const lastYearOf = ({ fundingReport }: Health) => fundingReport?.years.at(-1)?.year;

/** "the roofs and exterior paint": at most two, as the service names them. */
function afterWhat(names: readonly string[]): string {
  return names.length === 0 ? '' : ` after ${names.slice(0, 2).join(' and ')}`;
}

/** On what the sentence rests: the plan that leads the year, or the contribution as it is paid today. */
function basisOf({ plan, today, fundingReport, view, fiscalYear }: Health): VerdictPiece[] {
  const asked = fact(formatMoney(fundingReport?.years[0]?.contribution ?? 0));
  const when = view === 'current' ? ' a year' : ` in ${fiscalYear}`;
  if (!plan?.standing) return ["At today's contribution of ", asked, `${when}, `];
  const paid = today === null ? `${when}, as it is paid today, ` : `${when}, `;
  return [`With ${LEADERS[plan.standing]}, `, fact(plan.name), ', at ', asked, paid];
}

/** Where the plan that leads the year leads: whether the money lasts, and when it is tightest. */
function outcomeOf(health: Health, report: FundingReport, last: number): VerdictPiece[] {
  return [
    ...basisOf(health),
    ...lasting(report, last, 'reserves'),
    report.firstShortfallYear === null ? '; the tightest year is ' : '; the lowest point is ',
    fact(String(report.lowestBalanceYear)),
    ', at ',
    fact(formatMoney(report.lowestBalance)),
    `${health.today ? '' : afterWhat(health.lowestYearComponents)}.`,
  ];
}

/**
 * How the association stands, in words that a board member can read aloud. Built from the data by fixed templates;
 * null where data is missing, never guessed.
 */
export function currentVerdict(health: Health): VerdictPiece[] | null {
  const { fundingReport: report, percentageFunded, today } = health;
  const last = lastYearOf(health);
  if (!report || last === undefined || percentageFunded === null) return null;
  return [
    'Reserves are ',
    fact(`${formatPercent(percentageFunded)} funded`),
    '. ',
    ...outcomeOf(health, report, last),
    ...(today ? todayPieces(today, last) : []),
  ];
}

/** Where percent funded moves in a future year, where its plan leads, and what today's contribution would do. */
export function futureVerdict(health: Health): VerdictPiece[] | null {
  const { fiscalYear, percentageFunded: start, percentageFundedEnd: end, today, fundingReport } = health;
  const last = lastYearOf(health);
  if (!fundingReport || last === undefined || start === null || end === null) return null;
  return [
    `In ${fiscalYear}, percent funded moves from ${formatPercent(start)} to `,
    fact(formatPercent(end)),
    '. ',
    ...outcomeOf(health, fundingReport, last),
    ...(today ? todayPieces(today, last, fiscalYear) : []),
  ];
}

/** The plan that stays above zero: the one that leads, else the one calculated for it, else any other. */
function planThatAvoids({ plan, plans, fundingReport }: Health): string | null {
  if (plan?.planId && fundingReport?.firstShortfallYear === null) return plan.planId;
  const lasts = plans.filter((one) => one.planId !== null && one.firstShortfallYear === null);
  return (lasts.find(({ tags }) => tags.includes('default')) ?? lasts[0])?.planId ?? null;
}

/** What the sentence ends with: the plan that avoids a shortfall, or the one that it speaks of. */
function actionOf(health: Health): VerdictPiece[] {
  const { plan, today, fundingReport } = health;
  const falls = [fundingReport, today].some((way) => way?.firstShortfallYear != null);
  const avoids = falls ? planThatAvoids(health) : null;
  if (avoids !== null) return [' ', { action: 'See what avoids it', to: paths.plan(avoids) }];
  if (falls) return [' ', { action: 'Compare plans', to: paths.plans }];
  return plan?.planId ? [' ', { action: 'See the plan', to: paths.plan(plan.planId) }] : [];
}

/** The sentence with its action, for those who may open plans. */
export const withAction = (pieces: VerdictPiece[] | null, health: Health, canPlan: boolean) =>
  pieces && canPlan ? [...pieces, ...actionOf(health)] : pieces;
