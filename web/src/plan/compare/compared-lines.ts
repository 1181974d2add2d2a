import type { LineSeries } from '../../ui/marks/SeriesLines';
import { categoryColor } from '../../ui/color/category-palette';
import type { ColorMode } from '../../ui/color/color-mode';
import { formatMoney } from '../../ui/format/money';
import { balancesOf, type PlanRow } from '../list/plans-data';

/** The most plans in a comparison: no one can tell more lines apart. */
export const MOST_COMPARED = 5;

/** A different dash for each line, so that they differ without color. */
const DASHES = [undefined, '7 4', '2 3', '10 3 2 3', '1 4'];

export interface ComparedLine extends LineSeries {
  name: string;
}

/** Returns one line per plan; the color follows its place, so that table and chart agree. */
export function comparedLines(plans: readonly PlanRow[], mode: ColorMode): ComparedLine[] {
  return plans.map((plan, index) => ({
    key: plan.planId,
    name: plan.name,
    color: categoryColor(index, mode),
    dash: DASHES[index % DASHES.length],
    values: balancesOf(plan),
  }));
}

/** Returns a column per year, with its tooltip and its text for screen readers. */
export function comparedColumns(lines: readonly ComparedLine[], years: readonly number[]) {
  return years.map((year, index) => {
    const values = lines.map((line) => ({ line, value: line.values[index] ?? null }));
    const said = values.map(
      ({ line, value }) => `${line.name} ${value === null ? 'no value' : formatMoney(value)}`,
    );
    return {
      x: String(year),
      spoken: `End of ${year}: ${said.join(', ')}`,
      tooltip: {
        title: `End of ${year}`,
        rows: values.map(({ line, value }) => ({
          label: line.name,
          color: line.color,
          value: value === null ? '–' : formatMoney(value),
        })),
      },
    };
  });
}
