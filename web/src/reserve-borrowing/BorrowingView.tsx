import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Banner } from '../ui/feedback/Banner';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { VerdictSentence } from '../ui/figure/VerdictSentence';
import { formatMoney } from '../ui/format/money';
import { PageHeader } from '../ui/layout/PageHeader';
import { BorrowingPanes } from './BorrowingPanes';
import { LoanTable, RepaymentTable } from './LoanTable';
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
  /** The loans as they are now. */
  reload: () => Promise<readonly LoanRowFragment[]>;
}

/** Loans that a transfer into reserves can pay back. */
const repayable = (loans: readonly LoanRowFragment[], { direction, date }: TransferRowFragment) =>
  direction === 'in' ? loans.filter((loan) => loan.outstanding > 0 && loan.date <= date) : [];

/** Transfers that are to be explained first, then the loans and what was paid back of them. */
export function BorrowingView({ propertyId, borrowing, canEdit, reload }: BorrowingViewProps) {
  const { loans } = borrowing;
  const transfers = useTransfers(propertyId);
  const { pane, open, close } = usePane();
  if (!transfers.found && !transfers.hasFailed) return <PageSkeleton />;
  const repayments = loans.flatMap(({ purpose, repayments: some }) =>
    some.map((one) => ({ ...one, purpose })),
  );
  return (
    <>
      <PageHeader title="Reserve borrowing" />
      <Verdict {...borrowing} />
      {transfers.hasFailed ? (
        <Banner tone="warning">The transfers could not be loaded. Reload the page.</Banner>
      ) : (
        <Part title="Transfers between the funds">
          <TransferTable
            transfers={transfers}
            canEdit={canEdit}
            canRepay={(transfer) => repayable(loans, transfer).length > 0}
            onLoan={(transfer) => open({ kind: 'loan', of: { transfer, loan: null } })}
            onRepay={(transfer) => open({ kind: 'repayment', transfer })}
            onExplain={(some) => open({ kind: 'explain', transfers: some })}
            onRemove={(transfer) =>
              open({ kind: 'remove', what: 'explanation', ...transfer.explanation!, name: transfer })
            }
          />
        </Part>
      )}
      <Part title="Loans from reserves">
        <LoanTable
          {...{ loans, canEdit }}
          onEdit={(loan) => open({ kind: 'loan', of: { transfer: null, loan } })}
          onRemove={(loan) => open({ kind: 'remove', what: 'loan', ...loan, name: loan })}
        />
      </Part>
      {loans.length > 0 && (
        <Part title="Repayments">
          <RepaymentTable
            {...{ repayments, canEdit }}
            onRemove={(one) => open({ kind: 'remove', what: 'match', ...one, name: one })}
          />
        </Part>
      )}
      <BorrowingPanes
        {...{ propertyId, pane, open, close, transfers, reload }}
        repayable={(transfer) => repayable(loans, transfer)}
      />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section mb="7">
      <chakra.h2 textStyle="section" mb="3">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

/** What is borrowed and not repaid. */
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
