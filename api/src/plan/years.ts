import { defaultFiscalYear, type FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { listFiscalYears } from '../fiscal-year/service';

interface SetUpYear {
  fiscalYear: number;
  fiscalYearStartMonth: number;
}

/** A property's fiscal years as they stand today. */
function fiscalYearsOf(propertyId: string, setUp: readonly SetUpYear[], today: string): FiscalYear[] {
  return listFiscalYears({ propertyId, setUp, reconciled: [] }, today);
}

/** The set-up year whose outlook stands for the property today; null while none is set up. */
export function outlookYear(propertyId: string, setUp: readonly SetUpYear[], today: string): number | null {
  if (setUp.length === 0) return null;
  return defaultFiscalYear(fiscalYearsOf(propertyId, setUp, today), null);
}

/** Set-up years that are projected: the current one, those to come, and the one whose outlook stands today. */
export function projectedYears(propertyId: string, setUp: readonly SetUpYear[], today: string): number[] {
  const shown = outlookYear(propertyId, setUp, today);
  return fiscalYearsOf(propertyId, setUp, today)
    .filter((year) => !year.requireSetup && (!year.isPreviousFiscalYear || year.year === shown))
    .map((year) => year.year);
}
