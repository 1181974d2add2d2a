import type { AttachedComponent } from '@roofline/schema/component/attached-component';
import { financialsByProperty } from '../../financials/service';
import { currentYearOf } from '../../fiscal-year/service';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/problem';
import { CategoryPositions } from '../categories';
import {
  selectCategoriesOf,
  selectLinePlaces,
  selectLines,
  type LinePlace,
  type LineRow,
} from './repository';

// What hangs on a component hangs on the same thing through the years, not on the line of one year.

/** Where the lines with these ids belong, by id in lower case; those that there are none of are left out. */
export async function lineagePlaces(tx: Tx, ids: readonly string[]): Promise<Map<string, LinePlace>> {
  const rows = await selectLinePlaces(tx, ids);
  return new Map(rows.map((row) => [row.propertyComponentId, row]));
}

/**
 * The lineages of lines of any year of the property, each once and in the asked order. 404 where one of the ids is not of
 * the property.
 */
export async function lineagesOf(tx: Tx, propertyId: string, ids: readonly string[]): Promise<string[]> {
  const places = await lineagePlaces(tx, ids);
  const lineages = ids.map((id) => {
    const place = places.get(id.toLowerCase());
    if (place?.propertyId !== propertyId) throw notFound();
    return place.lineageId;
  });
  return [...new Set(lineages)];
}

/** The set-up year whose inventory stands for the property today; null while no year up to today is set up. */
async function inventoryYears(
  tx: Tx,
  propertyIds: readonly string[],
  today: string,
): Promise<Map<string, number | null>> {
  const saved = await financialsByProperty(tx, propertyIds);
  return new Map(
    [...saved].map(([propertyId, setUp]) => {
      const current = currentYearOf({ setUp }, today);
      return [propertyId, setUp.filter(({ fiscalYear }) => fiscalYear <= current).at(-1)?.fiscalYear ?? null];
    }),
  );
}

/** The line of the property's current inventory year, else the newest one. `rows` are newest first. */
function lineOf(rows: readonly LineRow[], year: number | null): LineRow {
  return rows.find(({ fiscalYear }) => fiscalYear === year) ?? rows[0]!;
}

/**
 * What to show of components that something hangs on, by lineage: each with its line of the property's current inventory
 * year, else its newest line. A component that is deleted from every year is left out. Three statements, however many are
 * asked for; the caller has made sure that the properties may be seen.
 */
export async function linesOfLineages(
  tx: Tx,
  propertyIds: readonly string[],
  lineageIds: readonly string[],
  today: string,
): Promise<Map<string, AttachedComponent>> {
  if (lineageIds.length === 0) return new Map();
  const years = await inventoryYears(tx, propertyIds, today);
  const categories = await selectCategoriesOf(tx, propertyIds);
  const positions = new Map(
    propertyIds.map((id) => [
      id,
      new CategoryPositions(categories.filter(({ propertyId }) => propertyId === id)),
    ]),
  );
  const byLineage = new Map<string, LineRow[]>();
  for (const row of await selectLines(tx, propertyIds, lineageIds))
    byLineage.set(row.lineageId, [...(byLineage.get(row.lineageId) ?? []), row]);
  return new Map(
    [...byLineage].map(([lineageId, rows]) => {
      const { propertyId, propertyComponentId, name, category } = lineOf(
        rows,
        years.get(rows[0]!.propertyId) ?? null,
      );
      const categoryPosition = positions.get(propertyId)!.of(category);
      return [lineageId, { propertyComponentId, name, category, categoryPosition }];
    }),
  );
}
