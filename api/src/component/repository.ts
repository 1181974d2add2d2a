import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { inWorkspaces } from '../platform/repository/carried';
import { onceAView } from '../platform/store/view';
import { batchesOf, insertBatches, updateBatches, type RowBatch } from '../platform/store/rows';
import { uuidArray } from '../platform/store/values';
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

/** The columns that figures are computed from, and the details that are shown beside them. */
const { propertyComponentId, lineageId, name, category, currentCost, usefulLife, remainingUsefulLife } =
  component;
const { isOneTime, location, quantityThousandths, unitCost, percentReplaced, unitOfMeasure } = component;
const { replacementCost } = component;
const FIGURES = {
  propertyComponentId,
  lineageId,
  name,
  category,
  currentCost,
  usefulLife,
  remainingUsefulLife,
  isOneTime,
  replacementCost,
  quantityThousandths,
  unitCost,
  percentReplaced,
};
const DETAILS = { propertyComponentId, location, quantityThousandths, unitOfMeasure };

const byName = (propertyId: string, fiscalYear: number) => ({
  where: and(eq(component.propertyId, propertyId), eq(component.fiscalYear, fiscalYear)),
  orderBy: [asc(component.nameKey), asc(component.propertyComponentId)],
});

/** Returns the inventory of a year, by name. */
export async function selectInventory(
  tx: Tx,
  propertyId: string,
  fiscalYear: number,
): Promise<ComponentRow[]> {
  return selectWholeList(tx, component, getTableColumns(component), byName(propertyId, fiscalYear));
}

/** Returns the inventories of these years of properties, each by name. */
export async function selectInventories(
  tx: Tx,
  years: readonly { propertyId: string; fiscalYear: number }[],
): Promise<ComponentRow[]> {
  if (years.length === 0) return [];
  const ids = uuidArray(years.map((each) => each.propertyId));
  const named = sql`${`{${years.map(({ fiscalYear }) => fiscalYear).join(',')}}`}::int[]`;
  return selectWholeList(tx, component, getTableColumns(component), {
    where: sql`(${component.propertyId}, ${component.fiscalYear}) in (select * from unnest(${ids}, ${named}))`,
    orderBy: [asc(component.nameKey), asc(component.propertyComponentId)],
  });
}

/** Returns the inventory of a year with only the columns that figures are computed from. */
export const selectFigures = onceAView((tx: Tx, propertyId: string, fiscalYear: number) =>
  selectWholeList(tx, component, FIGURES, byName(propertyId, fiscalYear)),
);

/** Counts the components in the inventory of a year. */
export async function countInventory(tx: Tx, propertyId: string, fiscalYear: number): Promise<number> {
  const [found] = await tx
    .select({ size: count() })
    .from(component)
    .where(byName(propertyId, fiscalYear).where);
  return found!.size;
}

/** Decides whether the property has more components than this in all of its years together. */
export const hasMoreComponents = onceAView(
  async (tx: Tx, propertyId: string, size: number): Promise<boolean> => {
    const further = tx
      .select({ one: sql`1` })
      .from(component)
      .where(eq(component.propertyId, propertyId))
      .offset(size)
      .limit(1);
    return (await further).length > 0;
  },
);

/** Returns the inventory of a year with only locations and quantities. */
export function selectDetails(tx: Tx, propertyId: string, fiscalYear: number) {
  return selectWholeList(tx, component, DETAILS, byName(propertyId, fiscalYear));
}

/** Returns components by id; with `lock` their rows are locked until the transaction ends. */
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

/** Returns the ids of the same component in all years. */
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

/** Returns rows ready to be inserted; any thread may make them. */
export const newComponentBatches = (rows: readonly NewComponent[]): RowBatch[] => batchesOf(component, rows);

/** Returns changed rows ready for the update: their ids and all columns to set. */
export const changedComponentBatches = (
  rows: readonly (Pick<ComponentRow, 'workspaceId' | 'propertyComponentId'> & Partial<NewComponent>)[],
): RowBatch[] => batchesOf(component, rows, Object.keys(rows[0] ?? {}));

export async function insertComponents(tx: Tx, batches: readonly RowBatch[]): Promise<void> {
  await insertBatches(tx, component, batches);
}

/** Changes components and raises their versions. The caller has checked the versions under the property's lock. */
export async function updateComponents(tx: Tx, batches: readonly RowBatch[]): Promise<void> {
  await updateBatches(tx, component, batches, ['workspaceId', 'propertyComponentId']);
}

/**
 * Returns a short mark of an inventory, which changes when a component is added, changed or removed, or the property
 * gets a category. It shows under the property's lock whether something computed outside of it is still valid.
 */
export async function inventoryMark(tx: Tx, propertyId: string, fiscalYear: number): Promise<string> {
  const [row] = await rowsOf<{ mark: string }>(
    tx,
    sql`select concat_ws(' ', count(*), md5(string_agg(property_component_id::text || ' ' || version, ','
        order by property_component_id)),
      (select count(*) from property_category
        where ${inWorkspaces(tx, sql`workspace_id`)} and property_id = ${propertyId})) as mark
      from component where ${inWorkspaces(tx, sql`workspace_id`)} and property_id = ${propertyId} and fiscal_year = ${fiscalYear}`,
  );
  return row!.mark;
}

export async function deleteComponents(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(component)
    .where(and(eq(component.workspaceId, workspaceId), inArray(component.propertyComponentId, [...ids])));
}

/** Returns the categories of a property in the order in which they were added. */
export const selectCategories = onceAView(
  (tx: Tx, propertyId: string): Promise<{ name: string; position: number }[]> =>
    tx
      .select({ name: propertyCategory.name, position: propertyCategory.position })
      .from(propertyCategory)
      .where(eq(propertyCategory.propertyId, propertyId))
      .orderBy(asc(propertyCategory.position)),
);

/** Returns the categories of many properties, each in their order. */
export function selectCategoriesOf(
  tx: Tx,
  propertyIds: readonly string[],
): Promise<{ propertyId: string; name: string; position: number }[]> {
  const { propertyId: of, name: called, position } = propertyCategory;
  return tx
    .select({ propertyId: of, name: called, position })
    .from(propertyCategory)
    .where(inArray(of, [...propertyIds]))
    .orderBy(asc(position));
}

/** Adds categories after the existing ones. The caller holds the property's lock. */
export async function appendCategories(
  tx: Tx,
  { workspaceId, propertyId }: PropertyPlace,
  categories: readonly { name: string; position: number }[],
): Promise<void> {
  const rows = categories.map((category) => ({ workspaceId, propertyId, ...category }));
  await insertBatches(tx, propertyCategory, batchesOf(propertyCategory, rows));
}
