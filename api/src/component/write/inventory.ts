import { limits } from '@roofline/schema/value/limits';
import { recordBatches } from '../../activity/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { ruleFailed } from '../../platform/problem';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { readCategories } from '../categories';
import {
  appendCategories,
  deleteComponents,
  insertComponents,
  selectInventory,
  updateComponents,
  type ComponentRow,
} from '../repository';
import { inventoryYear, openInventoryYear, type InventoryYear } from '../years';
import { prepareWrite, type InventoryWrite, type PreparedWrite, type WritePlace } from './prepare';

type WriteDeps = Pick<Deps, 'clock' | 'plans'>;

/** An inventory of a year, without its rows. */
export interface HeldYear {
  actor: Actor;
  access: PropertyAccess;
  year: InventoryYear;
}

/** An inventory with its rows; under the lock, nothing else of the property changes until the transaction ends. */
export interface HeldInventory extends HeldYear {
  rows: ComponentRow[];
}

interface AskedInventory {
  propertyId: string;
  fiscalYear: number | null;
}

/** Returns the inventory of a year that is open to changes; `lock` locks the property until the transaction ends. */
export async function openInventory(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  at: AskedInventory,
  { lock = false }: { lock?: boolean } = {},
): Promise<HeldYear> {
  const access = await requireProperty(tx, actor, at.propertyId, { need: 'editComponents', lock });
  const { propertyId } = access.property;
  return { actor, access, year: await openInventoryYear(tx, propertyId, at.fiscalYear, deps.clock.today()) };
}

/** Locks the inventory of a year that is open to changes, and returns it with its rows. */
export async function lockInventory(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  at: AskedInventory,
): Promise<HeldInventory> {
  const held = await openInventory(tx, deps, actor, at, { lock: true });
  return {
    ...held,
    rows: await selectInventory(tx, held.access.property.propertyId, held.year.fiscalYear),
  };
}

/** Returns the inventory of a year for reading, without a lock. */
export async function readInventory(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  at: AskedInventory,
  need: 'viewComponents' | 'editComponents' = 'viewComponents',
): Promise<HeldInventory> {
  const access = await requireProperty(tx, actor, at.propertyId, { need });
  const { propertyId } = access.property;
  const year = await inventoryYear(tx, propertyId, at.fiscalYear, deps.clock.today());
  return { actor, access, year, rows: await selectInventory(tx, propertyId, year.basisFiscalYear) };
}

function requireRoom(held: HeldInventory, write: InventoryWrite): void {
  const after = held.rows.length + (write.added?.length ?? 0) - (write.removed?.length ?? 0);
  if (after > limits.componentsPerYear && (write.added?.length ?? 0) > 0)
    throw ruleFailed(
      `A fiscal year should have at most ${limits.componentsPerYear.toLocaleString('en-US')} components`,
    );
}

/** Returns the place and the author of a change to a locked inventory. */
export function writePlace({ access, year, actor }: HeldYear, now: Date): WritePlace {
  const { workspaceId, propertyId, name: propertyName } = access.property;
  const { userId, fullName } = actor;
  return {
    workspaceId,
    propertyId,
    propertyName,
    fiscalYear: year.fiscalYear,
    actor: { userId, fullName },
    now,
  };
}

/** Writes a prepared change to a locked inventory, with categories and activity but without the plans. */
export async function writeLines(
  tx: Tx,
  { workspaceId, propertyId }: Pick<WritePlace, 'workspaceId' | 'propertyId'>,
  prepared: PreparedWrite,
): Promise<void> {
  await appendCategories(tx, { workspaceId, propertyId }, prepared.categories);
  await insertComponents(tx, prepared.added);
  await updateComponents(tx, prepared.changed);
  await deleteComponents(tx, workspaceId, prepared.removedIds);
  await recordBatches(tx, prepared.activities);
}

/** Writes a prepared change to a locked inventory and computes the plans again. */
export async function writeInventory(
  tx: Tx,
  deps: WriteDeps,
  place: Pick<WritePlace, 'workspaceId' | 'propertyId' | 'fiscalYear'>,
  prepared: PreparedWrite,
): Promise<void> {
  await writeLines(tx, place, prepared);
  const { workspaceId, propertyId, fiscalYear } = place;
  await deps.plans.recompute(tx, { workspaceId, propertyId, fiscalYear });
}

/** Prepares and writes a change to a locked inventory. Returns the rows that are new or changed. */
export async function saveInventory(
  tx: Tx,
  deps: WriteDeps,
  held: HeldInventory,
  write: InventoryWrite,
): Promise<ComponentRow[]> {
  requireRoom(held, write);
  const place = writePlace(held, deps.clock.now());
  const { prepared, rows } = prepareWrite(place, await readCategories(tx, place.propertyId), write);
  await writeInventory(tx, deps, place, prepared);
  return rows;
}
