import type { AttachedComponent } from '@roofline/schema/component/attached-component';
import type { Cents } from '@roofline/schema/value/money';
import { financialsByProperty } from '../../financials/service';
import { currentYearOf } from '../../fiscal-year/service';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/problem';
import { CategoryPositions } from '../categories';
import {
  selectCategoriesOf,
  selectDays,
  selectLinePlaces,
  selectLines,
  type ComponentDays,
  type LinePlace,
  type LineRow,
} from './repository';

// Photos, files and the like refer to a component through all years, and not to its line of one year.

/** Returns property and lineage of the lines with these ids, by id in lower case; unknown ids are left out. */
export async function lineagePlaces(tx: Tx, ids: readonly string[]): Promise<Map<string, LinePlace>> {
  const rows = await selectLinePlaces(tx, ids);
  return new Map(rows.map((row) => [row.propertyComponentId, row]));
}

/**
 * Returns the lineages of lines of any year of the property, each once, in the order of the ids. 404 where one of the ids
 * is not of the property.
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

/** Returns the year of each property's current inventory: the newest set-up year up to today, null without one. */
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

/** A component with attachments, and cost and year of its next replacement by the current inventory. */
export interface CurrentLine {
  shown: AttachedComponent;
  /** null where the component is not in the property's current inventory. */
  current: { currentCost: Cents; nextReplacementYear: number } | null;
}

/** Returns the line of the property's current inventory year, or else the newest one. `rows` are newest first. */
function lineOf(rows: readonly LineRow[], year: number | null, positions: CategoryPositions): CurrentLine {
  const inYear = rows.find(({ fiscalYear }) => fiscalYear === year);
  const { propertyComponentId, name, category } = inYear ?? rows[0]!;
  return {
    shown: { propertyComponentId, name, category, categoryPosition: positions.of(category) },
    current: inYear
      ? {
          currentCost: inYear.currentCost,
          nextReplacementYear: inYear.fiscalYear + inYear.remainingUsefulLife,
        }
      : null,
  };
}

/**
 * Returns components with attachments, by lineage: each with its line of the property's current inventory year, or else
 * its newest line. A component that is deleted from every year is left out. Three statements, however many there are;
 * the caller has made sure that the properties, and costs where they are shown, may be seen.
 */
export async function currentLines(
  tx: Tx,
  propertyIds: readonly string[],
  lineageIds: readonly string[],
  today: string,
): Promise<Map<string, CurrentLine>> {
  if (lineageIds.length === 0) return new Map();
  const years = await inventoryYears(tx, propertyIds, today);
  const [categories, found] = await Promise.all([
    selectCategoriesOf(tx, propertyIds),
    selectLines(tx, propertyIds, lineageIds),
  ]);
  const positions = new Map(
    propertyIds.map((id) => [
      id,
      new CategoryPositions(categories.filter(({ propertyId }) => propertyId === id)),
    ]),
  );
  const byLineage = new Map<string, LineRow[]>();
  for (const row of found) byLineage.set(row.lineageId, [...(byLineage.get(row.lineageId) ?? []), row]);
  return new Map(
    [...byLineage].map(([lineageId, rows]) => {
      const { propertyId } = rows[0]!;
      return [lineageId, lineOf(rows, years.get(propertyId) ?? null, positions.get(propertyId)!)];
    }),
  );
}

/** Returns names and categories of components by lineage, without figures of the inventory. */
export async function linesOfLineages(
  ...asked: Parameters<typeof currentLines>
): Promise<Map<string, AttachedComponent>> {
  return new Map([...(await currentLines(...asked))].map(([lineageId, { shown }]) => [lineageId, shown]));
}

/** A component in one year's inventory. */
export type YearLine = Pick<LineRow, 'propertyComponentId' | 'fiscalYear' | 'name'>;

/** Returns the lines of components in every year, by lineage, newest first, in one statement. */
export async function linesOfYears(
  tx: Tx,
  propertyIds: readonly string[],
  lineageIds: readonly string[],
): Promise<Map<string, YearLine[]>> {
  const found = new Map<string, YearLine[]>();
  if (lineageIds.length === 0) return found;
  for (const row of await selectLines(tx, propertyIds, lineageIds)) {
    const lines = found.get(row.lineageId);
    if (lines) lines.push(row);
    else found.set(row.lineageId, [row]);
  }
  return found;
}

/** Returns the days of components in each property's current inventory, in two statements. */
export async function componentDays(
  tx: Tx,
  propertyIds: readonly string[],
  today: string,
): Promise<ComponentDays[]> {
  const years = await inventoryYears(tx, propertyIds, today);
  const rows = await selectDays(tx, propertyIds);
  return rows.filter(({ propertyId, fiscalYear }) => years.get(propertyId) === fiscalYear);
}
