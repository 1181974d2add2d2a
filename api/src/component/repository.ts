import { and, asc, count, eq, getTableColumns, inArray, max, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { selectWholeList } from '../platform/store/whole-list';
import { component, propertyCategory } from './tables';

export type ComponentRow = typeof component.$inferSelect;
export type NewComponent = typeof component.$inferInsert;

export interface PropertyPlace {
  workspaceId: string;
  propertyId: string;
}
export interface InventoryPlace extends PropertyPlace {
  fiscalYear: number;
}

// One statement carries at most this many rows, far below the limit on its parameters.
const ROWS_A_STATEMENT = 500;

/** What figures are computed of, and what is shown beside them. */
const { propertyComponentId, lineageId, name, category, currentCost, usefulLife, remainingUsefulLife } =
  component;
const { isOneTime, location, quantityThousandths, unitOfMeasure, unitCost, percentReplaced } = component;
const FIGURES = {
  propertyComponentId,
  lineageId,
  name,
  category,
  currentCost,
  usefulLife,
  remainingUsefulLife,
  isOneTime,
  quantityThousandths,
  unitCost,
  percentReplaced,
};
const DETAILS = { propertyComponentId, location, quantityThousandths, unitOfMeasure };

const byName = (propertyId: string, fiscalYear: number) => ({
  where: and(eq(component.propertyId, propertyId), eq(component.fiscalYear, fiscalYear)),
  orderBy: [asc(component.nameKey), asc(component.propertyComponentId)],
});

/** The inventory of a year, by name. */
export async function selectInventory(
  tx: Tx,
  propertyId: string,
  fiscalYear: number,
): Promise<ComponentRow[]> {
  return selectWholeList(tx, component, getTableColumns(component), byName(propertyId, fiscalYear));
}

/** The same rows with what figures are computed of, and no more. */
export function selectFigures(tx: Tx, propertyId: string, fiscalYear: number) {
  return selectWholeList(tx, component, FIGURES, byName(propertyId, fiscalYear));
}

/** How many they are. */
export async function countInventory(tx: Tx, propertyId: string, fiscalYear: number): Promise<number> {
  const [found] = await tx
    .select({ size: count() })
    .from(component)
    .where(byName(propertyId, fiscalYear).where);
  return found!.size;
}

/** Has the property more components than this, in all of its years together? */
export async function hasMoreComponents(tx: Tx, propertyId: string, size: number): Promise<boolean> {
  const further = tx
    .select({ one: sql`1` })
    .from(component)
    .where(eq(component.propertyId, propertyId))
    .offset(size)
    .limit(1);
  return (await further).length > 0;
}

/** The same rows with their places and quantities. */
export function selectDetails(tx: Tx, propertyId: string, fiscalYear: number) {
  return selectWholeList(tx, component, DETAILS, byName(propertyId, fiscalYear));
}

/** Components by id, with their rows held until the transaction ends where `lock` is set. */
export async function selectComponents(
  tx: Tx,
  ids: readonly string[],
  options: { lock?: boolean } = {},
): Promise<ComponentRow[]> {
  if (ids.length === 0) return [];
  const query = tx
    .select()
    .from(component)
    .where(inArray(component.propertyComponentId, [...ids]));
  return options.lock ? query.for('update') : query;
}

/** Ids of the same component through the years. */
export async function selectLineage(tx: Tx, row: PropertyPlace & { lineageId: string }): Promise<string[]> {
  const rows = await tx
    .select({ id: component.propertyComponentId })
    .from(component)
    .where(
      and(
        eq(component.workspaceId, row.workspaceId),
        eq(component.propertyId, row.propertyId),
        eq(component.lineageId, row.lineageId),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function insertComponents(tx: Tx, rows: readonly NewComponent[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx.insert(component).values(rows.slice(from, from + ROWS_A_STATEMENT));
}

/** Changes a component and moves its version. The caller has looked at the version under the property's lock. */
export async function updateComponent(
  tx: Tx,
  at: Pick<ComponentRow, 'workspaceId' | 'propertyComponentId'>,
  change: Partial<NewComponent>,
): Promise<ComponentRow> {
  const [row] = await tx
    .update(component)
    .set({ ...change, version: sql`${component.version} + 1` })
    .where(
      and(
        eq(component.workspaceId, at.workspaceId),
        eq(component.propertyComponentId, at.propertyComponentId),
      ),
    )
    .returning();
  return row!;
}

export async function deleteComponents(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(component)
    .where(and(eq(component.workspaceId, workspaceId), inArray(component.propertyComponentId, [...ids])));
}

/** Categories of a property in the order in which they came. */
export async function selectCategories(
  tx: Tx,
  propertyId: string,
): Promise<{ name: string; position: number }[]> {
  return tx
    .select({ name: propertyCategory.name, position: propertyCategory.position })
    .from(propertyCategory)
    .where(eq(propertyCategory.propertyId, propertyId))
    .orderBy(asc(propertyCategory.position));
}

/** Puts categories behind those that are there. The caller holds the property's lock, so no place is given twice. */
export async function appendCategories(
  tx: Tx,
  place: PropertyPlace,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const [last] = await tx
    .select({ position: max(propertyCategory.position) })
    .from(propertyCategory)
    .where(eq(propertyCategory.propertyId, place.propertyId));
  const first = (last?.position ?? -1) + 1;
  const { workspaceId, propertyId } = place;
  const rows = names.map((name, i) => ({ workspaceId, propertyId, name, position: first + i }));
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx.insert(propertyCategory).values(rows.slice(from, from + ROWS_A_STATEMENT));
}
