import { changeList } from '@roofline/schema/activity/changes';
import type { PropertyFinancial, PropertyFinancialInput } from '@roofline/schema/financials/financials';
import type { FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { findReconciledYears, fiscalYearsByProperty } from '../fiscal-year/service';
import type { Cents } from '@roofline/schema/value/money';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { ahead } from '../platform/store/view';
import { newId } from '../platform/ids';
import { notFound } from '../platform/problem';
import { staleVersion } from '../platform/versions';
import { reachedProperties, requireProperty } from '../property/access';
import { financialChanges } from './changes';
import { changeFinancial, findFinancials, insertFinancial, type FinancialRow } from './repository';
import { carriedValues, presentFinancial, proposeFinancial, storedValues, type StoredValues } from './wire';

export { financialChanges, proposeFinancial };
export type { FinancialRow };

/** Returns the set-up years of each property, oldest first, in one statement; an empty list if it has none. */
export async function financialsByProperty(
  tx: Tx,
  propertyIds: readonly string[],
): Promise<Map<string, FinancialRow[]>> {
  const byProperty = new Map<string, FinancialRow[]>(propertyIds.map((id) => [id, []]));
  for (const row of await findFinancials(tx, propertyIds)) byProperty.get(row.propertyId)?.push(row);
  return byProperty;
}

/** Returns the fiscal years of each property, oldest first. The caller has made sure that they may be seen. */
export async function readFiscalYears(
  tx: Tx,
  propertyIds: readonly string[],
  today: string,
): Promise<Map<string, FiscalYear[]>> {
  ahead(tx, () => findReconciledYears(tx, propertyIds));
  return fiscalYearsByProperty(tx, await financialsByProperty(tx, propertyIds), today);
}

/** Returns the set-up year that a year without setup starts from: the newest before it, else the oldest after it. */
export function basisOf(saved: readonly FinancialRow[], fiscalYear: number): FinancialRow | null {
  return saved.filter((row) => row.fiscalYear < fiscalYear).at(-1) ?? saved[0] ?? null;
}

/** Returns the financials of a year from all saved ones; null for a year that the property does not have. */
function financialOf(saved: readonly FinancialRow[], years: readonly FiscalYear[], asked: number | null) {
  const fiscalYear = asked ?? saved.at(-1)?.fiscalYear;
  const year = years.find((y) => y.year === fiscalYear);
  if (!year) return null;
  const row = saved.find((r) => r.fiscalYear === year.year);
  if (row) return presentFinancial(row, year.isPreviousFiscalYear);
  const basis = basisOf(saved, year.year);
  return basis && proposeFinancial(basis, year.year, year.isPreviousFiscalYear);
}

/**
 * Returns the financials of many properties, in the order of the ids: of one year, or of each property's newest set-up
 * year. Null if the viewer may not see them or the property has no such year.
 */
export async function readFinancials(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
  at: { fiscalYear: number | null; today: string },
): Promise<(PropertyFinancial | null)[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  const seen = [...reached.values()]
    .filter((a) => a.actions.viewFinancials)
    .map((a) => a.property.propertyId);
  const saved = await financialsByProperty(tx, seen);
  const years = await fiscalYearsByProperty(tx, saved, at.today);
  return propertyIds.map((asked) => {
    const id = asked.toLowerCase();
    return financialOf(saved.get(id) ?? [], years.get(id) ?? [], at.fiscalYear);
  });
}

/** Returns the financials of one property and year; 404 for a year that the property does not have. */
export async function readFinancial(
  tx: Tx,
  actor: Actor,
  propertyId: string,
  at: { fiscalYear: number; today: string },
): Promise<PropertyFinancial> {
  await requireProperty(tx, actor, propertyId, { need: 'viewFinancials' });
  const [found] = await readFinancials(tx, actor, [propertyId], at);
  if (!found) throw notFound();
  return found;
}

/** The property and year for new financials. */
export interface NewYear {
  workspaceId: string;
  propertyId: string;
  fiscalYear: number;
  now: Date;
}

/** Saves the first financials of a property or of a further year. The caller recomputes the plans. */
export async function addFinancial(
  tx: Tx,
  of: NewYear,
  input: PropertyFinancialInput,
): Promise<FinancialRow> {
  return insertYear(tx, of, storedValues(input));
}

/** Saves the financials of another year for a further one, with changes in cents. */
export async function carryFinancial(
  tx: Tx,
  of: NewYear,
  basis: FinancialRow,
  change: Partial<StoredValues>,
): Promise<FinancialRow> {
  return insertYear(tx, of, { ...carriedValues(basis), ...change });
}

async function insertYear(tx: Tx, { now, ...place }: NewYear, values: StoredValues): Promise<FinancialRow> {
  const propertyFinancialId = newId();
  return insertFinancial(tx, { ...place, ...values, propertyFinancialId, createdAt: now, updatedAt: now });
}

/** Sets the balance on a year's first day in cents: nothing is added for the months before it. */
export async function startFrom(tx: Tx, row: FinancialRow, balance: Cents, now: Date): Promise<FinancialRow> {
  const change = {
    yearEndReserveBalance: balance,
    reserveMonthStart: row.fiscalYearStartMonth,
    hasUpcomingExpenses: false,
    upcomingExpenses: 0,
    updatedAt: now,
  };
  const saved = await changeFinancial(tx, row, change);
  if (!saved) throw staleVersion(row.version);
  return saved;
}

/** Describes that a year was set up, and how its financials differ from those that it started from. */
export function setUpWords(basis: FinancialRow | null, after: FinancialRow): string {
  const setUp = `Set up the financials of ${after.fiscalYear}`;
  const changes = basis ? financialChanges(basis, after) : [];
  if (!basis || changes.length === 0) return setUp;
  return `${setUp} from those of ${basis.fiscalYear}: ${changeList(changes)}`;
}
