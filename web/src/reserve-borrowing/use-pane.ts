import { useState } from 'react';
import type { TransferRowFragment } from './ReserveBorrowing.generated';
import type { LoanPaneProps } from './form/LoanPane';

/** What stands over the page. */
export type Pane =
  | { kind: 'loan'; of: LoanPaneProps['of'] }
  | { kind: 'repayment'; transfer: TransferRowFragment }
  | { kind: 'explain'; transfers: readonly TransferRowFragment[] }
  | {
      kind: 'remove';
      what: 'loan' | 'match' | 'explanation';
      reserveEntryId: string;
      version: number;
      name: { date: string; amount: number };
    };

/** One pane or question at a time. */
export function usePane() {
  const [pane, open] = useState<Pane | null>(null);
  return { pane, open, close: () => open(null) };
}
