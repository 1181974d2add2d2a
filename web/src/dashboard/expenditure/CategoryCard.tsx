import { useMemo } from 'react';
import { CategoryDonut } from '../../ui/charts/lazy-charts';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { categoryColor, categoryNeedsHatch } from '../../ui/color/category-palette';
import { useColorMode } from '../../ui/color/color-mode';
import { formatMoney } from '../../ui/format/money';
import { CategoryTable } from './CategoryTable';
import type { CategoryTotal, Health } from '../health';

/** The year's expenditures by category; a slice opens its components. Hidden while the data is truncated. */
export function CategoryCard({
  health,
  onCategory,
}: {
  health: Health;
  onCategory: (category: CategoryTotal) => void;
}) {
  const { mode } = useColorMode();
  const categories = health.componentInventoryReport.categories;
  const slices = useMemo(
    () =>
      categories.map((category) => ({
        id: category.category,
        label: category.category,
        value: category.total,
        color: categoryColor(category.categoryPosition, mode),
        hatch: categoryNeedsHatch(category.categoryPosition),
      })),
    [categories, mode],
  );
  if (health.isDataTruncated) return null;
  const largest = categories[0];
  return (
    <ChartFrame
      title="Expenditures by Category"
      height={170}
      summary={
        largest
          ? `${formatMoney(health.totalAnticipatedExpenditures ?? 0)} in ${health.fiscalYear}, most of it ${largest.category}: ${formatMoney(largest.total)}.`
          : `Nothing is due in ${health.fiscalYear}.`
      }
      table={
        <CategoryTable caption={`Expenditures by category in ${health.fiscalYear}`} categories={categories} />
      }
      empty={slices.length === 0}
    >
      <CategoryDonut
        label={`Expenditures by category in ${health.fiscalYear}`}
        slices={slices}
        centerNote={`in ${health.fiscalYear}`}
        onSelect={(slice) => {
          const category = categories.find((c) => c.category === slice.id);
          if (category) onCategory(category);
        }}
      />
    </ChartFrame>
  );
}
