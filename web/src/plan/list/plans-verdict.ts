import { formatMoney } from '../../ui/format/money';
import { leadingPlan, type Standing } from '../model/plan-rank';
import type { PlanRow } from './plans-data';

/** A sentence in pieces; facts are set in bold. */
export type VerdictPiece = string | { fact: string };
const fact = (text: string): VerdictPiece => ({ fact: text });

const LEADS: Record<Standing, string> = {
  adopted: 'The adopted plan, ',
  disclosure: 'The disclosure plan, ',
  recommended: 'The recommended plan, ',
  default: 'No plan is chosen yet. The one calculated for you, ',
};

const holds = (lowest: number) =>
  Math.round(lowest) > 0 ? ', and stays above zero through ' : ', and never falls below zero through ';

/** What the plan that the property goes by asks, and whether it holds; null where there is none, never guessed. */
export function plansVerdict(plans: readonly PlanRow[]): VerdictPiece[] | null {
  const leading = leadingPlan(plans);
  const report = leading?.plan.fundingReport;
  const last = report?.years.at(-1)?.year;
  if (!leading || !report || last === undefined) return null;
  const { plan, standing } = leading;
  return [
    LEADS[standing],
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
