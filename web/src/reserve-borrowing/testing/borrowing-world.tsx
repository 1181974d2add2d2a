import { screen, within } from '@testing-library/react';
import { id } from '@roofline/schema/fixtures/id';
import {
  aReserveBorrowing,
  aReserveLoan,
  aReserveTransfer,
} from '@roofline/schema/fixtures/reserve-borrowing';
import type { ReserveLoan, ReserveTransfer } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { aProperty } from '../../testing/graph-fixtures';
import { recorder } from '../../testing/recorder';
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

interface World {
  loans: ReserveLoan[];
  outstanding: number;
  overdue: number;
  /** The answer of the list of transfers while it shows unexplained ones. */
  open: ReserveTransfer[];
  /** Its answer while a direction is chosen. */
  incoming: ReserveTransfer[];
  canEdit: boolean;
}

const WRITES = [
  'addReserveLoan',
  'updateReserveLoan',
  'addReserveRepayment',
  'explainReserveTransfers',
  'updateReserveExplanation',
  'addReserveLoanByHand',
  'addReserveRepaymentByHand',
  'addReserveExplanationByHand',
  'updateReserveTransferByHand',
  'removeReserveEntry',
];

/** Fakes a service with transfers and loans; the test sets its figures and later lists. */
export function world(start: Partial<World> = {}) {
  const service = recorder<World>({
    loans: [aReserveLoan()],
    outstanding: 20_000,
    overdue: 0,
    open: [out, back],
    incoming: [back],
    canEdit: true,
    ...start,
  });
  const property = () => {
    const { loans, outstanding, overdue, canEdit } = service.world;
    return {
      ...aProperty,
      viewerCan: { ...aProperty.viewerCan, viewLedger: true, editLedger: canEdit },
      reserveBorrowing: aReserveBorrowing({ loans, outstanding, overdue }),
      reserveTransfers: ({ state, direction }: { state: string; direction: string | null }) => {
        const items =
          state !== 'open' ? [explained] : direction ? service.world.incoming : service.world.open;
        return { items, totalCount: items.length, page: 1, pageSize: 50 };
      },
    };
  };
  const saved = () => ({ property: property() });
  const writes = service.writes(Object.fromEntries(WRITES.map((name) => [name, saved])));
  return { ...service, graph: { property, ...writes } };
}

export const show = (graph: object) => renderScreen(<ReserveBorrowingPage />, { graph: graph as never });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
