import type { ComponentInput } from '@roofline/schema/component';
import { limits } from '@roofline/schema/limits';
import { recordActivities, type ActivityEvent } from '../../activity/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { ruleFailed } from '../../platform/problem';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { ensureCategories } from '../categories';
import { COMPONENT_ACTIVITY, describeChanges, type ToldChange } from './changes';
import {
  deleteComponents,
  insertComponents,
  selectInventory,
  updateComponent,
  type ComponentRow,
  type NewComponent,
} from '../repository';
import { storedValues, type StoredValues } from '../values';
import { inventoryYear, openInventoryYear, type InventoryYear } from '../years';

type WriteDeps = Pick<Deps, 'clock' | 'plans'>;

/** An inventory that is held for a change: nothing of the property changes beside it until the transaction ends. */
export interface HeldInventory {
  actor: Actor;
  access: PropertyAccess;
  year: InventoryYear;
  rows: ComponentRow[];
}

/** Holds the inventory of a year that is open to changes. */
export async function lockInventory(
  tx: Tx,
  deps: WriteDeps,
  actor: Actor,
  at: { propertyId: string; fiscalYear: number | null },
): Promise<HeldInventory> {
  const access = await requireProperty(tx, actor, at.propertyId, { need: 'editComponents', lock: true });
  const { propertyId } = access.property;
  const year = await openInventoryYear(tx, propertyId, at.fiscalYear, deps.clock.today());
  return { actor, access, year, rows: await selectInventory(tx, propertyId, year.fiscalYear) };
}

/** The inventory of a year, for reading. */
export async function readInventory(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  at: { propertyId: string; fiscalYear: number | null },
  need: 'viewComponents' | 'editComponents' = 'viewComponents',
): Promise<HeldInventory> {
  const access = await requireProperty(tx, actor, at.propertyId, { need });
  const { propertyId } = access.property;
  const year = await inventoryYear(tx, propertyId, at.fiscalYear, deps.clock.today());
  return { actor, access, year, rows: await selectInventory(tx, propertyId, year.basisFiscalYear) };
}

/** What changes in an inventory, all at once. */
export interface InventoryWrite {
  /** `told` stands in for "Added {name}". */
  added?: readonly { input: ComponentInput; told?: string }[];
  changed?: readonly { row: ComponentRow; input: ComponentInput }[];
  removed?: readonly ComponentRow[];
  /** What else is told of the property, "Imported …". */
  told?: string;
}

function newRow(held: HeldInventory, values: StoredValues, now: Date): NewComponent {
  const { workspaceId, propertyId } = held.access.property;
  const propertyComponentId = newId();
  const place = { workspaceId, propertyId, fiscalYear: held.year.fiscalYear, lineageId: propertyComponentId };
  return { ...place, ...values, propertyComponentId, createdAt: now, updatedAt: now };
}

function requireRoom(held: HeldInventory, write: InventoryWrite): void {
  const after = held.rows.length + (write.added?.length ?? 0) - (write.removed?.length ?? 0);
  if (after > limits.componentsPerYear && (write.added?.length ?? 0) > 0)
    throw ruleFailed(
      `A fiscal year should have at most ${limits.componentsPerYear.toLocaleString('en-US')} components`,
    );
}

interface Telling {
  name: string;
  id: string;
  told: ToldChange[];
}

function eventsOf(
  held: HeldInventory,
  tellings: readonly Telling[],
  summary: string | undefined,
  at: Date,
): ActivityEvent[] {
  const { workspaceId, propertyId, name } = held.access.property;
  const base = { workspaceId, propertyId, actor: held.actor, at };
  const events = tellings.flatMap(({ name: entityName, id, told }) =>
    told.map((change): ActivityEvent => ({ ...base, ...change, entityName, propertyComponentId: id })),
  );
  if (summary !== undefined)
    events.push({ ...base, entityName: name, description: summary, type: COMPONENT_ACTIVITY });
  return events;
}

const plainly = (description: string): ToldChange[] => [{ type: COMPONENT_ACTIVITY, description }];

/**
 * Writes a change of a held inventory with everything that hangs on it: categories, activity, plans. Values that are
 * equal already are not written. Answers the rows that are new or changed.
 */
export async function saveInventory(
  tx: Tx,
  deps: WriteDeps,
  held: HeldInventory,
  write: InventoryWrite,
): Promise<ComponentRow[]> {
  requireRoom(held, write);
  const { added = [], changed = [], removed = [] } = write;
  const { workspaceId, propertyId } = held.access.property;
  const now = deps.clock.now();
  const inputs = [...added, ...changed].map(({ input }) => input.category);
  const categories = await ensureCategories(tx, { workspaceId, propertyId }, inputs);
  const tellings: Telling[] = [];

  const inserts = added.map(({ input, told }) => {
    const row = newRow(held, storedValues(input, categories), now);
    tellings.push({
      name: row.name,
      id: row.propertyComponentId,
      told: plainly(told ?? `Added ${row.name}`),
    });
    return row;
  });
  await insertComponents(tx, inserts);
  const rows = inserts.map((row): ComponentRow => ({ version: 1, ...row }) as ComponentRow);

  for (const { row, input } of changed) {
    const values = storedValues(input, categories);
    const told = describeChanges(row, values);
    tellings.push({ name: values.name, id: row.propertyComponentId, told });
    rows.push(
      told.length > 0 || values.unitCost !== row.unitCost
        ? await updateComponent(tx, row, { ...values, updatedAt: now })
        : row,
    );
  }

  for (const row of removed)
    tellings.push({ name: row.name, id: row.propertyComponentId, told: plainly(`Removed ${row.name}`) });
  await deleteComponents(
    tx,
    workspaceId,
    removed.map((row) => row.propertyComponentId),
  );

  await recordActivities(tx, eventsOf(held, tellings, write.told, now));
  await deps.plans.recompute(tx, { workspaceId, propertyId, fiscalYear: held.year.fiscalYear });
  return rows;
}
