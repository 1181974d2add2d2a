import { LEADERS } from '@roofline/schema/plan/leading';
import { paths } from '../../app/paths';
import { fact, lasting, todayPieces, type VerdictPiece } from '../../app/verdict/verdict-piece';
import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import type { FundingReport, Health } from '../health';

const lastYearOf = ({ fundingReport }: Health) => fundingReport?.years.at(-1)?.year;

/** " after the roofs and exterior paint": at most two components, in the service's words. */
function afterWhat(names: readonly string[]): string {
  return names.length === 0 ? '' : ` after ${names.slice(0, 2).join(' and ')}`;
}

/** Returns the basis of the sentence: the plan of the year, or the contribution as it is paid today. */
function basisOf({ plan, today, fundingReport, view, fiscalYear }: Health): VerdictPiece[] {
  const asked = fact(formatMoney(fundingReport?.years[0]?.contribution ?? 0));
  const when = view === 'current' ? ' a year' : ` in ${fiscalYear}`;
  if (!plan?.standing) return ["At today's contribution of ", asked, `${when}, `];
  const paid = today === null ? `${when}, as it is paid today, ` : `${when}, `;
  return [`With ${LEADERS[plan.standing]}, `, fact(plan.name), ', at ', asked, paid];
}

/** Returns the outcome of the year's plan: whether the money lasts, and when it is tightest. */
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
 * Returns the state of the association's reserves in words that a board member can read aloud. Fixed templates build
 * them from the data; null where data is missing, never guessed.
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

/** Returns how percent funded moves in a future year, the outcome of its plan, and that of today's contribution. */
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

/** Returns the id of a plan that stays above zero: the year's plan, else the calculated one, else any other. */
function planThatAvoids({ plan, plans, fundingReport }: Health): string | null {
  if (plan?.planId && fundingReport?.firstShortfallYear === null) return plan.planId;
  const lasts = plans.filter((one) => one.planId !== null && one.firstShortfallYear === null);
  return (lasts.find(({ tags }) => tags.includes('default')) ?? lasts[0])?.planId ?? null;
}

/** Returns the link after the sentence: to a plan that avoids a shortfall, else to all plans or the year's plan. */
function actionOf(health: Health): VerdictPiece[] {
  const { plan, today, fundingReport } = health;
  const falls = [fundingReport, today].some((way) => way?.firstShortfallYear != null);
  const avoids = falls ? planThatAvoids(health) : null;
  if (avoids !== null) return [' ', { action: 'See what avoids it', to: paths.plan(avoids) }];
  if (falls) return [' ', { action: 'Compare plans', to: paths.plans }];
  return plan?.planId ? [' ', { action: 'See the plan', to: paths.plan(plan.planId) }] : [];
}

/** Returns the sentence, with its link for users who may open plans. */
export const withAction = (pieces: VerdictPiece[] | null, health: Health, canPlan: boolean) =>
  pieces && canPlan ? [...pieces, ...actionOf(health)] : pieces;
