import { readTransferId, writeTransferId } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { dayText } from '@roofline/schema/value/day';
import { formatLimit, toDollars } from '@roofline/schema/value/money';
import { recordActivity } from '../../activity/service';
import { ledgerAccounts } from '../../ledger/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { conflict, notFound, ruleFailed } from '../../platform/problem';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { holdEntry, insertEntries, type EntryRow, type NewEntry } from '../repository/entries';
import { findTransfersOn, type TransferRow } from '../repository/transfers';

/** The actor and the property of a change. */
export interface BorrowingChange {
  actor: Actor;
  propertyId: string;
  clock: Clock;
}

export interface At {
  reserveEntryId: string;
  version: number;
}

export function record(
  tx: Tx,
  { actor, clock }: BorrowingChange,
  { property }: PropertyAccess,
  description: string | null,
): Promise<void> {
  const { workspaceId, propertyId, name: entityName } = property;
  const place = { workspaceId, propertyId, actor, at: clock.now() };
  return recordActivity(tx, place, { type: 'ledger', entityName, description });
}

type Named = Pick<EntryRow, 'amount' | 'date' | 'direction'>;
const sum = ({ amount, date }: Named) => `${formatLimit(toDollars(amount))} of ${dayText(date)}`;
export const loanName = (row: Named) => `the loan of ${sum(row)} from reserves`;
/** Returns ` by hand`, to append to the name of a transfer that was logged by hand. */
export const handWords = ({ isByHand }: Pick<EntryRow, 'isByHand'>) => (isByHand ? ' by hand' : '');
export const transferName = (row: Named) =>
  `the transfer of ${sum(row)} ${row.direction === 'out' ? 'out of' : 'into'} reserves`;

export const requireChangeable = (tx: Tx, { actor, propertyId }: BorrowingChange): Promise<PropertyAccess> =>
  requireProperty(tx, actor, propertyId, { need: 'editLedger', lock: true });

/** Returns transfers as the ledger has them now, in the order of the ids. */
export async function requireTransfers(
  tx: Tx,
  { property }: PropertyAccess,
  ids: readonly string[],
  field: string,
): Promise<TransferRow[]> {
  const accounts = await ledgerAccounts(tx, [property.propertyId]);
  const days = [...new Set(ids.map((id) => readTransferId(id).date))];
  const found = await findTransfersOn(tx, accounts, days);
  const byId = new Map(found.map((row) => [writeTransferId(row), row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw ruleFailed('The ledger no longer has this transfer. Reload the list.', field, 'gone');
    return row;
  });
}

/** A transfer of the ledger, or one that was logged by hand. */
export type SaidTransfer = TransferRow & Pick<NewEntry, 'isByHand'>;

type Said = Pick<NewEntry, 'kind' | 'words' | 'dueDate' | 'approvedOn' | 'loanId' | 'part' | 'share'>;

const alreadyMatched = (count: number) =>
  conflict(
    count === 1
      ? 'This transfer is matched or explained already. Reload the list.'
      : 'Some of these transfers are matched or explained already. Reload the list.',
    'alreadyMatched',
  );

/** Adds several entries for one transfer that has none; else a conflict. */
export async function sayParts(
  tx: Tx,
  { clock }: BorrowingChange,
  transfer: SaidTransfer,
  said: readonly Said[],
): Promise<EntryRow[]> {
  const createdAt = clock.now();
  const rows = said.map((one) => ({ ...transfer, ...one, reserveEntryId: newId(), createdAt }));
  const added = await insertEntries(tx, rows);
  if (added.length < rows.length) throw alreadyMatched(1);
  return added;
}

/** Adds the same entry for several transfers; a conflict, and no entry, if one has an entry already. */
export async function say(
  tx: Tx,
  { clock }: BorrowingChange,
  transfers: readonly SaidTransfer[],
  said: Said,
): Promise<EntryRow[]> {
  const createdAt = clock.now();
  const rows = transfers.map((row) => ({ ...row, ...said, reserveEntryId: newId(), createdAt }));
  const added = await insertEntries(tx, rows);
  if (added.length < rows.length) throw alreadyMatched(rows.length);
  return added;
}

/** Returns an entry of this property, locked; 404 for one of another property or another kind. */
export async function requireEntry(
  tx: Tx,
  change: BorrowingChange,
  reserveEntryId: string,
  kind?: EntryRow['kind'],
): Promise<{ access: PropertyAccess; row: EntryRow }> {
  const access = await requireChangeable(tx, change);
  const { workspaceId, propertyId } = access.property;
  const row = await holdEntry(tx, { workspaceId, propertyId, reserveEntryId });
  if (!row || (kind && row.kind !== kind)) throw notFound();
  return { access, row };
}
