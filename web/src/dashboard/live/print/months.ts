import { formatMoneyShort } from '../../../ui/format/money';
import { roundTicks, rangeWithZero, verticalScale } from '../../../ui/marks/value-scale';
import { monthName, type LiveReport } from '../live';
import { CHART_WIDTH, ink, line, picture, rect, text, type PrintChart } from './svg';

type Month = LiveReport['cashFlowOfReserves']['months'][number];
const LEFT = 64;
const PANEL = 130;

/** Draws grid and ticks of a panel that begins at `top`; `y` returns the height of a value. */
function panel(
  values: readonly (number | null)[],
  top: number,
): { y: (value: number) => number; marks: string[] } {
  const ticks = roundTicks(rangeWithZero(values), 4);
  const scale = verticalScale(ticks, PANEL);
  const y = (value: number) => top + scale(value);
  const marks = ticks.flatMap((tick) => [
    line([LEFT, y(tick)], [CHART_WIDTH, y(tick)], ink(tick === 0 ? 'border.control' : 'border.default')),
    text(LEFT - 8, y(tick) + 4, formatMoneyShort(tick), { size: 11, anchor: 'end', color: ink('fg.subtle') }),
  ]);
  return { y, marks };
}

/** Returns the line through the known balances, with a gap where one is unknown. */
function balanceLine(
  months: readonly Month[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const steps = months.flatMap(({ endingBalance }, index) =>
    endingBalance === null
      ? []
      : `${index > 0 && months[index - 1]!.endingBalance !== null ? 'L' : 'M'}${x(index).toFixed(1)} ${y(endingBalance).toFixed(1)}`,
  );
  return `<path d="${steps.join('')}" fill="none" stroke="${ink('chart.balance')}" stroke-width="2.25"/>`;
}

const LEGEND = [
  ['Ending balance', 'chart.balance'],
  ['Income', 'chart.contributions'],
  ['Expenses', 'chart.expenditures'],
] as const;

/** Draws twelve months: the balance above income and expenses. */
export function monthsChart(months: readonly Month[], fontFace: string): PrintChart {
  const gap = (CHART_WIDTH - LEFT) / Math.max(1, months.length);
  const x = (index: number) => LEFT + (index + 0.5) * gap;
  const balance = panel(
    months.map(({ endingBalance }) => endingBalance),
    34,
  );
  const flows = panel(
    months.flatMap(({ income, expenses }) => [income, -expenses]),
    34 + PANEL + 24,
  );
  const bar = (value: number, index: number, color: string) => {
    const [from, to] = [flows.y(0), flows.y(value)];
    return rect(x(index) - 10, Math.min(from, to), 20, Math.abs(from - to), color);
  };
  return picture(
    34 + 2 * PANEL + 24 + 30,
    [
      ...LEGEND.flatMap(([label, token], index) => [
        rect(LEFT + index * 130, 6, 10, 10, ink(token)),
        text(LEFT + index * 130 + 16, 15, label, { color: ink('fg.muted') }),
      ]),
      ...balance.marks,
      balanceLine(months, x, balance.y),
      ...flows.marks,
      ...months.flatMap(({ month, income, expenses }, index) => [
        bar(income, index, ink('chart.contributions')),
        bar(-expenses, index, ink('chart.expenditures')),
        text(x(index), 34 + 2 * PANEL + 24 + 22, monthName(month), {
          size: 11,
          anchor: 'middle',
          color: ink('fg.subtle'),
        }),
      ]),
    ],
    fontFace,
  );
}
