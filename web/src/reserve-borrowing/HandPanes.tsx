import { toast } from '../ui/feedback/toast';
import { HandExplanationPane } from './form/hand/HandExplanationPane';
import { HandLoanPane } from './form/hand/HandLoanPane';
import { HandRepaymentPane } from './form/hand/HandRepaymentPane';
import { HandTransferPane, type HandEntry } from './form/hand/HandTransferPane';
import type { LoanRowFragment, TransferRowFragment } from './ReserveBorrowing.generated';
import type { BorrowingPanesProps, Pane } from './use-pane';
import { GONE } from './words';

interface HandPanesProps extends Omit<BorrowingPanesProps, 'pane'> {
  pane: Extract<Pane, { kind: 'handLoan' | 'handRepayment' | 'handExplanation' | 'handTransfer' }>;
  onSaved: () => unknown;
}

/** Returns the loans, repayments and explained transfers, whose day, amount or text the user can correct. */
const entriesOf = (
  loans: readonly LoanRowFragment[],
  transfers: readonly TransferRowFragment[],
): HandEntry[] => [
  ...loans,
  ...loans.flatMap(({ repayments }) => repayments.map((one) => ({ ...one, amount: one.transferAmount }))),
  ...transfers.flatMap((one) => (one.explanation ? [{ ...one, ...one.explanation }] : [])),
];

/** The forms for transfers that someone logs by hand. */
export function HandPanes(props: HandPanesProps) {
  const { propertyId, today, loans, pane, open, close, transfers, reload, onSaved } = props;
  const common = { propertyId, today, onClose: close, onSaved };
  if (pane.kind === 'handLoan') return <HandLoanPane {...common} />;
  if (pane.kind === 'handExplanation') return <HandExplanationPane {...common} />;
  if (pane.kind === 'handRepayment')
    return <HandRepaymentPane loans={loans.filter(({ outstanding }) => outstanding > 0)} {...common} />;
  const { entry } = pane;
  const onReload = async () => {
    const entries = entriesOf(await reload(), await transfers.reload());
    const newer = entries.find(({ reserveEntryId }) => reserveEntryId === entry.reserveEntryId);
    if (!newer) toast.failure(GONE);
    open(newer ? { kind: 'handTransfer', entry: newer } : null);
  };
  return <HandTransferPane key={entry.version} {...{ ...common, entry, onReload }} />;
}
