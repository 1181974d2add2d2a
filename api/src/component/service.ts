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

// For import and export of the inventory.
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

// For photos, files, projects and calendars, which refer to components.
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

/** A component of an inventory for projections; `currentCost` is the cost of one replacement, in cents. */
export interface InventoryComponent {
  propertyComponentId: string;
  /** The id of the component through the years. */
  lineageId: string;
  name: string;
  category: string;
  categoryPosition: number;
  currentCost: Cents;
  /** The parts of the cost. Adoptions from before these were stored have none. */
  costParts?: CostParts;
  usefulLife: number;
  remainingUsefulLife: number;
  isOneTime: boolean;
  /** Whether a project completed its work in the year. */
  isDone?: boolean;
}

/** Returns the inventory of a set-up year. The caller has made sure that it may be seen. */
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

/** With more components than this, figures take so long that they would hold up other requests. */
const MUCH = 1_500;

/** Decides whether figures of the property take long to compute. */
export const isLargeInventory = (tx: Tx, propertyId: string) => hasMoreComponents(tx, propertyId, MUCH);

/** Counts the components in the inventory of a year. */
export const inventorySize = countInventory;

/** Returns locations and quantities of an inventory's components. The caller has made sure that it may be seen. */
export const inventoryDetailsOf = selectDetails;

/** Returns the changes of a component that is rolled into a newly set-up year; null where it leaves the inventory. */
export type RollComponent = (row: ComponentRow) => Partial<ComponentRow> | null;

/** Rolls a component without work: its remaining life drops by the years between to 0 at least, so it may stay due. */
function untouched(years: number): RollComponent {
  return (row) => ({ remainingUsefulLife: Math.max(0, row.remainingUsefulLife - years) });
}

/**
 * Copies the inventory of an earlier year into one that is being set up, each component changed by `roll`. Copies keep
 * their lineage. A year that has components already is left unchanged. Returns the number of copies.
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

/** Returns the stored rows of a year's inventory, by name, and the positions of their categories. */
export async function inventoryRows(tx: Tx, propertyId: string, fiscalYear: number) {
  const rows = await selectInventory(tx, propertyId, fiscalYear);
  return { rows, categories: await readCategories(tx, propertyId) };
}
