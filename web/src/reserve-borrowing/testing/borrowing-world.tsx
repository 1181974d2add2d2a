import { screen, within } from '@testing-library/react';
import { id } from '@roofline/schema/fixtures/id';
import {
  aReserveBorrowing,
  aReserveLoan,
  aReserveTransfer,
} from '@roofline/schema/fixtures/reserve-borrowing';
import type { ReserveLoan, ReserveTransfer } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { aProperty } from '../../testing/graph-fixtures';
import { renderScreen } from '../../testing/schema-link';
import { ReserveBorrowingPage } from '../ReserveBorrowingPage';

export const out = aReserveTransfer();
export const back = aReserveTransfer({
  transferId: '2026-07-03_in_500000_1',
  date: '2026-07-03',
  direction: 'in',
  amount: 5_000,
  text: 'Paid back',
  ledgerText: 'Paid back',
});
const explained = aReserveTransfer({
  transferId: '2026-06-01_in_100000_1',
  direction: 'in',
  amount: 1_000,
  text: 'Contribution',
  explanation: { reserveEntryId: id(730), explanation: 'Monthly contribution', version: 3 },
});

interface Start {
  open?: ReserveTransfer[];
  loans?: ReserveLoan[];
  canEdit?: boolean;
  isStale?: boolean;
}

/** A graph with transfers and loans that remembers what was asked of it. */
export function world({
  open = [out, back],
  loans = [aReserveLoan()],
  canEdit = true,
  isStale = false,
}: Start = {}) {
  let [left, log] = [open, loans];
  const asked: { name: string; input: Record<string, unknown> }[] = [];
  const property = () => ({
    ...aProperty,
    viewerCan: { ...aProperty.viewerCan, viewLedger: true, editLedger: canEdit },
    reserveBorrowing: aReserveBorrowing({
      loans: log,
      outstanding: log.reduce((sum, one) => sum + one.outstanding, 0),
      overdue: log.reduce((sum, one) => sum + (one.status === 'overdue' ? one.outstanding : 0), 0),
    }),
    reserveTransfers: ({ state, direction }: { state: string; direction: string | null }) => {
      const all = state === 'open' ? left : [explained];
      const items = all.filter((one) => !direction || one.direction === direction);
      return { items, totalCount: items.length, page: 1, pageSize: 50 };
    },
  });
  const stale = { code: 'stale', detail: 'Stale', field: null };
  const answer = (name: string, work: () => void) => (args: { input: Record<string, unknown> }) => {
    asked.push({ name, input: args.input });
    if (isStale) return { property: null, userErrors: [stale] };
    work();
    return { property: property(), userErrors: [] };
  };
  const graph = {
    property,
    addReserveLoan: answer('loan', () => {
      left = left.filter((one) => one !== out);
      log = [...log, aReserveLoan({ reserveEntryId: id(721), purpose: 'New roof', outstanding: 15_000 })];
    }),
    updateReserveLoan: answer('update', () => undefined),
    addReserveRepayment: answer('repay', () => {
      left = left.filter((one) => one !== back);
    }),
    explainReserveTransfers: answer('explain', () => {
      left = [];
    }),
    updateReserveExplanation: answer('change', () => undefined),
    addReserveLoanByHand: answer('handLoan', () => undefined),
    addReserveRepaymentByHand: answer('handRepayment', () => undefined),
    addReserveExplanationByHand: answer('handExplanation', () => undefined),
    updateReserveTransferByHand: answer('handTransfer', () => undefined),
    removeReserveEntry: answer('remove', () => {
      log = [];
    }),
  };
  return { graph, asked };
}

export const show = (graph: object) => renderScreen(<ReserveBorrowingPage />, { graph: graph as never });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
