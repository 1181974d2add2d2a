import type { CostParts } from '@roofline/engine/types';
import type { Cents } from '@roofline/schema/value/money';
import type { Tx } from '../platform/database';
import { ahead } from '../platform/store/view';
import { newId } from '../platform/ids';
import { readCategories } from './categories';
import {
  countInventory,
  hasMoreComponents,
  insertComponents,
  newComponentBatches,
  selectDetails,
  selectFigures,
  selectInventory,
  type ComponentRow,
  type InventoryPlace,
  type PropertyPlace,
} from './repository';
import { costPartsOf, countedAs } from './values';

export type { ComponentRow, InventoryPlace };

// What an import and an export of the inventory build on.
export { CategoryPositions, readCategories } from './categories';
export { inventoryMark, selectInventory as inventoryOfYear } from './repository';
export { replaceComponents, replacementAt, replacementOf } from './write/replacement';
export type { ReplacedLine, Replacement } from './write/replacement';
export { openInventory, readInventory, writeInventory, writeLines, writePlace } from './write/inventory';
export { prepareWrite, type InventoryWrite, type PreparedWrite, type WritePlace } from './write/prepare';
export { costPartsOf, countedAs, inputOf } from './values';
export { openInventoryYear } from './years';
export { costAtReplacement } from './wire';
export { COMPONENT_CELLS } from './export/workbook';

// What photos, files, projects and calendars hang on.
export {
  componentDays,
  currentLines,
  lineagePlaces,
  lineagesOf,
  linesOfLineages,
  linesOfYears,
  type YearLine,
} from './lineages/lineages';
export { selectLineagesNamed as lineagesNamed, type ComponentDays } from './lineages/repository';

/** A component of an inventory as projections take it; `currentCost` is what one occurrence costs, in cents. */
export interface InventoryComponent {
  propertyComponentId: string;
  /** The same thing through the years. */
  lineageId: string;
  name: string;
  category: string;
  categoryPosition: number;
  currentCost: Cents;
  /** What the cost follows from. Adoptions of before it was kept have none. */
  costParts?: CostParts;
  usefulLife: number;
  remainingUsefulLife: number;
  isOneTime: boolean;
  /** A project completed its work in the year. */
  isDone?: boolean;
}

/** The inventory of a set-up year. The caller has made sure that it may be seen. */
export async function inventoryOf(
  tx: Tx,
  propertyId: string,
  fiscalYear: number,
): Promise<InventoryComponent[]> {
  ahead(tx, () => readCategories(tx, propertyId));
  const rows = await selectFigures(tx, propertyId, fiscalYear);
  const categories = await readCategories(tx, propertyId);
  return rows
    .map(countedAs)
    .map(({ quantityThousandths, unitCost, percentReplaced, replacementCost, ...row }) => ({
      ...row,
      categoryPosition: categories.of(row.category),
      costParts: costPartsOf({ quantityThousandths, unitCost, percentReplaced }),
      ...(replacementCost === null ? {} : { isDone: true }),
    }));
}

/** Figures of so many components take longer than a request should hold up the others. */
const MUCH = 1_500;

/** Is it much to compute something of the property? */
export const isLargeInventory = (tx: Tx, propertyId: string) => hasMoreComponents(tx, propertyId, MUCH);

/** How many components the inventory of a year has. */
export const inventorySize = countInventory;

/** Places and quantities of an inventory's components. The caller has made sure that it may be seen. */
export const inventoryDetailsOf = selectDetails;

/** How a component of an earlier year enters one that is set up; null where it leaves the inventory. */
export type RollComponent = (row: ComponentRow) => Partial<ComponentRow> | null;

/** Untouched work: its remaining life drops by the years between, not below 0, so that deferred work stays due. */
function untouched(years: number): RollComponent {
  return (row) => ({ remainingUsefulLife: Math.max(0, row.remainingUsefulLife - years) });
}

/**
 * Gives a year that is being set up the inventory of an earlier one, each component as `roll` brings it on. Each copy
 * knows its lineage. A year that has components already is left alone. Answers how many there are.
 */
export async function copyInventory(
  tx: Tx,
  copy: PropertyPlace & { fromYear: number; toYear: number; now: Date },
  roll: RollComponent = untouched(Math.max(0, copy.toYear - copy.fromYear)),
): Promise<number> {
  const { propertyId, fromYear, toYear, now } = copy;
  if ((await selectInventory(tx, propertyId, toYear)).length > 0) return 0;
  const rows = await selectInventory(tx, propertyId, fromYear);
  const rolled = rows.flatMap((row) => {
    const change = roll(row);
    const place = {
      propertyComponentId: newId(),
      fiscalYear: toYear,
      replacementCost: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    return change ? [{ ...row, ...change, ...place }] : [];
  });
  await insertComponents(tx, newComponentBatches(rolled));
  return rolled.length;
}

/** The stored rows of a year's inventory, by name, and the places of their categories. */
export async function inventoryRows(tx: Tx, propertyId: string, fiscalYear: number) {
  const rows = await selectInventory(tx, propertyId, fiscalYear);
  return { rows, categories: await readCategories(tx, propertyId) };
}
