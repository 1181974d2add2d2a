import { handLoanInput, type HandLoanInput } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { emptyAnswers, type Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { FieldsPane } from '../../../app/fields/FieldsPane';
import { useFieldsForm } from '../../../app/fields/use-fields-form';
import { useSave } from '../../../app/save/use-save';
import { useAddReserveLoanByHandMutation } from '../../ReserveBorrowing.generated';
import { AMOUNT, DAY, TEXT, type HandPaneProps } from './hand-fields';

const FIELDS: FieldList<Answers<typeof handLoanInput>, { today: string }> = [
  {
    rows: [
      [{ ...DAY, label: 'Borrowed on' }, AMOUNT],
      TEXT,
      { name: 'purpose', kind: 'long', placeholder: 'The insurance premium' },
      [
        { name: 'dueDate', label: 'Due date', hint: 'California asks for a year at most (Civil Code 5515)' },
        { name: 'approvedOn', label: 'Approved on', hint: 'By the board' },
      ],
    ],
  },
];

/** Logs a loan from reserves whose transfer no ledger has. */
export function HandLoanPane({ propertyId, today, onClose, onSaved }: HandPaneProps) {
  const [add] = useAddReserveLoanByHandMutation();
  const saved = emptyAnswers(handLoanInput);
  const form = useFieldsForm({ schema: handLoanInput, list: FIELDS, saved, given: { today } });
  const saving = useSave({
    send: (values: HandLoanInput, idempotencyKey: string) =>
      add({ variables: { input: { propertyId, values, idempotencyKey } } }),
    form,
    done: 'Loan logged',
    onSaved,
  });
  return <FieldsPane title="Log loan from reserves" addText="Log loan" {...{ form, saving, onClose }} />;
}
