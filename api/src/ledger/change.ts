import { recordActivity, type ActivityEvent } from '../activity/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { requireProperty, type PropertyAccess } from '../property/access';
import { holdBook, type BookRow } from './repository/book';

/** The actor of a change of a ledger, with the service's clock. */
export interface LedgerChange {
  actor: Actor;
  deps: Pick<Deps, 'clock'>;
}

/** Locks a property and its book, and returns both; refuses an actor who may not change the ledger. */
export async function holdLedger(
  tx: Tx,
  { actor }: LedgerChange,
  propertyId: string,
): Promise<{ access: PropertyAccess; book: BookRow }> {
  const access = await requireProperty(tx, actor, propertyId, { need: 'editLedger', lock: true });
  return { access, book: await holdBook(tx, access.property) };
}

/** Records activity about the ledger of a property; events without a description are left out. */
export function recordLedger(
  tx: Tx,
  { actor, deps }: LedgerChange,
  { property: { workspaceId, propertyId, name } }: PropertyAccess,
  ...events: readonly Pick<ActivityEvent, 'description' | 'projectId'>[]
): Promise<void> {
  const place = { workspaceId, propertyId, actor, at: deps.clock.now() };
  return recordActivity(
    tx,
    place,
    ...events.map((event) => ({ ...event, type: 'ledger' as const, entityName: name })),
  );
}

/** Writes a count with its noun: `1 transaction`, `1,204 transactions`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
