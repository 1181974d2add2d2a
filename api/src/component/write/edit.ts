import type { Component, ComponentInput } from '@roofline/schema/component/component';
import { copyName } from '@roofline/schema/value/copy-name';
import { limits } from '@roofline/schema/value/limits';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { Guard } from '../../platform/idempotency';
import { notFound } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { reachedProperties, requireProperty } from '../../property/access';
import { readCategories } from '../categories';
import { lockInventory, saveInventory, type HeldInventory } from './inventory';
import { selectComponents, type ComponentRow } from '../repository';
import { inputOf } from '../values';
import { presentComponent } from '../wire';

type EditDeps = Pick<Deps, 'clock' | 'plans'>;

async function presented(tx: Tx, held: HeldInventory, row: ComponentRow): Promise<Component> {
  const categories = await readCategories(tx, row.propertyId);
  return presentComponent(row, { actions: held.access.actions, categories, year: held.year });
}

/** Locks the component's inventory; 404 for a component that is out of the actor's reach. */
async function lockOf(tx: Tx, deps: EditDeps, actor: Actor, propertyComponentId: string) {
  const [found] = await selectComponents(tx, [propertyComponentId]);
  if (!found || !(await reachedProperties(tx, actor, [found.propertyId])).has(found.propertyId))
    throw notFound();
  const held = await lockInventory(tx, deps, actor, found);
  // The component may have been deleted or changed during the wait for the lock.
  const row = held.rows.find((one) => one.propertyComponentId === found.propertyComponentId);
  if (!row) throw notFound();
  return { held, row };
}

/** Returns the guard for `once`: the actor may still change the component. */
export function componentGuard(actor: Actor, propertyComponentId: string): Guard {
  return async (tx) => {
    const [found] = await selectComponents(tx, [propertyComponentId]);
    if (!found) throw notFound();
    return (await requireProperty(tx, actor, found.propertyId, { need: 'editComponents' })).property;
  };
}

/** Adds a component to a year that is open to changes. */
export async function addComponent(
  tx: Tx,
  deps: EditDeps,
  actor: Actor,
  at: { propertyId: string; fiscalYear: number | null },
  input: ComponentInput,
): Promise<Component> {
  const held = await lockInventory(tx, deps, actor, at);
  const [row] = await saveInventory(tx, deps, held, { added: [{ input }] });
  return presented(tx, held, row!);
}

/** Changes a component if it still has the version that the edit started from. */
export async function changeComponent(
  tx: Tx,
  deps: EditDeps,
  actor: Actor,
  at: { propertyComponentId: string; version: number },
  input: ComponentInput,
): Promise<Component> {
  const { held, row } = await lockOf(tx, deps, actor, at.propertyComponentId);
  assertVersion(row.version, at.version);
  const [after] = await saveInventory(tx, deps, held, { changed: [{ row, input }] });
  return presented(tx, held, after!);
}

/** Removes a component if it still has the version that the viewer saw. */
export async function removeComponent(
  tx: Tx,
  deps: EditDeps,
  actor: Actor,
  at: { propertyComponentId: string; version: number },
): Promise<void> {
  const { held, row } = await lockOf(tx, deps, actor, at.propertyComponentId);
  assertVersion(row.version, at.version);
  await saveInventory(tx, deps, held, { removed: [row] });
}

/** Adds a copy under a name that the year's inventory does not have yet. */
export async function duplicateComponent(
  tx: Tx,
  deps: EditDeps,
  actor: Actor,
  propertyComponentId: string,
): Promise<Component> {
  const { held, row } = await lockOf(tx, deps, actor, propertyComponentId);
  const names = new Set(held.rows.map((one) => one.name));
  const name = copyName(row.name, {
    max: limits.componentNameMax,
    isTaken: (wanted) => names.has(wanted),
  });
  const told = `Duplicated ${row.name} as ${name}`;
  const [copy] = await saveInventory(tx, deps, held, { added: [{ input: { ...inputOf(row), name }, told }] });
  return presented(tx, held, copy!);
}
