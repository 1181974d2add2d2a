import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import {
  reserveLoanInput,
  type HandLoanInput,
  type NewReserveLoanInput,
  type ReserveLoan,
  type ReserveLoanInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { dayText } from '@roofline/schema/value/day';
import { limits } from '@roofline/schema/value/limits';
import type { Tx } from '../../platform/database';
import { conflict, ruleFailed } from '../../platform/problem';
import { staleVersion } from '../../platform/versions';
import type { PropertyAccess } from '../../property/access';
import { presentLoan } from '../present';
import { ledgerTexts } from '../read';
import { changeEntry, countLoans, selectBorrowed, type EntryRow } from '../repository/entries';
import type { TransferRow } from '../repository/transfers';
import { handTransfer } from './hand-transfer';
import {
  handWords,
  loanName,
  record,
  requireChangeable,
  requireEntry,
  requireTransfers,
  say,
  type At,
  type BorrowingChange,
  type SaidTransfer,
} from './say';

const LOAN_FIELDS = wordedFields<typeof reserveLoanInput, ReserveLoan>(reserveLoanInput, {});
/** Returns a loan with its current repayments. */
async function readLoan(tx: Tx, { clock }: BorrowingChange, loan: EntryRow): Promise<ReserveLoan> {
  const rows = await selectBorrowed(tx, [loan.propertyId]);
  const repayments = rows.filter(({ loanId }) => loanId === loan.reserveEntryId);
  const texts = await ledgerTexts(tx, [loan, ...repayments]);
  return presentLoan(loan, repayments, { texts, today: clock.today() });
}

function assertAfter({ dueDate }: ReserveLoanInput, { date }: Pick<TransferRow, 'date'>): void {
  if (dueDate <= date)
    throw ruleFailed(`Due Date should be after ${dayText(date)}, the day of the loan`, 'dueDate');
}

const storedTerms = ({ purpose, dueDate, approvedOn }: ReserveLoanInput) => ({
  words: purpose,
  dueDate,
  approvedOn,
});

/** Logs a transfer out of the reserve fund as a loan to the operating fund. */
export async function addLoan(
  tx: Tx,
  change: BorrowingChange,
  input: NewReserveLoanInput,
): Promise<ReserveLoan> {
  const access = await requireChangeable(tx, change);
  const [transfer] = await requireTransfers(tx, access, [input.transferId], 'transferId');
  if (transfer!.direction !== 'out')
    throw ruleFailed('Only a transfer out of the reserve fund can be a loan', 'transferId');
  return logLoan(tx, change, { access, transfer: transfer! }, input);
}

/** Logs a loan from reserves whose transfer no ledger has. */
export async function addLoanByHand(
  tx: Tx,
  change: BorrowingChange,
  input: HandLoanInput,
): Promise<ReserveLoan> {
  const access = await requireChangeable(tx, change);
  const transfer = await handTransfer(tx, change, access, { ...input, direction: 'out' });
  return logLoan(tx, change, { access, transfer }, input);
}

async function logLoan(
  tx: Tx,
  change: BorrowingChange,
  { access, transfer }: { access: PropertyAccess; transfer: SaidTransfer },
  input: ReserveLoanInput,
): Promise<ReserveLoan> {
  assertAfter(input, transfer);
  if ((await countLoans(tx, access.property)) >= limits.reserveLoansOfProperty)
    throw conflict(
      `A property can have at most ${limits.reserveLoansOfProperty} loans from reserves. Delete one that was logged in error first.`,
      'tooMany',
    );
  const [row] = await say(tx, change, [transfer], { kind: 'loan', ...storedTerms(input) });
  await record(tx, change, access, `Logged ${loanName(row!)}${handWords(row!)}: ${input.purpose}`);
  return readLoan(tx, change, row!);
}

export async function updateLoan(
  tx: Tx,
  change: BorrowingChange,
  at: At,
  input: ReserveLoanInput,
): Promise<ReserveLoan> {
  const { access, row } = await requireEntry(tx, change, at.reserveEntryId, 'loan');
  assertAfter(input, row);
  const before = await readLoan(tx, change, row);
  const saved = await changeEntry(tx, row, at.version, storedTerms(input));
  if (!saved) throw staleVersion(row.version);
  const after = await readLoan(tx, change, saved);
  await record(
    tx,
    change,
    access,
    changeWords(`of ${loanName(row)}`, changesOf(LOAN_FIELDS, { before, after })),
  );
  return after;
}
