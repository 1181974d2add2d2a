import type { FundingWay } from '@roofline/engine/loan/comparison';
import { toDollars } from '@roofline/schema/value/money';
import { colorVar } from '../../ui/color/tokens';
import { formatMoney, formatMoneyCents } from '../../ui/format/money';

export interface WayWords {
  name: string;
  /** Explanation under the name. */
  meaning: string;
  color: string;
  /** Dashes of its line, which set it apart without the color. */
  dash?: string;
}

/** Ways to pay, in the words of an owner. */
export const WAYS: Record<FundingWay, WayWords> = {
  present: {
    name: 'As planned',
    meaning: 'Nothing changes; the fund pays, even if it does not have enough.',
    color: colorVar('fg.muted'),
    dash: '1 4',
  },
  assessment: {
    name: 'Pay now',
    meaning: 'A special assessment of the whole cost in the year of the work.',
    color: colorVar('chart.specialAssessment'),
  },
  contribution: {
    name: 'Pay over time',
    meaning: 'A higher contribution from the first year on, just enough that no year ends below zero.',
    color: colorVar('chart.contributions'),
    dash: '8 3',
  },
  whenShort: {
    name: 'Pay when short',
    meaning: 'A special assessment for the shortfall of each year that would end below zero.',
    color: colorVar('chart.expenditures'),
    dash: '3 3',
  },
  loan: {
    name: 'Loan',
    meaning: 'The whole cost borrowed and paid back in installments.',
    color: colorVar('chart.interest'),
    dash: '12 3 2 3',
  },
  mix: {
    name: 'Down payment and loan',
    meaning: 'Part of the cost from the fund, the rest borrowed.',
    color: colorVar('chart.balance'),
    dash: '6 2 2 2 2 2',
  },
};

/** Returns a monthly amount per unit: in whole dollars, below $10 with cents. */
export function monthText(cents: number): string {
  const dollars = toDollars(cents);
  return Math.abs(dollars) < 10 && cents !== 0 ? formatMoneyCents(dollars) : formatMoney(dollars);
}

/** Returns whether a way needs the loan analysis of the workspace. */
export function isLoanWay(way: FundingWay): boolean {
  return way === 'loan' || way === 'mix';
}
