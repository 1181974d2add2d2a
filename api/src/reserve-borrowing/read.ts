import type {
  ReserveBorrowing,
  ReserveTransferPage,
  ReserveTransfersInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { limits } from '@roofline/schema/value/limits';
import { ledgerAccounts } from '../ledger/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { reachedProperties, requireProperty } from '../property/access';
import {
  loanStatus,
  presentBorrowing,
  presentExplained,
  presentOpen,
  textsOf,
  type LedgerTexts,
} from './present';
import { paidBy, selectBorrowed, selectExplained, type EntryRow } from './repository/entries';
import { findOpenTransfers, findTransfersOn } from './repository/transfers';

/** Returns the ledger's current texts of copied transfers. */
export async function ledgerTexts(tx: Tx, rows: readonly EntryRow[]): Promise<LedgerTexts> {
  const propertyIds = [...new Set(rows.map(({ propertyId }) => propertyId))];
  const accounts = await ledgerAccounts(tx, propertyIds);
  return textsOf(await findTransfersOn(tx, accounts, [...new Set(rows.map(({ date }) => date))]));
}

async function borrowingOf(
  tx: Tx,
  propertyIds: readonly string[],
  today: string,
): Promise<Map<string, ReserveBorrowing>> {
  const rows = await selectBorrowed(tx, propertyIds);
  const texts = await ledgerTexts(tx, rows);
  return new Map(propertyIds.map((id) => [id, presentBorrowing(id, rows, { texts, today })]));
}

/** Returns a property's loans from its reserves. */
export async function readBorrowing(
  tx: Tx,
  { actor, clock }: { actor: Actor; clock: Clock },
  propertyId: string,
): Promise<ReserveBorrowing> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'viewLedger' });
  return (await borrowingOf(tx, [property.propertyId], clock.today())).get(property.propertyId)!;
}

/** Returns the loans of many properties in the order of the ids; null if the viewer may not see them. */
export async function readBorrowings(
  tx: Tx,
  { actor, clock }: { actor: Actor; clock: Clock },
  propertyIds: readonly string[],
): Promise<(ReserveBorrowing | null)[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  const seen = [...reached.values()].flatMap(({ actions, property }) =>
    actions.viewLedger ? [property.propertyId] : [],
  );
  const found = await borrowingOf(tx, seen, clock.today());
  return propertyIds.map((id) => found.get(id.toLowerCase()) ?? null);
}

/** Returns a page of the transfers that are not matched or explained yet, or of the explained ones. */
export async function pageOfTransfers(
  tx: Tx,
  actor: Actor,
  propertyId: string,
  { state, direction, page }: ReserveTransfersInput,
): Promise<ReserveTransferPage> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'viewLedger' });
  const pageSize = limits.reserveTransferPage;
  const part = { direction, offset: (page - 1) * pageSize, limit: pageSize };
  if (state === 'explained') {
    const { rows, total } = await selectExplained(tx, property, part);
    const texts = await ledgerTexts(tx, rows);
    const items = rows.map((row) => presentExplained(row, texts));
    return { items, totalCount: total, page, pageSize };
  }
  const accounts = await ledgerAccounts(tx, [property.propertyId]);
  const { rows, total } = await findOpenTransfers(tx, accounts, part);
  return { items: rows.map(presentOpen), totalCount: total, page, pageSize };
}

/** The operating fund's debt to the reserve fund: cents, the number of loans, and the first due date. */
export interface Owed {
  outstanding: number;
  loans: number;
  firstDue: string | null;
}

/** Returns the outstanding loans of a property, by its log. */
export async function owedToReserves(tx: Tx, propertyId: string): Promise<Owed> {
  const rows = await selectBorrowed(tx, [propertyId]);
  const open = rows.flatMap((loan) => {
    if (loan.kind !== 'loan') return [];
    const repayments = rows.filter(({ loanId }) => loanId === loan.reserveEntryId);
    const left = repayments.reduce((sum, one) => sum - paidBy(one), loan.amount);
    return left > 0 ? [{ left, dueDate: loan.dueDate! }] : [];
  });
  const [firstDue] = open.map(({ dueDate }) => dueDate).sort();
  return {
    outstanding: open.reduce((sum, { left }) => sum + left, 0),
    loans: open.length,
    firstDue: firstDue ?? null,
  };
}

/** The due date of a loan, for the calendar. */
export interface LoanDay {
  reserveEntryId: string;
  propertyId: string;
  purpose: string;
  dueDate: string;
  isRepaid: boolean;
}

/** Returns the loans of properties with their due dates. */
export async function loanDays(tx: Tx, propertyIds: readonly string[]): Promise<LoanDay[]> {
  const rows = await selectBorrowed(tx, propertyIds);
  const repaid = new Map<string, number>();
  for (const row of rows)
    if (row.loanId !== null) repaid.set(row.loanId, (repaid.get(row.loanId) ?? 0) + paidBy(row));
  return rows
    .filter(({ kind }) => kind === 'loan')
    .map(({ reserveEntryId, propertyId, words, dueDate, amount }) => ({
      reserveEntryId,
      propertyId,
      purpose: words!,
      dueDate: dueDate!,
      isRepaid: loanStatus(amount - (repaid.get(reserveEntryId) ?? 0), dueDate!, dueDate!) === 'repaid',
    }));
}
