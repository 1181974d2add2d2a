import type { Cents } from '@roofline/schema/money';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { readCategories } from './categories';
import { insertComponents, selectInventory, type PropertyPlace } from './repository';

// What an import and an export of the inventory build on.
export { ensureCategories, readCategories } from './categories';
export { describeChanges, COMPONENT_ACTIVITY } from './write/changes';
export { lockInventory, readInventory, saveInventory, type InventoryWrite } from './write/inventory';
export { inputOf, storedValues } from './values';

/** One line of an inventory as projections take it; `currentCost` is what one occurrence costs, in cents. */
export interface InventoryLine {
  propertyComponentId: string;
  name: string;
  category: string;
  categoryPosition: number;
  currentCost: Cents;
  usefulLife: number;
  remainingUsefulLife: number;
  isOneTime: boolean;
}

/** The inventory of a set-up year. The caller has made sure that it may be seen. */
export async function inventoryOf(tx: Tx, propertyId: string, fiscalYear: number): Promise<InventoryLine[]> {
  const rows = await selectInventory(tx, propertyId, fiscalYear);
  const categories = await readCategories(tx, propertyId);
  return rows.map((row) => ({
    propertyComponentId: row.propertyComponentId,
    name: row.name,
    category: row.category,
    categoryPosition: categories.of(row.category),
    currentCost: row.currentCost,
    usefulLife: row.usefulLife,
    remainingUsefulLife: row.remainingUsefulLife,
    isOneTime: row.isOneTime,
  }));
}

/**
 * Gives a year that is being set up the inventory of an earlier one, rolled forward: the remaining life of untouched
 * work drops by a year for each year between, not below 0, so that deferred work stays due. Costs and lives are taken
 * over as they are; each copy knows its lineage. A year that has components already is left alone.
 */
export async function copyInventory(
  tx: Tx,
  copy: PropertyPlace & { fromYear: number; toYear: number; now: Date },
): Promise<number> {
  const { propertyId, fromYear, toYear, now } = copy;
  if ((await selectInventory(tx, propertyId, toYear)).length > 0) return 0;
  const rows = await selectInventory(tx, propertyId, fromYear);
  const elapsed = Math.max(0, toYear - fromYear);
  await insertComponents(
    tx,
    rows.map((row) => ({
      ...row,
      propertyComponentId: newId(),
      fiscalYear: toYear,
      remainingUsefulLife: Math.max(0, row.remainingUsefulLife - elapsed),
      createdAt: now,
      updatedAt: now,
      version: 1,
    })),
  );
  return rows.length;
}
