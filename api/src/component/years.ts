import { defaultFiscalYear, type FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { toPoints } from '@roofline/schema/value/money';
import { financialsByProperty, readFiscalYears } from '../financials/service';
import type { Tx } from '../platform/database';
import { notFound, ruleFailed } from '../platform/problem';

/** Which inventory stands for a fiscal year, and whether it may be changed. */
export interface InventoryYear {
  fiscalYear: number;
  /** The set-up year whose inventory is shown: the newest not after the asked one. */
  basisFiscalYear: number;
  isReadOnly: boolean;
  /** Yearly inflation of the basis year, in points. */
  inflationRate: number;
}

function isOpen(year: FiscalYear): boolean {
  return !year.isPreviousFiscalYear && !year.requireSetup;
}

/** The year asked for, or the property's default one; 404 for one that the property does not have. */
export async function inventoryYear(
  tx: Tx,
  propertyId: string,
  asked: number | null,
  today: string,
): Promise<InventoryYear> {
  const years = (await readFiscalYears(tx, [propertyId], today)).get(propertyId) ?? [];
  const wanted = asked ?? defaultFiscalYear(years, null);
  const year = years.find((y) => y.year === wanted);
  if (!year) throw notFound();
  const saved = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const basis = saved.filter((row) => row.fiscalYear <= year.year).at(-1);
  return {
    fiscalYear: year.year,
    basisFiscalYear: basis?.fiscalYear ?? year.year,
    isReadOnly: !isOpen(year),
    inflationRate: toPoints(basis?.inflationRate ?? 0),
  };
}

/** The year, which must be open to changes: set up, and not a previous one. */
export async function openInventoryYear(
  tx: Tx,
  propertyId: string,
  asked: number | null,
  today: string,
): Promise<InventoryYear> {
  const year = await inventoryYear(tx, propertyId, asked, today);
  if (!year.isReadOnly) return year;
  throw ruleFailed(
    year.basisFiscalYear === year.fiscalYear
      ? `${year.fiscalYear} is a previous fiscal year and read-only.`
      : `${year.fiscalYear} is not set up yet: it shows the components of ${year.basisFiscalYear}.`,
    undefined,
    'readOnly',
  );
}
