import {
  repaidLoanInput,
  type ReserveRepaymentInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import { FieldsPane } from '../../app/fields/FieldsPane';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { formatMoneyCents } from '../../ui/format/money';
import {
  useAddReserveRepaymentMutation,
  type LoanRowFragment,
  type TransferRowFragment,
} from '../ReserveBorrowing.generated';
import { transferName } from '../words';

export interface RepaymentPaneProps {
  propertyId: string;
  transfer: TransferRowFragment;
  /** Loans that it can pay back. */
  loans: readonly LoanRowFragment[];
  onClose: () => void;
  onSaved: () => unknown;
}

type Values = Answers<typeof repaidLoanInput>;
interface Given {
  name: string;
  loans: readonly LoanRowFragment[];
}

const FIELDS: FieldList<Values, Given> = [
  {
    rows: [
      { shows: 'Transfer', text: (_values, { name }) => name },
      {
        name: 'loanId',
        kind: 'choice',
        label: 'Loan',
        placeholder: 'Choose a loan',
        autoFocus: true,
        options: (_values, { loans }) =>
          loans.map(({ reserveEntryId, purpose, outstanding }) => ({
            value: reserveEntryId,
            label: `${purpose}: ${formatMoneyCents(outstanding)} outstanding`,
          })),
      },
    ],
  },
];

/** Matches a transfer into reserves with the loan that it pays back. */
export function RepaymentPane({ propertyId, transfer, loans, onClose, onSaved }: RepaymentPaneProps) {
  const [add] = useAddReserveRepaymentMutation();
  const only = loans.length === 1 ? { loanId: loans[0]!.reserveEntryId } : {};
  const form = useFieldsForm({
    schema: repaidLoanInput,
    list: FIELDS,
    saved: emptyAnswers(repaidLoanInput, only),
    given: { name: transferName(transfer), loans },
  });
  const { transferId } = transfer;
  const saving = useSave({
    send: ({ loanId }: Pick<ReserveRepaymentInput, 'loanId'>, idempotencyKey) =>
      add({ variables: { input: { propertyId, values: { transferId, loanId }, idempotencyKey } } }),
    form,
    done: 'Repayment matched',
    onSaved,
  });
  return <FieldsPane title="Match repayment" addText="Match repayment" {...{ form, saving, onClose }} />;
}
