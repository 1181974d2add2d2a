import { chakra } from '@chakra-ui/react';
import { Receipt } from 'lucide-react';
import { Button } from '../../../ui/action/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { DateText, NoValue } from '../../../ui/figure/figures';
import { counted } from '../../../ui/format/count';
import { formatDay } from '../../../ui/format/day';
import { formatMoneyCents, formatMoneyExact } from '../../../ui/format/money';
import { ListPage } from '../../../ui/list-page/ListPage';
import type { Column } from '../../../ui/table-model/column';
import { ListHead } from '../ListHead';
import { paidOver, totalOf } from '../../model/project-money';
import { overWords } from '../project-money';
import { usePlanChanged } from '../complete/use-plan-changed';
import type { PaymentRow, ProjectDetail } from '../use-project';
import { recordCommands } from '../../../app/records/record-commands';
import { RecordDialogs } from '../../../app/records/RecordDialogs';
import type { RecordForms } from '../../../app/records/use-record-forms';
import { FUND_WORDS, usePaymentForm } from './payment-fields';
import {
  useAddProjectPaymentMutation,
  useRemoveProjectPaymentMutation,
  useUpdateProjectPaymentMutation,
} from './Payments.generated';

export type PaymentForms = RecordForms<PaymentRow>;

const amount = (value: number) => <span data-figure="">{formatMoneyCents(value)}</span>;
const nameOf = (payment: PaymentRow) => `${formatMoneyExact(payment.amount)} to ${payment.payee}`;

const allColumns: Column<PaymentRow>[] = [
  {
    id: 'payee',
    header: 'Payee',
    fixed: true,
    cell: ({ payee }) => payee,
    sortValue: ({ payee }) => payee,
    subtotal: () => 'Total',
  },
  {
    id: 'paidOn',
    header: 'Paid on',
    cell: ({ paidOn }) => <DateText iso={paidOn} />,
    sortValue: (p) => p.paidOn,
  },
  { id: 'number', header: 'Number', cell: ({ number }) => number ?? <NoValue /> },
  { id: 'fund', header: 'Fund', cell: ({ fund }) => FUND_WORDS[fund], sortValue: ({ fund }) => fund },
  { id: 'component', header: 'Component', cell: ({ componentName }) => componentName ?? <NoValue /> },
  {
    id: 'contract',
    header: 'Contract',
    cell: ({ contractId }) => (contractId === null ? 'Outside the contract' : 'On the contract'),
    sortValue: ({ contractId }) => (contractId === null ? 1 : 0),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (payment) => amount(payment.amount),
    sortValue: (payment) => payment.amount,
    subtotal: (rows) => amount(totalOf(rows.map((each) => each.amount))),
  },
];

/** Without an awarded bid, payments on the contract look the same as others. */
const withoutContract = allColumns.filter(({ id }) => id !== 'contract');

/** The payments of a project with their sum, and a warning where they exceed the contract. */
export function PaymentsTab({ project, forms }: { project: ProjectDetail; forms: PaymentForms }) {
  const { payments, contracted, awardedBidId, viewerCan } = project;
  const over = paidOver(project);
  const sum = totalOf(payments.map((each) => each.amount));
  const commands = (payment: PaymentRow) => recordCommands(payment, forms);
  return (
    <>
      <ListHead addText="Add payment" onAdd={viewerCan.edit ? forms.add : undefined}>
        {payments.length > 0 && `${counted(payments.length, 'payment')}, ${formatMoneyExact(sum)} paid`}
      </ListHead>
      {over > 0 && contracted !== null && (
        <chakra.div mb="3">
          <Banner tone="warning">
            {overWords(over)} of {formatMoneyExact(contracted)}.
          </Banner>
        </chakra.div>
      )}
      <ListPage
        caption="Payments, newest first"
        columns={awardedBidId === null ? withoutContract : allColumns}
        rows={payments}
        rowId={({ paymentId }) => paymentId}
        rowName={nameOf}
        showTotals
        commands={viewerCan.edit ? commands : undefined}
        renderPhoneRow={(payment) => <PhoneRow payment={payment} />}
        empty={
          <EmptyState
            icon={<Receipt size={24} strokeWidth={1.6} />}
            text="No payments yet"
            action={viewerCan.edit && <Button onClick={forms.add}>Add payment</Button>}
          />
        }
      />
    </>
  );
}

/** The pane and the question of payments, which the head of the page opens too. */
export function PaymentDialogs({ project, forms }: { project: ProjectDetail; forms: PaymentForms }) {
  const [add] = useAddProjectPaymentMutation();
  const [update] = useUpdateProjectPaymentMutation();
  const [remove] = useRemoveProjectPaymentMutation();
  const onChanged = usePlanChanged(project.propertyId);
  const useForm = (payment: PaymentRow | null) => usePaymentForm(project, payment);
  return (
    <RecordDialogs
      at={{ projectId: project.projectId }}
      keyOf={({ paymentId, version }: PaymentRow) => ({ paymentId, version })}
      question={(payment) =>
        `${nameOf(payment)} of ${formatDay(payment.paidOn)} no longer counts as paid. This cannot be undone.`
      }
      {...{ forms, useForm, add, update, remove, onChanged }}
    />
  );
}

function PhoneRow({ payment }: { payment: PaymentRow }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3">
      <chakra.span fontWeight="560" overflowWrap="anywhere">
        {payment.payee}
      </chakra.span>
      {amount(payment.amount)}
      <chakra.span textStyle="caption" color="fg.muted">
        {formatDay(payment.paidOn)}, {FUND_WORDS[payment.fund]}
      </chakra.span>
    </chakra.div>
  );
}
