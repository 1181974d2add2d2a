import {
  writeTransferId,
  type LoanStatus,
  type ReserveBorrowing,
  type ReserveLoan,
  type ReserveRepayment,
  type ReserveTransfer,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { toDollars } from '@roofline/schema/value/money';
import { paidBy, type EntryRow } from './repository/entries';
import type { TransferRow } from './repository/transfers';

/** Returns the ledger's current text of a copied transfer; null if the ledger no longer has the transfer. */
export type LedgerTexts = (row: EntryRow) => string | null;

/** Returns a lookup of transfers by their ids. */
export function textsOf(rows: readonly TransferRow[]): LedgerTexts {
  const keyOf = (row: TransferRow | EntryRow) => `${row.propertyId} ${writeTransferId(row)}`;
  const texts = new Map(rows.map((row) => [keyOf(row), row.text]));
  return (row) => texts.get(keyOf(row)) ?? null;
}

const copied = (row: EntryRow, texts: LedgerTexts) => ({
  transferId: writeTransferId(row),
  date: row.date,
  amount: toDollars(row.amount),
  text: row.text,
  ledgerText: texts(row),
  isByHand: row.isByHand,
});

/** Returns a transfer that is not matched or explained yet. */
export const presentOpen = (row: TransferRow): ReserveTransfer => ({
  transferId: writeTransferId(row),
  propertyId: row.propertyId,
  date: row.date,
  direction: row.direction,
  amount: toDollars(row.amount),
  text: row.text,
  ledgerText: row.text,
  isByHand: false,
  explanation: null,
});

export const presentExplained = (row: EntryRow, texts: LedgerTexts): ReserveTransfer => ({
  ...copied(row, texts),
  propertyId: row.propertyId,
  direction: row.direction,
  explanation: { reserveEntryId: row.reserveEntryId, explanation: row.words!, version: row.version },
});

const presentRepayment = (row: EntryRow, texts: LedgerTexts): ReserveRepayment => ({
  ...copied(row, texts),
  amount: toDollars(paidBy(row)),
  transferAmount: toDollars(row.amount),
  reserveEntryId: row.reserveEntryId,
  version: row.version,
});

/** Returns the status of a loan, which is overdue from the day after its due date. */
export function loanStatus(outstanding: number, dueDate: string, today: string): LoanStatus {
  if (outstanding <= 0) return 'repaid';
  return dueDate < today ? 'overdue' : 'open';
}

export interface Seen {
  texts: LedgerTexts;
  today: string;
}

/** Returns a loan with its repayments. */
export function presentLoan(
  row: EntryRow,
  repayments: readonly EntryRow[],
  { texts, today }: Seen,
): ReserveLoan {
  const repaid = repayments.reduce((sum, one) => sum + paidBy(one), 0);
  return {
    ...copied(row, texts),
    reserveEntryId: row.reserveEntryId,
    propertyId: row.propertyId,
    purpose: row.words!,
    dueDate: row.dueDate!,
    approvedOn: row.approvedOn,
    repaid: toDollars(repaid),
    outstanding: toDollars(row.amount - repaid),
    status: loanStatus(row.amount - repaid, row.dueDate!, today),
    repayments: repayments.map((one) => presentRepayment(one, texts)),
    version: row.version,
  };
}

const rank = ({ status, dueDate, reserveEntryId }: ReserveLoan) =>
  `${status === 'repaid' ? 1 : 0} ${dueDate} ${reserveEntryId}`;

/** Returns all loans of a property, from its loans and repayments by day. */
export function presentBorrowing(
  propertyId: string,
  rows: readonly EntryRow[],
  seen: Seen,
): ReserveBorrowing {
  const own = rows.filter((row) => row.propertyId === propertyId);
  const loans = own
    .filter(({ kind }) => kind === 'loan')
    .map((loan) =>
      presentLoan(
        loan,
        own.filter(({ loanId }) => loanId === loan.reserveEntryId),
        seen,
      ),
    )
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  // Cents add up exactly, unlike dollars.
  const sum = (some: readonly ReserveLoan[]) =>
    some.reduce((cents, { outstanding }) => cents + Math.round(outstanding * 100), 0) / 100;
  return {
    propertyId,
    asOf: seen.today,
    outstanding: sum(loans),
    overdue: sum(loans.filter(({ status }) => status === 'overdue')),
    loans,
  };
}
