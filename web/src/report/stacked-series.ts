import { shortCategory } from '../app/CategoryChip';
import { categoryColor, categoryNeedsHatch } from '../ui/color/category-palette';
import type { ColorMode } from '../ui/color/color-mode';

/** Categories as the series of a stacked chart, in their own colours. */
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

/** The first of the series by name, then how many more. */
export function stackedLegend(series: ReturnType<typeof stackedSeries>) {
  const legend = series.slice(0, NAMED).map(({ label, color, hatch }) => ({ label, color, hatch }));
  if (series.length <= NAMED) return legend;
  const more = { label: `${series.length - NAMED} more`, color: 'var(--chakra-colors-border-strong)' };
  return [...legend, { ...more, hatch: false }];
}
