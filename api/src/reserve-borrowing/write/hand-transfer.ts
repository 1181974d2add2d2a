import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import {
  handTransferInput,
  type HandTransferInput,
  type ReserveBorrowing,
  type TransferDirection,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { dayText } from '@roofline/schema/value/day';
import { formatLimit, toCents, toDollars } from '@roofline/schema/value/money';
import { ledgerAccounts } from '../../ledger/service';
import type { Tx } from '../../platform/database';
import { conflict, ruleFailed } from '../../platform/problem';
import { staleVersion } from '../../platform/versions';
import type { PropertyAccess } from '../../property/access';
import { ledgerTexts, readBorrowing } from '../read';
import {
  changeEntry,
  holdEntry,
  paidBy,
  selectBorrowed,
  selectOrdinals,
  selectParts,
  sumRepayments,
  type EntryRow,
} from '../repository/entries';
import { findTransfersOn } from '../repository/transfers';
import { record, requireEntry, transferName, type At, type BorrowingChange, type SaidTransfer } from './say';

type Asked = HandTransferInput & { direction: TransferDirection };

/**
 * Returns a transfer that a user logs by hand, with the first ordinal that no entry of its day, direction and amount has. So if the
 * ledger gets this transfer later, both are the same one. Refuses a transfer that the ledger already has: it is chosen from the list.
 */
export async function handTransfer(
  tx: Tx,
  { clock }: BorrowingChange,
  { property: { workspaceId, propertyId } }: PropertyAccess,
  { date, direction, text, amount }: Asked,
): Promise<SaidTransfer> {
  if (date > clock.today())
    throw ruleFailed('Date is in the future: log the transfer after it is made', 'date');
  const named = { workspaceId, propertyId, date, direction, amount: toCents(amount) };
  const taken = new Set(await selectOrdinals(tx, named));
  let ordinal = 1;
  while (taken.has(ordinal)) ordinal += 1;
  const inLedger = await findTransfersOn(tx, await ledgerAccounts(tx, [propertyId]), [date]);
  const isAlike = (one: SaidTransfer) =>
    one.direction === direction && one.amount === named.amount && one.ordinal === ordinal;
  if (inLedger.some(isAlike))
    throw ruleFailed('The ledger has this transfer. Choose it from the list.', 'date', 'inLedger');
  return { ...named, ordinal, text, isByHand: true };
}

/** Refuses a loan after its repayments or its due date, or below the sum of its repayments. */
async function assertLoanFits(tx: Tx, loan: EntryRow, { date, amount }: HandTransferInput): Promise<void> {
  if (loan.dueDate! <= date)
    throw ruleFailed(`Date should be before ${dayText(loan.dueDate!)}, when the loan is due`, 'date');
  const borrowed = await selectBorrowed(tx, [loan.propertyId]);
  const [first] = borrowed.filter(({ loanId }) => loanId === loan.reserveEntryId);
  if (first && first.date < date)
    throw ruleFailed(`The first repayment of this loan is of ${dayText(first.date)}`, 'date');
  const { repaid } = await sumRepayments(tx, loan);
  if (toCents(amount) < repaid)
    throw ruleFailed(
      `Amount is less than the ${formatLimit(toDollars(repaid))} repaid of this loan`,
      'amount',
    );
}

/** Refuses a repayment before its loans, below the sum of its parts, or above the outstanding amount. */
async function assertRepaymentFits(
  tx: Tx,
  parts: readonly EntryRow[],
  { date, amount }: HandTransferInput,
): Promise<void> {
  for (const part of parts) {
    const loan = (await holdEntry(tx, { ...part, reserveEntryId: part.loanId! }))!;
    if (date < loan.date) throw ruleFailed(`The loan is of ${dayText(loan.date)}, after this day`, 'date');
    if (part.share !== null) continue;
    const { repaid } = await sumRepayments(tx, loan);
    const most = loan.amount - repaid + paidBy(part);
    if (toCents(amount) > most)
      throw ruleFailed(
        `Amount is more than the ${formatLimit(toDollars(most))} outstanding of this loan`,
        'amount',
      );
  }
  const paid = parts.reduce((sum, { share }) => sum + (share ?? 0), 0);
  if (toCents(amount) < paid)
    throw ruleFailed(`Amount is less than the ${formatLimit(toDollars(paid))} that it pays back`, 'amount');
}

const FIELDS = wordedFields<typeof handTransferInput, HandTransferInput>(handTransferInput, {});

/** Corrects the day, the amount or the description of a transfer that was logged by hand. */
export async function updateHandTransfer(
  tx: Tx,
  change: BorrowingChange,
  at: At,
  input: HandTransferInput,
): Promise<ReserveBorrowing> {
  const { access, row } = await requireEntry(tx, change, at.reserveEntryId);
  if (row.version !== at.version) throw staleVersion(row.version);
  if (!row.isByHand || (await ledgerTexts(tx, [row]))(row) !== null)
    throw conflict('The ledger has this transfer. Correct it there.', 'inLedger');
  const parts = await selectParts(tx, row);
  if (row.kind === 'loan') await assertLoanFits(tx, row, input);
  if (row.kind === 'repayment') await assertRepaymentFits(tx, parts, input);
  const isSame = row.date === input.date && row.amount === toCents(input.amount);
  const moved = isSame
    ? { text: input.text }
    : await handTransfer(tx, change, access, { ...input, direction: row.direction });
  for (const part of parts) await changeEntry(tx, part, part.version, moved);
  const before = { date: row.date, amount: toDollars(row.amount), text: row.text };
  const changes = changesOf(FIELDS, { before, after: input });
  await record(tx, change, access, changeWords(`of ${transferName(row)}`, changes));
  return readBorrowing(tx, change, row.propertyId);
}
