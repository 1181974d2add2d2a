import {
  reserveLoanInput,
  yearLater,
  type ReserveLoanInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { answersOf, emptyAnswers, type Answers } from '../../app/fields/answers';
import { FieldsPane } from '../../app/fields/FieldsPane';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import {
  useAddReserveLoanMutation,
  useUpdateReserveLoanMutation,
  type LoanRowFragment,
  type TransferRowFragment,
} from '../ReserveBorrowing.generated';
import { transferName } from '../words';

export interface LoanPaneProps {
  propertyId: string;
  /** The transfer that becomes a loan, or the loan to edit. */
  of: { transfer: TransferRowFragment; loan: null } | { transfer: null; loan: LoanRowFragment };
  onClose: () => void;
  onSaved: () => unknown;
  /** Called when someone else saved it first: loads it again and opens the newer values. */
  onReload: () => unknown;
}

type Values = Answers<typeof reserveLoanInput>;
interface Given {
  name: string;
}

const FIELDS: FieldList<Values, Given> = [
  {
    rows: [
      { shows: 'Transfer', text: (_values, { name }) => name },
      { name: 'purpose', kind: 'long', autoFocus: true, placeholder: 'The insurance premium' },
      [
        { name: 'dueDate', label: 'Due date', hint: 'California asks for a year at most (Civil Code 5515)' },
        { name: 'approvedOn', label: 'Approved on', hint: 'By the board' },
      ],
    ],
  },
];

/** Logs a transfer as a loan, or changes the terms of one. */
export function LoanPane({ propertyId, of: { transfer, loan }, onClose, onSaved, onReload }: LoanPaneProps) {
  const [add] = useAddReserveLoanMutation();
  const [update] = useUpdateReserveLoanMutation();
  const form = useFieldsForm({
    schema: reserveLoanInput,
    list: FIELDS,
    saved: loan
      ? answersOf(reserveLoanInput, loan)
      : emptyAnswers(reserveLoanInput, { dueDate: yearLater(transfer.date) }),
    given: { name: transferName(loan ?? transfer) },
  });
  const saving = useSave({
    send: async (values: ReserveLoanInput, idempotencyKey: string) => {
      if (loan === null) {
        const { transferId } = transfer;
        return add({
          variables: { input: { propertyId, values: { transferId, ...values }, idempotencyKey } },
        });
      }
      const { reserveEntryId, version } = loan;
      return update({ variables: { input: { propertyId, reserveEntryId, version, values } } });
    },
    form,
    done: loan === null ? 'Loan logged' : 'Loan saved',
    onSaved,
    loadNewer: onReload,
  });
  return (
    <FieldsPane
      title={loan === null ? 'Log as loan from reserves' : 'Edit loan from reserves'}
      addText={loan === null ? 'Log loan' : null}
      {...{ form, saving, onClose }}
    />
  );
}
