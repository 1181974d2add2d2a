import {
  repaidLoansInput,
  type ReserveRepaymentInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import { FieldsPane } from '../../app/fields/FieldsPane';
import { rowsOf, type FieldList, type ShownLine } from '../../app/fields/field-list';
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
  /** Loans that the transfer can pay back. */
  loans: readonly LoanRowFragment[];
  onClose: () => void;
  onSaved: () => unknown;
}

type Values = Answers<typeof repaidLoansInput>;
export type Row = Values['loans'][number];
interface Given {
  transfer: TransferRowFragment;
  loans: readonly LoanRowFragment[];
}

const paidOf = (rows: readonly Row[]) =>
  rows.reduce((cents, { amount }) => cents + Math.round((amount ?? 0) * 100), 0);
/** Returns the part of an amount that pays back no loan yet, in dollars. */
export const leftOf = (amount: number, rows: readonly Row[]) =>
  (Math.round(amount * 100) - paidOf(rows)) / 100;
const restOf = ({ loans }: Values, { transfer }: Given) => leftOf(transfer.amount, loans);

/** Returns the rows of the loans that a transfer pays back, with an amount for each. */
export const loanRows = <FormValues, FormGiven extends { loans: readonly LoanRowFragment[] }>(
  rest: (values: FormValues, given: FormGiven) => number,
) =>
  rowsOf<Row, FormValues, FormGiven>({
    rowName: 'Loan',
    addText: 'Split with another loan',
    start: (values, given) => ({ amount: Math.max(0, rest(values, given)) || null }),
    list: [
      {
        rows: [
          {
            name: 'loanId',
            kind: 'choice',
            label: 'Loan',
            placeholder: 'Choose a loan',
            options: (_values, { loans }) =>
              loans.map(({ reserveEntryId, purpose, outstanding }) => ({
                value: reserveEntryId,
                label: `${purpose}: ${formatMoneyCents(outstanding)} outstanding`,
              })),
          },
          { name: 'amount', allowCents: true },
        ],
      },
    ],
  });

/** Returns the line about the part of the transfer that is not a repayment, if any. */
export const restLine = <FormValues, FormGiven>(
  rest: (values: FormValues, given: FormGiven) => number,
): ShownLine<FormValues, FormGiven> => ({
  shows: 'Not a repayment',
  text: (values, given) => `${formatMoneyCents(rest(values, given))} of the transfer pays back no loan`,
  when: (values, given) => rest(values, given) > 0,
});

const FIELDS: FieldList<Values, Given> = [
  {
    rows: [
      { shows: 'Transfer', text: (_values, { transfer }) => transferName(transfer) },
      { name: 'loans', label: 'Loans that it pays back', rows: loanRows<Values, Given>(restOf) },
      restLine<Values, Given>(restOf),
    ],
  },
];

/** Returns the first row: with only one loan that loan and what it can take, else no loan and the whole transfer. */
const firstRow = (loans: readonly LoanRowFragment[], { amount }: TransferRowFragment): Row =>
  loans.length === 1
    ? { loanId: loans[0]!.reserveEntryId, amount: Math.min(amount, loans[0]!.outstanding) }
    : { loanId: undefined!, amount };

/** Matches a transfer into reserves with the loans that it pays back. */
export function RepaymentPane({ propertyId, transfer, loans, onClose, onSaved }: RepaymentPaneProps) {
  const [add] = useAddReserveRepaymentMutation();
  const form = useFieldsForm({
    schema: repaidLoansInput,
    list: FIELDS,
    saved: emptyAnswers(repaidLoansInput, { loans: [firstRow(loans, transfer)] }),
    given: { transfer, loans },
  });
  const { transferId } = transfer;
  const saving = useSave({
    send: (values: Pick<ReserveRepaymentInput, 'loans'>, idempotencyKey) =>
      add({ variables: { input: { propertyId, values: { transferId, ...values }, idempotencyKey } } }),
    form,
    done: 'Repayment matched',
    onSaved,
  });
  return <FieldsPane title="Match repayment" addText="Match repayment" {...{ form, saving, onClose }} />;
}
