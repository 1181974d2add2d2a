import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/action/Button';
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
      <Part
        title="Loans from reserves"
        log={canEdit && { label: 'Log loan', onLog: () => open({ kind: 'handLoan' }) }}
      >
        <LoanTable
          {...{ loans, canEdit }}
          onEdit={(loan) => open({ kind: 'loan', of: { transfer: null, loan } })}
          onCorrect={(loan) => open({ kind: 'handTransfer', entry: loan })}
          onRemove={(loan) => open({ kind: 'remove', what: 'loan', ...loan, name: loan })}
        />
      </Part>
      {loans.length > 0 && (
        <Part
          title="Repayments"
          log={
            canEdit &&
            loans.some(({ outstanding }) => outstanding > 0) && {
              label: 'Log repayment',
              onLog: () => open({ kind: 'handRepayment' }),
            }
          }
        >
          <RepaymentTable
            {...{ repayments, canEdit }}
            onCorrect={({ transferAmount, ...one }) =>
              open({ kind: 'handTransfer', entry: { ...one, amount: transferAmount } })
            }
            onRemove={(one) => open({ kind: 'remove', what: 'match', ...one, name: one })}
          />
        </Part>
      )}
      <BorrowingPanes
        {...{ propertyId, loans, pane, open, close, transfers, reload }}
        today={borrowing.asOf}
        repayable={(transfer) => repayable(loans, transfer)}
      />
    </>
  );
}

interface PartProps {
  title: string;
  /** Where the viewer may log by hand. */
  log: false | { label: string; onLog: () => void };
  children: ReactNode;
}

function Part({ title, log, children }: PartProps) {
  return (
    <chakra.section mb="7">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2" mb="3">
        <chakra.h2 textStyle="section">{title}</chakra.h2>
        {log && (
          <Button size="sm" icon={<Plus size={14} strokeWidth={1.75} />} onClick={log.onLog}>
            {log.label}
          </Button>
        )}
      </chakra.div>
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
