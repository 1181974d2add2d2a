import type { SelectedFiscalYear } from '../../app/selection/selection';

/** Returns whether a year is previous, current or future. */
export function fiscalYearTag(year: SelectedFiscalYear): 'Previous' | 'Current' | 'Future' {
  if (year.isCurrentFiscalYear) return 'Current';
  return year.isFutureFiscalYear ? 'Future' : 'Previous';
}

/** Returns the years with the newest first, as menus show them. */
export function newestFirst(years: readonly SelectedFiscalYear[]): SelectedFiscalYear[] {
  return [...years].sort((a, b) => b.year - a.year);
}
