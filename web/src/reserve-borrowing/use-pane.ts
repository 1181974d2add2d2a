import { useState } from 'react';
import type { LoanRowFragment, TransferRowFragment } from './ReserveBorrowing.generated';
import type { HandEntry } from './form/hand/HandTransferPane';
import type { LoanPaneProps } from './form/LoanPane';
import type { Transfers } from './use-transfers';

/** The pane or question that is open over the page. */
export type Pane =
  | { kind: 'loan'; of: LoanPaneProps['of'] }
  | { kind: 'repayment'; transfer: TransferRowFragment }
  | { kind: 'explain'; transfers: readonly TransferRowFragment[] }
  | { kind: 'handLoan' }
  | { kind: 'handRepayment' }
  | { kind: 'handExplanation' }
  | { kind: 'handTransfer'; entry: HandEntry }
  | {
      kind: 'remove';
      what: 'loan' | 'match' | 'explanation';
      reserveEntryId: string;
      version: number;
      name: { date: string; amount: number; isByHand: boolean };
    };

export interface BorrowingPanesProps {
  propertyId: string;
  /** Today's date at the service. */
  today: string;
  loans: readonly LoanRowFragment[];
  pane: Pane | null;
  open: (pane: Pane | null) => void;
  close: () => void;
  transfers: Transfers;
  reload: () => Promise<readonly LoanRowFragment[]>;
  /** Returns the loans that a transfer can pay back. */
  repayable: (transfer: TransferRowFragment) => readonly LoanRowFragment[];
}

/** Returns the open pane or question, and functions that open and close it; only one is open at a time. */
export function usePane() {
  const [pane, open] = useState<Pane | null>(null);
  return { pane, open, close: () => open(null) };
}
