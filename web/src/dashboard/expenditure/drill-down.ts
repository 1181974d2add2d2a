import { useState } from 'react';
import type { ExpenditureSelection } from './ExpendituresDialog';
import type { CategoryTotal, ExpenditureYear, Health } from '../health';

/** Returns the expenditures that a chart opened, of a year or a category, and functions to open and close them. */
export function useDrillDown(health: Health) {
  const [selection, setSelection] = useState<ExpenditureSelection | null>(null);
  const { propertyId, fiscalYear } = health;
  const openYear = ({ year, total }: ExpenditureYear) =>
    setSelection({ title: `Expenditures in ${year}`, total, of: { propertyId, fiscalYear, year } });
  return {
    selection,
    close: () => setSelection(null),
    openYear,
    openThisYear: () => {
      const year = health.anticipatedExpendituresReport.anticipatedExpenditureYears.find(
        (y) => y.year === health.fiscalYear,
      );
      if (year) openYear(year);
    },
    openCategory: (category: CategoryTotal) =>
      setSelection({
        title: `${category.category} in ${health.fiscalYear}`,
        total: category.total,
        lines: category.components,
      }),
  };
}
