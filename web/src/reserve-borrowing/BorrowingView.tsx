import { chakra } from '@chakra-ui/react';
import { Banner } from '../ui/feedback/Banner';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { VerdictSentence } from '../ui/figure/VerdictSentence';
import { formatMoney } from '../ui/format/money';
import { PageHeader } from '../ui/layout/PageHeader';
import { BorrowingPanes } from './BorrowingPanes';
import { LoanParts, Part } from './LoanParts';
import type {
  BorrowedMoneyFragment,
  LoanRowFragment,
  TransferRowFragment,
} from './ReserveBorrowing.generated';
import { TransferTable } from './TransferTable';
import { usePane } from './use-pane';
import { useTransfers } from './use-transfers';

export interface BorrowingViewProps {
  propertyId: string;
  borrowing: NonNullable<BorrowedMoneyFragment['reserveBorrowing']>;
  canEdit: boolean;
  /** Loads the loans again and returns them. */
  reload: () => Promise<readonly LoanRowFragment[]>;
}

/** Returns the loans that a transfer into reserves can pay back. */
const repayable = (loans: readonly LoanRowFragment[], { direction, date }: TransferRowFragment) =>
  direction === 'in' ? loans.filter((loan) => loan.outstanding > 0 && loan.date <= date) : [];

/** Shows transfers to explain first, then the loans and their repayments. */
export function BorrowingView({ propertyId, borrowing, canEdit, reload }: BorrowingViewProps) {
  const { loans } = borrowing;
  const transfers = useTransfers(propertyId);
  const { pane, open, close } = usePane();
  if (!transfers.found && !transfers.hasFailed) return <PageSkeleton />;
  return (
    <>
      <PageHeader title="Reserve borrowing" />
      <Verdict {...borrowing} />
      {transfers.hasFailed ? (
        <Banner tone="warning">The transfers could not be loaded. Reload the page.</Banner>
      ) : (
        <Part
          title="Transfers between the funds"
          log={canEdit && { label: 'Log explained transfer', onLog: () => open({ kind: 'handExplanation' }) }}
        >
          <TransferTable
            transfers={transfers}
            canEdit={canEdit}
            canRepay={(transfer) => repayable(loans, transfer).length > 0}
            onLoan={(transfer) => open({ kind: 'loan', of: { transfer, loan: null } })}
            onRepay={(transfer) => open({ kind: 'repayment', transfer })}
            onExplain={(some) => open({ kind: 'explain', transfers: some })}
            onCorrect={(transfer) =>
              open({ kind: 'handTransfer', entry: { ...transfer, ...transfer.explanation! } })
            }
            onRemove={(transfer) =>
              open({ kind: 'remove', what: 'explanation', ...transfer.explanation!, name: transfer })
            }
          />
        </Part>
      )}
      <LoanParts {...{ loans, canEdit, open }} />
      <BorrowingPanes
        {...{ propertyId, loans, pane, open, close, transfers, reload }}
        today={borrowing.asOf}
        repayable={(transfer) => repayable(loans, transfer)}
      />
    </>
  );
}

/** Says how much is borrowed and not repaid. */
function Verdict({ outstanding, overdue }: BorrowingViewProps['borrowing']) {
  return (
    <chakra.div mb="5">
      <VerdictSentence>
        {outstanding > 0 ? (
          <>
            <strong>{formatMoney(outstanding)}</strong> is borrowed from reserves and not repaid.{' '}
            {overdue > 0 ? `${formatMoney(overdue)} of it is overdue.` : 'None of it is overdue.'}
          </>
        ) : (
          'No loan from reserves is outstanding.'
        )}
      </VerdictSentence>
    </chakra.div>
  );
}
