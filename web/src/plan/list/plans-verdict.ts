import type { Standing } from '@roofline/schema/plan/leading';
import { fact, type VerdictPiece } from '../../app/verdict/verdict-piece';
import { formatMoney } from '../../ui/format/money';
import type { PlansData } from './plans-data';

const LEADS: Record<Standing, string> = {
  adopted: 'The adopted plan, ',
  disclosure: 'The disclosure plan, ',
  recommended: 'The recommended plan, ',
  calculated: 'No plan is chosen yet. The one calculated for you, ',
};

const holds = (lowest: number) =>
  Math.round(lowest) > 0 ? ', and stays above zero through ' : ', and never falls below zero through ';

/** Returns the plan that leads the year, as the service names it. */
export const leadingOf = ({ leading, items }: Pick<PlansData, 'leading' | 'items'>) =>
  items.find(({ planId }) => planId === leading?.planId);

/** Returns the verdict on the leading plan: its contribution, and whether the money lasts; null without such a plan. */
export function plansVerdict(data: Pick<PlansData, 'leading' | 'items'>): VerdictPiece[] | null {
  const plan = leadingOf(data);
  const report = plan?.fundingReport;
  const last = report?.years.at(-1)?.year;
  if (!data.leading || !plan || !report || last === undefined) return null;
  return [
    LEADS[data.leading.standing],
    fact(plan.name),
    ', puts ',
    fact(formatMoney(plan.firstYearContribution)),
    ` into reserves in ${plan.fiscalYear}, `,
    fact(`${formatMoney(plan.monthlyPerUnit)} per unit a month`),
    ...(report.firstShortfallYear === null
      ? [holds(report.lowestBalance), fact(String(last)), '. The tightest year is ']
      : [', and falls below zero in ', fact(String(report.firstShortfallYear)), '. The lowest point is ']),
    fact(String(report.lowestBalanceYear)),
    ', at ',
    fact(formatMoney(report.lowestBalance)),
    '.',
  ];
}
