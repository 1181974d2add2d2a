import type {
  HandRepaymentInput,
  ReserveBorrowing,
  ReserveRepaymentInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { dayText } from '@roofline/schema/value/day';
import { limits } from '@roofline/schema/value/limits';
import { formatLimit, toCents, toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { conflict, ruleFailed } from '../../platform/problem';
import type { PropertyAccess } from '../../property/access';
import { readBorrowing } from '../read';
import { holdEntry, sumRepayments, type EntryRow } from '../repository/entries';
import { handTransfer } from './hand-transfer';
import {
  handWords,
  loanName,
  record,
  requireChangeable,
  requireTransfers,
  sayParts,
  transferName,
  type BorrowingChange,
  type SaidTransfer,
} from './say';

/** A loan, the part of the transfer that pays it back in cents, and its field in the request. */
interface Part {
  loan: EntryRow;
  share: number;
  field: string;
}

/** Returns the loans of a request, locked in one order, so that two requests never wait for each other. */
async function holdLoans(
  tx: Tx,
  { property: { workspaceId, propertyId } }: PropertyAccess,
  asked: ReserveRepaymentInput['loans'],
): Promise<Part[]> {
  const parts: Part[] = [];
  const inOrder = asked
    .map((one, index) => ({ ...one, loanId: one.loanId.toLowerCase(), field: `loans.${index}` }))
    .sort((one, other) => (one.loanId < other.loanId ? -1 : 1));
  for (const { loanId, amount, field } of inOrder) {
    const loan = await holdEntry(tx, { workspaceId, propertyId, reserveEntryId: loanId });
    if (loan?.kind !== 'loan') throw ruleFailed('Choose a loan of this property', `${field}.loanId`);
    parts.push({ loan, share: toCents(amount), field });
  }
  return parts;
}

/** Refuses a repayment before its loan or above the outstanding amount. The caller holds a lock on the loan. */
async function assertRepays(tx: Tx, transfer: SaidTransfer, { loan, share, field }: Part): Promise<void> {
  if (transfer.date < loan.date)
    throw ruleFailed(`The loan is of ${dayText(loan.date)}, after this transfer`, `${field}.loanId`);
  const { repaid, payments } = await sumRepayments(tx, loan);
  if (payments >= limits.repaymentsOfLoan)
    throw conflict(
      `A loan can have at most ${limits.repaymentsOfLoan} repayments. Remove a match first.`,
      'tooMany',
    );
  const outstanding = loan.amount - repaid;
  if (share > outstanding)
    throw ruleFailed(
      `Amount is more than the ${formatLimit(toDollars(outstanding))} outstanding of this loan`,
      `${field}.amount`,
    );
}

/** Returns for example `Matched … as a repayment of the loan of …`; for several loans with the amount of each. */
function wordsOf(row: EntryRow, parts: readonly Part[]): string {
  const [first] = parts;
  const matched = row.isByHand ? 'Logged' : 'Matched';
  const name = `${transferName(row)}${handWords(row)}`;
  if (parts.length === 1 && first!.share === row.amount)
    return `${matched} ${name} as a repayment of ${loanName(first!.loan)}`;
  const list = parts.map(({ loan, share }) => `${formatLimit(toDollars(share))} of ${loanName(loan)}`);
  return `${matched} ${name} as a repayment of ${list.join(' and ')}`;
}

/** Matches a transfer into the reserve fund with the loans that it pays back. The rest of it is a contribution. */
export async function addRepayment(
  tx: Tx,
  change: BorrowingChange,
  { transferId, loans }: ReserveRepaymentInput,
): Promise<ReserveBorrowing> {
  const access = await requireChangeable(tx, change);
  const parts = await holdLoans(tx, access, loans);
  const [transfer] = await requireTransfers(tx, access, [transferId], 'transferId');
  if (transfer!.direction !== 'in')
    throw ruleFailed('Only a transfer into the reserve fund can be a repayment', 'transferId');
  return matchLoans(tx, change, { access, transfer: transfer! }, parts);
}

/** Logs a repayment whose transfer no ledger has. */
export async function addRepaymentByHand(
  tx: Tx,
  change: BorrowingChange,
  { loans, ...input }: HandRepaymentInput,
): Promise<ReserveBorrowing> {
  const access = await requireChangeable(tx, change);
  const parts = await holdLoans(tx, access, loans);
  const transfer = await handTransfer(tx, change, access, { ...input, direction: 'in' });
  return matchLoans(tx, change, { access, transfer }, parts);
}

async function matchLoans(
  tx: Tx,
  change: BorrowingChange,
  { access, transfer }: { access: PropertyAccess; transfer: SaidTransfer },
  parts: readonly Part[],
): Promise<ReserveBorrowing> {
  for (const part of parts) await assertRepays(tx, transfer, part);
  const paid = parts.reduce((sum, { share }) => sum + share, 0);
  if (paid > transfer.amount)
    throw ruleFailed(
      `The loans add up to ${formatLimit(toDollars(paid))}, more than the transfer of ${formatLimit(toDollars(transfer.amount))}`,
      'loans',
    );
  const said = parts.map(({ loan, share }, n) => ({
    kind: 'repayment' as const,
    loanId: loan.reserveEntryId,
    // A share of null follows the amount of the whole transfer, if someone corrects one by hand.
    share: share === transfer.amount ? null : share,
    part: n + 1,
  }));
  const [row] = await sayParts(tx, change, transfer, said);
  await record(tx, change, access, wordsOf(row!, parts));
  return readBorrowing(tx, change, access.property.propertyId);
}
