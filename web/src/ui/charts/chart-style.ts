import type { PartialTheme } from '@nivo/theming';
import { colorVar } from '../color/tokens';
import { formatMoneyShort } from '../format/money';

/** Axis text and lines in the colors of the page. */
const chartTheme: PartialTheme = {
  text: { fontFamily: 'inherit', fontSize: 11 },
  axis: {
    ticks: {
      line: { stroke: 'none' },
      text: {
        fontSize: 11,
        fontWeight: 500,
        fill: colorVar('fg.subtle'),
        fontVariantNumeric: 'tabular-nums',
      } as never,
    },
  },
  grid: { line: { stroke: colorVar('border.default'), strokeWidth: 1 } },
};

/** At most this many ticks on a money axis. */
export const maxTicks = 5;

/** The props that all bars of money by column `x` share: no animation, no pointer events, money at the left. */
export const moneyBars = {
  role: 'group',
  indexBy: 'x',
  animate: false,
  isInteractive: false,
  enableLabel: false,
  gridYValues: maxTicks,
  axisLeft: {
    tickSize: 0,
    tickPadding: 10,
    tickValues: maxTicks,
    format: (value: number) => formatMoneyShort(Number(value)),
  },
  theme: chartTheme,
} as const;

/** Returns the step between labels: all of a few columns, every fifth or tenth of many, as they fit. */
export function labelStep(columns: number, width: number, labelWidth = 40): number {
  const fitting = Math.max(1, Math.floor(width / labelWidth));
  const steps = columns > 15 ? [5, 10, 20] : [1, 2, 5];
  return steps.find((step) => columns / step <= fitting) ?? columns;
}

/** Returns whether a column has a label: by step, and the last one where it does not crowd the one before. */
export function isLabelled(index: number, columns: number, step: number): boolean {
  return index % step === 0 || (index === columns - 1 && index % step > step / 2);
}
