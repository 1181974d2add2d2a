import { and, asc, desc, eq, ilike, inArray, isNotNull, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { containing } from '../../platform/store/values';
import { component, propertyCategory } from '../tables';

const LINE_PLACE = {
  propertyComponentId: component.propertyComponentId,
  workspaceId: component.workspaceId,
  propertyId: component.propertyId,
  lineageId: component.lineageId,
};
/** The property and the lineage of a line. */
export type LinePlace = Pick<typeof component.$inferSelect, keyof typeof LINE_PLACE>;

/** Returns property and lineage of these lines, of any property. */
export async function selectLinePlaces(tx: Tx, ids: readonly string[]): Promise<LinePlace[]> {
  if (ids.length === 0) return [];
  return tx
    .select(LINE_PLACE)
    .from(component)
    .where(inArray(component.propertyComponentId, [...ids]));
}

const LINE = {
  ...LINE_PLACE,
  fiscalYear: component.fiscalYear,
  name: component.name,
  category: component.category,
  currentCost: component.currentCost,
  remainingUsefulLife: component.remainingUsefulLife,
};
export type LineRow = Pick<typeof component.$inferSelect, keyof typeof LINE>;

/** Returns the lines of these components in every year, newest first. */
export async function selectLines(
  tx: Tx,
  propertyIds: readonly string[],
  lineageIds: readonly string[],
): Promise<LineRow[]> {
  return tx
    .select(LINE)
    .from(component)
    .where(
      and(inArray(component.propertyId, [...propertyIds]), inArray(component.lineageId, [...lineageIds])),
    )
    .orderBy(desc(component.fiscalYear), desc(component.propertyComponentId));
}

const DAYS = {
  propertyComponentId: component.propertyComponentId,
  propertyId: component.propertyId,
  lineageId: component.lineageId,
  fiscalYear: component.fiscalYear,
  name: component.name,
  warrantyUntil: component.warrantyUntil,
  nextInspectionOn: component.nextInspectionOn,
};
/** A component's days in one year's inventory. */
export type ComponentDays = Pick<typeof component.$inferSelect, keyof typeof DAYS>;

/** Returns the lines of any year that have a day. */
export async function selectDays(tx: Tx, propertyIds: readonly string[]): Promise<ComponentDays[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select(DAYS)
    .from(component)
    .where(
      and(
        inArray(component.propertyId, [...propertyIds]),
        or(isNotNull(component.warrantyUntil), isNotNull(component.nextInspectionOn)),
      ),
    );
}

/** Returns the categories of these properties in the order in which they were added. */
export async function selectCategoriesOf(
  tx: Tx,
  propertyIds: readonly string[],
): Promise<{ propertyId: string; name: string; position: number }[]> {
  return tx
    .select({
      propertyId: propertyCategory.propertyId,
      name: propertyCategory.name,
      position: propertyCategory.position,
    })
    .from(propertyCategory)
    .where(inArray(propertyCategory.propertyId, [...propertyIds]))
    .orderBy(asc(propertyCategory.position));
}

/** Returns the lineages of the property's components whose name has this text in any year. */
export async function selectLineagesNamed(tx: Tx, propertyId: string, text: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ lineageId: component.lineageId })
    .from(component)
    .where(and(eq(component.propertyId, propertyId), ilike(component.name, containing(text))));
  return rows.map(({ lineageId }) => lineageId);
}
