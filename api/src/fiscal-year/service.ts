import {
  currentFiscalYear,
  fiscalYearLabel,
  type FiscalYear,
} from '@roofline/schema/fiscal-year/fiscal-year';
import type { Tx } from '../platform/database';
import { findReconciledYears } from './repository';

/** The stored facts about a property's years. */
export interface StoredYears {
  propertyId: string;
  /** Years with saved financials ("set up"), in any order. */
  setUp: readonly { fiscalYear: number; fiscalYearStartMonth: number }[];
  /** Years that were reconciled with actual figures. */
  reconciled: readonly number[];
}

const dayText = (date: Date) => date.toISOString().slice(0, 10);
const slashes = (day: string) => {
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  return `${month}/${dayOfMonth}/${year}`;
};

/** Returns the first and last ISO day of the fiscal year that begins on the first of `startMonth` in `year`. */
export function fiscalYearBounds(year: number, startMonth: number): { startDate: string; endDate: string } {
  return {
    startDate: dayText(new Date(Date.UTC(year, startMonth - 1, 1))),
    endDate: dayText(new Date(Date.UTC(year + 1, startMonth - 1, 0))),
  };
}

/** Returns the start month of a year: its own, else that of the nearest earlier set-up year, else of the earliest. */
export function startMonthOf(stored: Pick<StoredYears, 'setUp'>, year: number): number {
  const ascending = [...stored.setUp].sort((a, b) => a.fiscalYear - b.fiscalYear);
  const own = ascending.filter((y) => y.fiscalYear <= year).at(-1);
  return (own ?? ascending[0])?.fiscalYearStartMonth ?? 1;
}

/**
 * Returns the current fiscal year: the last one that has begun. If the start month differs between years, their
 * spans may overlap or leave a gap; this rule makes exactly one of them current on every day.
 */
export function currentYearOf(stored: Pick<StoredYears, 'setUp'>, today: string): number {
  return currentFiscalYear(today, startMonthOf(stored, Number(today.slice(0, 4))));
}

/**
 * Returns why a year cannot start in `startMonth`: the year before would end later, or a year would end after the next set-up
 * one has begun. null if the years do not overlap; a gap between them is allowed.
 */
export function overlapProblem(setUp: StoredYears['setUp'], year: number, startMonth: number): string | null {
  const others = setUp.filter((each) => each.fiscalYear !== year);
  const starts = (of: number, month: number) => slashes(fiscalYearBounds(of, month).startDate);
  const ends = (of: number, month: number) => slashes(fiscalYearBounds(of, month).endDate);
  const earlier = others.filter((each) => each.fiscalYear < year);
  const before = earlier.length > 0 ? startMonthOf({ setUp: earlier }, year - 1) : startMonth;
  if (before > startMonth)
    return `${year} cannot start on ${starts(year, startMonth)}: fiscal year ${year - 1} ends on ${ends(year - 1, before)}.`;
  const [next] = others.filter((each) => each.fiscalYear > year).sort((a, b) => a.fiscalYear - b.fiscalYear);
  if (!next || next.fiscalYearStartMonth >= startMonth) return null;
  const { fiscalYear: later, fiscalYearStartMonth: month } = next;
  return `${later - 1} would end on ${ends(later - 1, startMonth)}, after fiscal year ${later} starts on ${starts(later, month)}. Change the start month of ${later} first.`;
}

/** Returns a property's fiscal years, oldest first: from the first set-up one to the one after the current. */
export function listFiscalYears(stored: StoredYears, today: string): FiscalYear[] {
  const current = currentYearOf(stored, today);
  const saved = new Set(stored.setUp.map((y) => y.fiscalYear));
  const first = Math.min(current, ...saved);
  const last = Math.max(current + 1, ...saved);
  const reconciled = new Set(stored.reconciled);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    const fiscalYearStartMonth = startMonthOf(stored, year);
    const { startDate, endDate } = fiscalYearBounds(year, fiscalYearStartMonth);
    return {
      propertyId: stored.propertyId,
      year,
      yearRange: `${slashes(startDate)} - ${slashes(endDate)}`,
      label: fiscalYearLabel(year, fiscalYearStartMonth),
      fiscalYearStartMonth,
      startDate,
      endDate,
      isCurrentFiscalYear: year === current,
      isFutureFiscalYear: year > current,
      isPreviousFiscalYear: year < current,
      requireSetup: !saved.has(year),
      requireReconciliation: year === current && saved.has(year - 1) && !reconciled.has(year - 1),
    };
  });
}

/** Returns the fiscal years of many properties; `setUpOf` has the years with saved financials of each. */
export async function fiscalYearsByProperty(
  tx: Tx,
  setUpOf: ReadonlyMap<string, StoredYears['setUp']>,
  today: string,
): Promise<Map<string, FiscalYear[]>> {
  const reconciled = await findReconciledYears(tx, [...setUpOf.keys()]);
  return new Map(
    [...setUpOf].map(([propertyId, setUp]) => [
      propertyId,
      listFiscalYears({ propertyId, setUp, reconciled: reconciled.get(propertyId) ?? [] }, today),
    ]),
  );
}

export {
  findReconciledYears,
  fiscalYearStateOf,
  keepFiscalYearState,
  type FiscalYearStateRow,
} from './repository';
