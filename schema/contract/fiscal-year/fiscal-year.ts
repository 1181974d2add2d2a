import { z } from 'zod';

export { defaultFiscalYear } from './default-fiscal-year';

/** A fiscal year of a property: one year from the first day of its start month. */
export const fiscalYear = z.object({
  propertyId: z.uuid(),
  year: z.int(),
  yearRange: z.string().meta({ description: '1/1/2026 - 12/31/2026' }),
  label: z.string().meta({ description: '2026 (Start Date 1/1/2026)' }),
  fiscalYearStartMonth: z.int().min(1).max(12),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  isCurrentFiscalYear: z.boolean(),
  isFutureFiscalYear: z.boolean(),
  isPreviousFiscalYear: z.boolean(),
  requireSetup: z.boolean().meta({ description: 'True while no financials are saved for it' }),
  requireReconciliation: z.boolean(),
});
export type FiscalYear = z.infer<typeof fiscalYear>;

/** Returns the calendar year in which the fiscal year that includes `today` (ISO day) began. */
export function currentFiscalYear(today: string, startMonth: number): number {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return month >= startMonth ? year : year - 1;
}

/** `2026 (Start Date 1/1/2026)`: letter for letter from the specification. */
export function fiscalYearLabel(year: number, startMonth: number): string {
  return `${year} (Start Date ${startMonth}/1/${year})`;
}

/** The years that a starting fiscal year may be chosen from: the current one, the 15 before it, and the saved one. */
export function startingFiscalYears(today: string, saved?: number): number[] {
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: 16 }, (_, back) => year - back);
  return saved === undefined || years.includes(saved) ? years : [...years, saved].sort((a, b) => b - a);
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
export const monthNames: readonly string[] = MONTHS;
