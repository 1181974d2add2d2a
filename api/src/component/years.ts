import { defaultFiscalYear, type FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { toPoints } from '@roofline/schema/value/money';
import { financialsByProperty, readFiscalYears, type FinancialRow } from '../financials/service';
import type { Tx } from '../platform/database';
import { notFound, ruleFailed } from '../platform/problem';

/** A fiscal year, the year whose inventory it shows, and whether that may be changed. */
export interface InventoryYear {
  fiscalYear: number;
  /** The set-up year whose inventory is shown: the newest not after the requested one. */
  basisFiscalYear: number;
  isReadOnly: boolean;
  /** The yearly inflation of the basis year, in points. */
  inflationRate: number;
}

function isOpen(year: FiscalYear): boolean {
  return !year.isPreviousFiscalYear && !year.requireSetup;
}

function yearOf(year: FiscalYear, saved: readonly FinancialRow[]): InventoryYear {
  const basis = saved.filter((row) => row.fiscalYear <= year.year).at(-1);
  return {
    fiscalYear: year.year,
    basisFiscalYear: basis?.fiscalYear ?? year.year,
    isReadOnly: !isOpen(year),
    inflationRate: toPoints(basis?.inflationRate ?? 0),
  };
}

/** Returns the requested year of each property, or its default one; none for a property without that year. */
export async function inventoryYears(
  tx: Tx,
  propertyIds: readonly string[],
  asked: number | null,
  today: string,
): Promise<Map<string, InventoryYear>> {
  const years = await readFiscalYears(tx, propertyIds, today);
  const saved = await financialsByProperty(tx, propertyIds);
  const found = new Map<string, InventoryYear>();
  for (const [propertyId, known] of years) {
    const wanted = asked ?? defaultFiscalYear(known, null);
    const year = known.find((one) => one.year === wanted);
    if (year) found.set(propertyId, yearOf(year, saved.get(propertyId) ?? []));
  }
  return found;
}

/** Returns the year of one property; 404 for one that the property does not have. */
export async function inventoryYear(
  tx: Tx,
  propertyId: string,
  asked: number | null,
  today: string,
): Promise<InventoryYear> {
  const year = (await inventoryYears(tx, [propertyId], asked, today)).get(propertyId);
  if (!year) throw notFound();
  return year;
}

/** Returns the year; refuses one that is not open to changes, which means set up and not a previous one. */
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
