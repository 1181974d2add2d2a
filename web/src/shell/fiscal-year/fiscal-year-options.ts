import type { SelectedFiscalYear } from '../../app/selection/selection';

/** Previous, Current or Future, and whether the year awaits setup. */
export function fiscalYearTag(year: SelectedFiscalYear): 'Previous' | 'Current' | 'Future' {
  if (year.isCurrentFiscalYear) return 'Current';
  return year.isFutureFiscalYear ? 'Future' : 'Previous';
}

/** Newest first, as a menu shows them. */
export function newestFirst(years: readonly SelectedFiscalYear[]): SelectedFiscalYear[] {
  return [...years].sort((a, b) => b.year - a.year);
}
