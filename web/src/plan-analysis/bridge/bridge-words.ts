import type { BridgeCause } from '@roofline/engine/bridge/bridge';
import { formatDay } from '../../ui/format/day';
import { formatMoney, formatMoneyCents, minusSign } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import type { WaterfallStep } from '../../ui/marks/Waterfall';
import type { BridgeFigureFieldsFragment } from './PlanBridge.generated';

const CAUSES: Record<BridgeCause, { name: string; short: string }> = {
  added: { name: 'Components added', short: 'Added' },
  removed: { name: 'Components removed', short: 'Removed' },
  costs: { name: 'Costs', short: 'Costs' },
  lives: { name: 'Lives', short: 'Lives' },
  rates: { name: 'Inflation, interest and conventions', short: 'Rates' },
  spending: { name: 'Actual spending', short: 'Spending' },
  balance: { name: 'Balance otherwise', short: 'Balance' },
  contributions: { name: 'Contributions', short: 'Contribu- tions' },
  assessments: { name: 'Special assessments', short: 'Assess- ments' },
  loans: { name: 'Loans', short: 'Loans' },
};

/** Returns a cause in words; one that this client does not know yet stays as it is. */
export function causeWords(cause: string): { name: string; short: string } {
  return CAUSES[cause as BridgeCause] ?? { name: cause, short: cause };
}

type FigureName = BridgeFigureFieldsFragment['figure'];

const FIGURES: Record<FigureName, string> = {
  lowestBalance: 'Lowest balance',
  endBalance: 'Balance on the last day',
  percentFundedNow: 'Percent funded on the first day',
  percentFundedAtEnd: 'Percent funded on the last day',
  requiredContribution: 'Contribution that never falls below zero',
};

export const FIGURE_ORDER = Object.keys(FIGURES) as FigureName[];

export function figureWords(figure: FigureName): string {
  return FIGURES[figure];
}

type Unit = BridgeFigureFieldsFragment['unit'];

/** Returns a value of a figure as text: whole dollars, or a percent with one decimal. */
export function valueText(unit: Unit, value: number): string {
  return unit === 'money' ? formatMoney(value) : formatPercent(value, 1);
}

/** Returns a value with its cents, or with two decimals of a percent, so that the rows of a table visibly add up. */
export function exactText(unit: Unit, value: number): string {
  return unit === 'money' ? formatMoneyCents(value) : formatPercent(value, 2);
}

/** Returns a change with its sign, in dollars or in points. */
export function changeText(unit: Unit, change: number, isExact = false): string {
  const size = Math.abs(change);
  const sign = change === 0 ? '' : change < 0 ? minusSign : '+';
  if (unit === 'percent') return `${sign}${size.toFixed(isExact ? 2 : 1)} points`;
  return `${sign}${(isExact ? formatMoneyCents : formatMoney)(size)}`;
}

/** Whole hundredths, in which dollars and points add up without the error of their fractions. */
const hundredths = (value: number) => Math.round(value * 100);

/** Returns the sum of all bars. */
export function changeOf({ bars }: BridgeFigureFieldsFragment): number {
  return bars.reduce((sum, bar) => sum + hundredths(bar.change), 0) / 100;
}

/** Returns the bar that moved the figure most; null where none did. */
export function largestBar({ bars }: BridgeFigureFieldsFragment) {
  const moved = bars.filter(({ change }) => change !== 0);
  if (moved.length === 0) return null;
  return moved.reduce((most, bar) => (Math.abs(bar.change) > Math.abs(most.change) ? bar : most));
}

/** Returns the steps from the adopted value to today's, without the causes that moved nothing. */
export function waterfallSteps(figure: BridgeFigureFieldsFragment, adopted: string): WaterfallStep[] {
  const { unit, before, after, bars } = figure;
  const total = (x: string, value: number, words: string): WaterfallStep => ({
    x,
    from: 0,
    to: value,
    isTotal: true,
    text: valueText(unit, value),
    spoken: `${words}: ${valueText(unit, value)}`,
    tooltip: { title: words, rows: [{ label: figureWords(figure.figure), value: exactText(unit, value) }] },
  });
  const steps = bars
    .filter(({ change }) => change !== 0)
    .map(({ cause, change, value }): WaterfallStep => {
      const { name, short } = causeWords(cause);
      return {
        x: short,
        from: (hundredths(value) - hundredths(change)) / 100,
        to: value,
        text: changeText(unit, change),
        spoken: `${name}: ${changeText(unit, change)}, then ${valueText(unit, value)}`,
        tooltip: {
          title: name,
          rows: [
            { label: 'Change', value: changeText(unit, change, true) },
            { label: 'Then', value: exactText(unit, value) },
          ],
        },
      };
    });
  return [
    total('As adopted', before, `As adopted on ${formatDay(adopted)}`),
    ...steps,
    total('Now', after, 'Now'),
  ];
}
