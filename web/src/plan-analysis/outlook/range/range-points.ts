import type { ProjectionRow } from '@roofline/engine/types';
import type { Band, PlanSummary } from '@roofline/engine/simulation/summary';
import { toDollars } from '@roofline/schema/value/money';
import { colorVar } from '../../../ui/color/tokens';
import { formatMoney } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import type { RangePoint } from '../../../ui/marks/RangeBands';

export type RangeFigure = 'balance' | 'percentFunded';

/** One year's range of a figure, in dollars or points. */
export interface RangeYear {
  year: number;
  band: Band;
  /** The plan's own line. */
  plain: number | null;
}

/** Returns the ranges by year, with the plan's line beside them. */
export function rangeYears(
  summary: PlanSummary,
  rows: readonly ProjectionRow[],
  figure: RangeFigure,
  firstYear: number,
): RangeYear[] {
  const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents));
  return summary.years.map(({ t, balance, percentFunded }) => ({
    year: firstYear + t,
    band: figure === 'balance' ? (balance.map(dollars) as Band) : percentFunded,
    plain: figure === 'balance' ? toDollars(rows[t]!.endBalance) : rows[t]!.percentFundedEnd,
  }));
}

/** Returns a value of a figure as text; a dash where there is none. */
export function rangeText(figure: RangeFigure, value: number | null): string {
  if (value === null) return '–';
  return figure === 'balance' ? formatMoney(value) : formatPercent(value);
}

/** Returns the years as points of the chart. */
export function rangePoints(years: readonly RangeYear[], figure: RangeFigure): RangePoint[] {
  const text = (value: number | null) => rangeText(figure, value);
  return years.map(({ year, band: [p5, p25, p50, p75, p95], plain }) => ({
    x: String(year),
    wide: [p5, p95],
    narrow: [p25, p75],
    middle: p50,
    line: plain,
    spoken: `${year}: in the middle ${text(p50)}, half of the futures from ${text(p25)} to ${text(p75)}, 9 in 10 from ${text(p5)} to ${text(p95)}`,
    tooltip: {
      title: year,
      rows: [
        { label: 'Very high', value: text(p95) },
        { label: 'High', value: text(p75) },
        { label: 'Middle', value: text(p50), color: colorVar('chart.balance') },
        { label: 'Low', value: text(p25) },
        { label: 'Very low', value: text(p5) },
      ],
      extra: [{ label: 'The plan', value: text(plain), color: colorVar('fg.default') }],
    },
  }));
}

/** Returns the chart in two sentences. */
export function rangeSummary(years: readonly RangeYear[], figure: RangeFigure): string {
  const last = years.at(-1);
  if (!last) return 'Not calculated yet.';
  const [p5, p25, p50, p75, p95] = last.band.map((value) => rangeText(figure, value));
  return (
    `In the middle of all futures, ${last.year} ends with ${p50}; half of them lie between ${p25} and ${p75}, ` +
    `9 in 10 between ${p5} and ${p95}. The plan itself gives ${rangeText(figure, last.plain)}.`
  );
}
