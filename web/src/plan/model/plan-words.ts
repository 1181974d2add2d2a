import type { PlanMethod } from '@roofline/schema/plan/methods';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { counted } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';

export interface MethodChoice {
  method: PlanMethod;
  name: string;
  /** What the method does, for someone who has never planned before. */
  meaning: string;
}

/** The funding methods; those that find the contribution come first. */
export const METHOD_CHOICES: readonly MethodChoice[] = [
  {
    method: 'fullFunding',
    name: 'Full funding',
    meaning: 'Finds the contribution that brings the reserve to 100% funded, by a year that you choose.',
  },
  {
    method: 'baseline',
    name: 'Baseline',
    meaning: 'Finds the smallest contribution with which the balance never falls below $0.',
  },
  {
    method: 'thresholdDollars',
    name: 'Dollar threshold',
    meaning:
      'Finds the smallest contribution with which the balance never falls below an amount that you choose.',
  },
  {
    method: 'thresholdPercent',
    name: 'Percent threshold',
    meaning:
      'Finds the smallest contribution with which percent funded never falls below a percent that you choose.',
  },
  {
    method: 'targetPercent',
    name: 'Target percent',
    meaning: 'Finds the contribution that reaches a percent funded by the end of a year, and holds it.',
  },
  {
    method: 'currentFunding',
    name: 'Current funding',
    meaning: 'Keeps the current contribution and shows its results.',
  },
  {
    method: 'custom',
    name: 'Custom',
    meaning: 'You set the contribution and its yearly increase by hand.',
  },
  {
    method: 'ladder',
    name: 'Ladder',
    meaning:
      'You set the first year, then steps: from a chosen year on, a new amount, an added amount, or another increase.',
  },
];

/** Returns the goal of a plan in a few words: `Fully funded by 2045`. */
export function goalWords(
  settings: Pick<PlanSettings, 'method' | 'goal'> & { ladder: readonly unknown[] },
): string {
  const { method, goal, ladder } = settings;
  const percent = formatPercent(goal.percent ?? 0);
  const since = goal.year === null ? '' : ` from ${goal.year} on`;
  switch (method) {
    case 'fullFunding':
      return goal.year === null ? 'Fully funded in 30 years' : `Fully funded by ${goal.year}`;
    case 'baseline':
      return 'Never below $0';
    case 'thresholdDollars':
      return `Never below ${formatMoney(goal.amount ?? 0)}${since}`;
    case 'thresholdPercent':
      return `Never below ${percent} funded${since}`;
    case 'targetPercent':
      return `${percent} funded by ${goal.year ?? 'a year'}`;
    case 'currentFunding':
      return 'Current contribution';
    case 'ladder':
      return `Ladder of ${counted(ladder.length, 'step')}`;
    default:
      return 'Contribution set by hand';
  }
}

/** Returns `3% more each year` or `The same each year`. */
export function increaseWords(rate: number): string {
  return rate === 0
    ? 'The same each year'
    : `${formatPercent(rate, 2).replace(/(?:\.00|(?<=\.\d)0)%/, '%')} more each year`;
}
