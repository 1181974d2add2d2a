import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/action/Button';
import { LoanTable, RepaymentTable } from './LoanTable';
import type { LoanRowFragment } from './ReserveBorrowing.generated';
import type { Pane } from './use-pane';

interface PartProps {
  title: string;
  /** The button to log by hand; false where the viewer may not. */
  log: false | { label: string; onLog: () => void };
  children: ReactNode;
}

/** A list of the page under its heading, with a button to log by hand. */
export function Part({ title, log, children }: PartProps) {
  return (
    <chakra.section mb="7">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap="2"
        mb="3"
      >
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

interface LoanPartsProps {
  loans: readonly LoanRowFragment[];
  canEdit: boolean;
  open: (pane: Pane) => void;
}

/** The loans and their repayments. */
export function LoanParts({ loans, canEdit, open }: LoanPartsProps) {
  const repayments = loans.flatMap(({ purpose, repayments: some }) =>
    some.map((one) => ({ ...one, purpose })),
  );
  const isOwed = loans.some(({ outstanding }) => outstanding > 0);
  const logRepayment = { label: 'Log repayment', onLog: () => open({ kind: 'handRepayment' }) };
  return (
    <>
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
        <Part title="Repayments" log={canEdit && isOwed && logRepayment}>
          <RepaymentTable
            {...{ repayments, canEdit }}
            onCorrect={({ transferAmount, ...one }) =>
              open({ kind: 'handTransfer', entry: { ...one, amount: transferAmount } })
            }
            onRemove={(one) => open({ kind: 'remove', what: 'match', ...one, name: one })}
          />
        </Part>
      )}
    </>
  );
}
