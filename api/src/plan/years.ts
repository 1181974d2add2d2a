import { defaultFiscalYear, type FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { listFiscalYears } from '../fiscal-year/service';

interface SetUpYear {
  fiscalYear: number;
  fiscalYearStartMonth: number;
}

/** Returns a property's fiscal years as of today. */
function fiscalYearsOf(propertyId: string, setUp: readonly SetUpYear[], today: string): FiscalYear[] {
  return listFiscalYears({ propertyId, setUp, reconciled: [] }, today);
}

/** Returns the set-up year whose outlook the property shows today; null while none is set up. */
export function outlookYear(propertyId: string, setUp: readonly SetUpYear[], today: string): number | null {
  if (setUp.length === 0) return null;
  return defaultFiscalYear(fiscalYearsOf(propertyId, setUp, today), null);
}

/** Returns the set-up years to project: the current one, future ones, and the one whose outlook is shown today. */
export function projectedYears(propertyId: string, setUp: readonly SetUpYear[], today: string): number[] {
  const shown = outlookYear(propertyId, setUp, today);
  return fiscalYearsOf(propertyId, setUp, today)
    .filter((year) => !year.requireSetup && (!year.isPreviousFiscalYear || year.year === shown))
    .map((year) => year.year);
}
