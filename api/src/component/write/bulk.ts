import type {
  ComponentBulkInput,
  ComponentsSaved,
  ComponentsSaveInput,
} from '@roofline/schema/component/component';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { notFound, Problem, ruleFailed } from '../../platform/problem';
import { reachedProperties } from '../../property/access';
import { lockInventory, saveInventory, type HeldInventory } from './inventory';
import type { InventoryWrite } from './prepare';
import { readCategories } from '../categories';
import { selectComponents, type ComponentRow } from '../repository';
import { inputOf } from '../values';
import { presentComponent } from '../wire';

interface Item {
  propertyComponentId: string;
  version: number;
}

/** Returns the one inventory that all of the components are in. One out of reach refuses the whole call. */
async function inventoryOfAll(tx: Tx, actor: Actor, ids: readonly string[]) {
  const found = await selectComponents(tx, ids);
  const reached = await reachedProperties(tx, actor, [...new Set(found.map((row) => row.propertyId))]);
  if (found.length < ids.length || found.some((row) => !reached.has(row.propertyId))) throw notFound();
  const [first] = found as [ComponentRow, ...ComponentRow[]];
  if (found.some((row) => row.propertyId !== first.propertyId || row.fiscalYear !== first.fiscalYear))
    throw ruleFailed('Choose components of one property and one fiscal year', 'items');
  return { propertyId: first.propertyId, fiscalYear: first.fiscalYear };
}

/** Returns the locked rows; 412 where one lacks the version that the viewer saw. `places`: positions in the request. */
function currentRows(
  held: HeldInventory,
  items: readonly Item[],
  places: readonly number[] = items.map((_, i) => i),
): ComponentRow[] {
  const byId = new Map(held.rows.map((row) => [row.propertyComponentId, row]));
  const rows = items.map((item) => byId.get(item.propertyComponentId.toLowerCase()));
  if (rows.some((row) => row === undefined)) throw notFound();
  const stale = items.flatMap((item, i) =>
    rows[i]!.version === item.version ? [] : [{ field: `items.${places[i]}`, row: rows[i]! }],
  );
  if (stale.length > 0)
    throw new Problem(
      412,
      stale.map(({ field, row }) => ({
        code: 'staleVersion',
        detail: `${row.name} was changed in the meantime. The current version is ${row.version}.`,
        field,
      })),
    );
  return rows as ComponentRow[];
}

function idsOf(items: readonly Item[]): string[] {
  const ids = items.map((item) => item.propertyComponentId.toLowerCase());
  if (new Set(ids).size < ids.length) throw ruleFailed('A component is listed twice', 'items');
  return ids;
}

function writeOf(change: ComponentBulkInput['change'], rows: readonly ComponentRow[]): InventoryWrite {
  if (change.kind === 'delete') return { removed: rows };
  const { kind: _kind, ...values } = change;
  return { changed: rows.map((row) => ({ row, input: { ...inputOf(row), ...values } })) };
}

/** Makes one change to many components of one inventory, all or none. */
export async function changeComponents(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'plans'>,
  actor: Actor,
  { items, change }: ComponentBulkInput,
): Promise<{ changed: number; propertyId: string }> {
  const ids = idsOf(items);
  const held = await lockInventory(tx, deps, actor, await inventoryOfAll(tx, actor, ids));
  const rows = currentRows(held, items);
  await saveInventory(tx, deps, held, writeOf(change, rows));
  return { changed: rows.length, propertyId: held.access.property.propertyId };
}

/** Adds and changes components, all or none, and computes the plans once. Returns them in the order of the request. */
export async function saveComponents(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'plans'>,
  actor: Actor,
  at: { propertyId: string; fiscalYear: number | null },
  { items }: ComponentsSaveInput,
): Promise<ComponentsSaved> {
  const held = await lockInventory(tx, deps, actor, at);
  const places = items.flatMap(({ propertyComponentId }, i) => (propertyComponentId == null ? [] : [i]));
  const known = places.map((i): Item => {
    const { propertyComponentId, version } = items[i]!;
    return { propertyComponentId: propertyComponentId!, version: version! };
  });
  idsOf(known);
  const rows = currentRows(held, known, places);
  const added = items.filter(({ propertyComponentId }) => propertyComponentId == null);
  const saved = await saveInventory(tx, deps, held, {
    added: added.map(({ values }) => ({ input: values })),
    changed: rows.map((row, i) => ({ row, input: items[places[i]!]!.values })),
  });
  const categories = await readCategories(tx, held.access.property.propertyId);
  const place = { actions: held.access.actions, categories, year: held.year };
  // The saved rows have the new ones first, then the changed ones.
  const fresh = saved.slice(0, added.length).values();
  const changed = saved.slice(added.length).values();
  const inOrder = items.map(
    ({ propertyComponentId }) => (propertyComponentId == null ? fresh : changed).next().value!,
  );
  return { items: inOrder.map((row) => presentComponent(row, place)) };
}
