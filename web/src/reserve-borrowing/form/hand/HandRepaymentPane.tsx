import {
  handRepaymentInput,
  type HandRepaymentInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { emptyAnswers, type Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { FieldsPane } from '../../../app/fields/FieldsPane';
import { useFieldsForm } from '../../../app/fields/use-fields-form';
import { useSave } from '../../../app/save/use-save';
import { useAddReserveRepaymentByHandMutation, type LoanRowFragment } from '../../ReserveBorrowing.generated';
import { leftOf, loanRows, restLine, type Row } from '../RepaymentPane';
import { AMOUNT, DAY, TEXT, type HandPaneProps } from './hand-fields';

type Values = Answers<typeof handRepaymentInput>;
interface Given {
  today: string;
  loans: readonly LoanRowFragment[];
}
const restOf = ({ amount, loans }: Values) => leftOf(amount ?? 0, loans);

const FIELDS: FieldList<Values, Given> = [
  {
    rows: [
      [{ ...DAY, label: 'Paid back on' }, AMOUNT],
      TEXT,
      { name: 'loans', label: 'Loans that it pays back', rows: loanRows<Values, Given>(restOf) },
      restLine<Values, Given>(restOf),
    ],
  },
];

/** Logs a repayment whose transfer no ledger has. */
export function HandRepaymentPane({
  propertyId,
  today,
  loans,
  onClose,
  onSaved,
}: HandPaneProps & Pick<Given, 'loans'>) {
  const [add] = useAddReserveRepaymentByHandMutation();
  const only = loans.length === 1 ? loans[0]! : null;
  const first: Row = { loanId: only?.reserveEntryId as string, amount: null };
  const form = useFieldsForm({
    schema: handRepaymentInput,
    list: FIELDS,
    saved: emptyAnswers(handRepaymentInput, { loans: [first] }),
    given: { today, loans },
  });
  const saving = useSave({
    send: (values: HandRepaymentInput, idempotencyKey: string) =>
      add({ variables: { input: { propertyId, values, idempotencyKey } } }),
    form,
    done: 'Repayment logged',
    onSaved,
  });
  return <FieldsPane title="Log repayment" addText="Log repayment" {...{ form, saving, onClose }} />;
}
