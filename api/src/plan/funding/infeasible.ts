import { limits } from '@roofline/schema/value/limits';
import { formatLimit, toDollars, type Cents } from '@roofline/schema/value/money';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';

/** Why a plan without figures can't be adopted or printed. */
export const NO_FIGURES = 'This plan has no figures: its assumptions cannot be computed. Change them first.';

const usd = (cents: Cents) => formatLimit(toDollars(cents));

/** Describes the goal of a plan, as the beginning of a sentence. */
function aim({ method, goal }: PlanSettings, fiscalYear: number): string {
  const end = goal.year ?? fiscalYear + limits.planHorizonYears - 1;
  const from = goal.year === null ? '' : ` from ${goal.year} on`;
  switch (method) {
    case 'thresholdDollars':
      return `A balance that never falls below ${formatLimit(goal.amount ?? 0)}${from}`;
    case 'thresholdPercent':
      return `A balance that never falls below ${goal.percent ?? 0}% funded${from}`;
    case 'fullFunding':
      return `Full funding by the end of ${end}`;
    case 'targetPercent':
      return `${goal.percent ?? 0}% funded by the end of ${end}`;
    default:
      return 'A balance that never falls below $0';
  }
}

/** Describes why a goal cannot be met within the annual fee. */
export function infeasibleText(
  settings: PlanSettings,
  { fiscalYear, required, fee }: { fiscalYear: number; required: Cents | null; fee: Cents },
): string {
  const wanted = aim(settings, fiscalYear);
  if (required === null) return `${wanted} cannot be reached: the year starts with too low a balance.`;
  return `${wanted} needs ${usd(required)} a year, more than the annual fees of ${usd(fee)}.`;
}
