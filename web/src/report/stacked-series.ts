import { shortCategory } from '../app/CategoryChip';
import { categoryColor, categoryNeedsHatch } from '../ui/color/category-palette';
import type { ColorMode } from '../ui/color/color-mode';

/** Returns the categories as series of a stacked chart, each in its color. */
export function stackedSeries(
  categories: readonly { category: string; categoryPosition: number }[],
  mode: ColorMode,
) {
  return categories.map(({ category, categoryPosition }) => ({
    key: category,
    label: shortCategory(category),
    color: categoryColor(categoryPosition, mode),
    hatch: categoryNeedsHatch(categoryPosition),
  }));
}

const NAMED = 8;

/** Returns the legend: the first series by name, then the number of others. */
export function stackedLegend(series: ReturnType<typeof stackedSeries>) {
  const legend = series.slice(0, NAMED).map(({ label, color, hatch }) => ({ label, color, hatch }));
  if (series.length <= NAMED) return legend;
  const more = { label: `${series.length - NAMED} more`, color: 'var(--chakra-colors-border-strong)' };
  return [...legend, { ...more, hatch: false }];
}
