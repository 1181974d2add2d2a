import type { ActivityItem } from '@roofline/schema/activity/activity';
import type { Component, ComponentList } from '@roofline/schema/component/component';
import { visibleActivity } from '../activity/policy';
import { componentHistory } from '../activity/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { notFound } from '../platform/problem';
import { reachedProperties, requireProperty } from '../property/access';
import { categoriesByProperty, categoryChoices, readCategories } from './categories';
import { readInventory } from './write/inventory';
import { selectComponents, selectInventories, selectLineage } from './repository';
import { presentComponent, presentInventory } from './wire';
import { inventoryYear, inventoryYears } from './years';

type ReadDeps = Pick<Deps, 'clock'>;

/** Returns the whole inventory of a property and year. */
export async function listComponents(
  tx: Tx,
  deps: ReadDeps,
  actor: Actor,
  at: { propertyId: string; fiscalYear: number | null },
): Promise<ComponentList> {
  const { access, year, rows } = await readInventory(tx, deps, actor, at);
  const { propertyId } = access.property;
  const categories = await readCategories(tx, propertyId);
  return presentInventory(propertyId, rows, { actions: access.actions, categories, year });
}

/**
 * Returns the whole inventories of a year of many properties, in the order of the ids; null for a property without that
 * year and for one whose components the viewer may not see. A few statements, however many properties there are.
 */
export async function listInventories(
  tx: Tx,
  deps: ReadDeps,
  actor: Actor,
  { propertyIds, fiscalYear }: { propertyIds: readonly string[]; fiscalYear: number | null },
): Promise<(ComponentList | null)[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  const ids = [...reached].flatMap(([id, { actions }]) => (actions.viewComponents ? [id] : []));
  const years = await inventoryYears(tx, ids, fiscalYear, deps.clock.today());
  const basis = [...years].map(([propertyId, year]) => ({ propertyId, fiscalYear: year.basisFiscalYear }));
  const rows = await selectInventories(tx, basis);
  const categories = await categoriesByProperty(tx, ids);
  const listed = (propertyId: string): ComponentList | null => {
    const year = years.get(propertyId);
    if (!year) return null;
    const viewing = {
      actions: reached.get(propertyId)!.actions,
      categories: categories.get(propertyId)!,
      year,
    };
    return presentInventory(
      propertyId,
      rows.filter((row) => row.propertyId === propertyId),
      viewing,
    );
  };
  return propertyIds.map((id) => listed(id.toLowerCase()));
}

/** Returns the component and the viewer's access to its property, or 404. */
async function reachComponent(tx: Tx, actor: Actor, propertyComponentId: string) {
  const [row] = await selectComponents(tx, [propertyComponentId]);
  const access = row && (await reachedProperties(tx, actor, [row.propertyId])).get(row.propertyId);
  if (!row || !access?.actions.viewComponents) throw notFound();
  return { row, access };
}

/** Returns one component. */
export async function readComponent(
  tx: Tx,
  deps: ReadDeps,
  actor: Actor,
  propertyComponentId: string,
): Promise<Component> {
  const { row, access } = await reachComponent(tx, actor, propertyComponentId);
  const year = await inventoryYear(tx, row.propertyId, row.fiscalYear, deps.clock.today());
  const categories = await readCategories(tx, row.propertyId);
  return presentComponent(row, { actions: access.actions, categories, year });
}

/** Returns the activity of a component through the years, newest first; costs only for those who may see them. */
export async function readHistory(
  tx: Tx,
  actor: Actor,
  propertyComponentId: string,
): Promise<ActivityItem[]> {
  const { row, access } = await reachComponent(tx, actor, propertyComponentId);
  return componentHistory(tx, {
    workspaceId: row.workspaceId,
    propertyId: row.propertyId,
    propertyComponentIds: await selectLineage(tx, row),
    kinds: visibleActivity(access.actions),
  });
}

/** Returns every category that a component of the property may have. */
export async function listCategories(tx: Tx, actor: Actor, propertyId: string) {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'viewComponents' });
  return categoryChoices(await readCategories(tx, property.propertyId));
}
