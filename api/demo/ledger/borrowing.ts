import { yearLater, type ReserveTransfer } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { addDays } from '@roofline/schema/value/day';
import type { Actor } from '../../src/platform/actor';
import type { Clock } from '../../src/platform/clock';
import type { Tx } from '../../src/platform/database';
import { pageOfTransfers } from '../../src/reserve-borrowing/read';
import { explainTransfers } from '../../src/reserve-borrowing/write/explanations';
import { addLoan } from '../../src/reserve-borrowing/write/loans';
import { addRepayment } from '../../src/reserve-borrowing/write/repayments';
import type { BorrowingChange } from '../../src/reserve-borrowing/write/say';
import type { DemoPlace } from '../property/rows';
import { TRANSFERS } from './ledger';

/** Every transfer of which nothing is said yet. */
async function openTransfers(tx: Tx, { actor, propertyId }: BorrowingChange): Promise<ReserveTransfer[]> {
  const found: ReserveTransfer[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { state: 'open' as const, direction: undefined, page };
    const { items, totalCount } = await pageOfTransfers(tx, actor, propertyId, asked);
    found.push(...items);
    if (items.length === 0 || found.length >= totalCount) return found;
  }
}

const PURPOSES: Record<string, string> = {
  [TRANSFERS.borrowed]: 'Insurance premium, until the assessments of the quarter are in',
  [TRANSFERS.open]: 'Storm repairs, until the insurance pays before the fiscal year ends',
};
/** As many as one request explains. */
const AT_ONCE = 50;

/** What the board said of the transfers between the funds: loans with what was paid back, and the contributions explained. */
export async function logBorrowing(
  tx: Tx,
  { propertyId }: DemoPlace,
  { actor, clock }: { actor: Actor; clock: Clock },
): Promise<void> {
  const change = { actor, propertyId, clock };
  const transfers = await openTransfers(tx, change);
  const loans = new Map<string, string>();
  for (const { transferId, date, text } of transfers) {
    const purpose = PURPOSES[text];
    if (purpose === undefined) continue;
    const terms = { purpose, dueDate: yearLater(date), approvedOn: addDays(date, -9) };
    loans.set(text, (await addLoan(tx, change, { transferId, ...terms })).reserveEntryId);
  }
  const loanId = loans.get(TRANSFERS.borrowed);
  const back = transfers.find(({ text }) => text === TRANSFERS.repaid);
  if (loanId && back) {
    const { transferId, amount } = back;
    await addRepayment(tx, change, { transferId, loans: [{ loanId, amount }] });
  }
  // The newest contributions wait for somebody to explain them.
  const given = transfers.filter(({ text }) => text === 'Contribution to reserves').slice(2);
  for (let at = 0; at < given.length; at += AT_ONCE) {
    const transferIds = given.slice(at, at + AT_ONCE).map(({ transferId }) => transferId);
    await explainTransfers(tx, change, { transferIds, explanation: 'Monthly contribution of the budget' });
  }
}
