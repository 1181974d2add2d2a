import { chakra } from '@chakra-ui/react';
import { HandCoins, Pencil, Trash2, Unlink } from 'lucide-react';
import { EmptyState } from '../ui/feedback/EmptyState';
import { DateText, NoValue } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import { formatDay } from '../ui/format/day';
import { ListPage } from '../ui/list-page/ListPage';
import type { Column } from '../ui/table-model/column';
import type { LoanRowFragment, RepaymentRowFragment } from './ReserveBorrowing.generated';
import { correctionOf } from './row-commands';
import { Exact, LedgerCell, LedgerText, transferName } from './words';

const icon = { size: 16, strokeWidth: 1.75 } as const;

function Due({ loan: { status, dueDate } }: { loan: LoanRowFragment }) {
  if (status === 'repaid') return <Tag tone="success">Repaid</Tag>;
  if (status === 'overdue') return <Tag tone="danger">Overdue since {formatDay(dueDate)}</Tag>;
  return <DateText iso={dueDate} />;
}

function Purpose({ loan }: { loan: LoanRowFragment }) {
  return (
    <chakra.div py="1.5">
      <chakra.span overflowWrap="anywhere">{loan.purpose}</chakra.span>
      <chakra.div textStyle="caption" color="fg.muted" fontWeight="400">
        <LedgerText {...loan} />
      </chakra.div>
    </chakra.div>
  );
}

const loanColumns: Column<LoanRowFragment>[] = [
  { id: 'purpose', header: 'Purpose', fixed: true, cell: (row) => <Purpose loan={row} /> },
  { id: 'date', header: 'Borrowed on', cell: (row) => <DateText iso={row.date} /> },
  {
    id: 'approved',
    header: 'Approved on',
    cell: (row) => (row.approvedOn === null ? <NoValue /> : <DateText iso={row.approvedOn} />),
  },
  { id: 'due', header: 'Due', cell: (row) => <Due loan={row} /> },
  { id: 'amount', header: 'Borrowed', align: 'end', cell: (row) => <Exact amount={row.amount} /> },
  {
    id: 'outstanding',
    header: 'Outstanding',
    align: 'end',
    cell: (row) => <Exact amount={row.outstanding} />,
  },
];

export interface LoanTableProps {
  loans: readonly LoanRowFragment[];
  canEdit: boolean;
  onEdit: (loan: LoanRowFragment) => void;
  onCorrect: (loan: LoanRowFragment) => void;
  onRemove: (loan: LoanRowFragment) => void;
}

/** Loans from reserves, outstanding ones first. */
export function LoanTable({ loans, canEdit, onEdit, onCorrect, onRemove }: LoanTableProps) {
  const commands = (row: LoanRowFragment) => [
    { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: () => onEdit(row) },
    ...correctionOf(row, () => onCorrect(row)),
    // A loan can be removed only after its repayments.
    ...(row.repayments.length === 0
      ? [
          {
            id: 'remove',
            label: 'Remove',
            icon: <Trash2 {...icon} />,
            destructive: true,
            onSelect: () => onRemove(row),
          },
        ]
      : []),
  ];
  return (
    <ListPage
      caption="Loans from reserves, by the day they are due"
      columns={loanColumns}
      rows={loans}
      rowId={(row) => row.reserveEntryId}
      rowName={(row) => `${row.purpose}, ${transferName(row)}`}
      empty={
        <EmptyState
          icon={<HandCoins size={24} strokeWidth={1.6} />}
          text="No loans from reserves. Log one from a transfer out of reserves, or by hand."
        />
      }
      commands={canEdit ? commands : undefined}
      renderPhoneRow={(row) => <PhoneLoan loan={row} />}
    />
  );
}

function PhoneLoan({ loan }: { loan: LoanRowFragment }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr auto" columnGap="3" alignItems="start">
      <chakra.div>
        <chakra.span overflowWrap="anywhere">{loan.purpose}</chakra.span>
        <chakra.div textStyle="caption" color="fg.muted">
          <LedgerText {...loan} />
        </chakra.div>
      </chakra.div>
      <chakra.span justifySelf="end">
        <Exact amount={loan.outstanding} />
      </chakra.span>
      <chakra.span textStyle="caption" color="fg.muted">
        <Exact amount={loan.amount} /> on {formatDay(loan.date)}
      </chakra.span>
      <chakra.span textStyle="caption" justifySelf="end">
        {loan.status === 'open' && 'Due '}
        <Due loan={loan} />
      </chakra.span>
    </chakra.div>
  );
}

export interface RepaidLoan extends RepaymentRowFragment {
  purpose: string;
}

const repaymentColumns: Column<RepaidLoan>[] = [
  { id: 'date', header: 'Date', fixed: true, cell: (row) => <DateText iso={row.date} /> },
  {
    id: 'loan',
    header: 'Loan',
    cell: (row) => <chakra.span overflowWrap="anywhere">{row.purpose}</chakra.span>,
  },
  { id: 'text', header: 'Description', cell: (row) => <LedgerCell {...row} /> },
  { id: 'amount', header: 'Amount', align: 'end', cell: (row) => <Paid repayment={row} /> },
];

/** The amount paid back, with the whole transfer where that is more. */
const Paid = ({ repayment: { amount, transferAmount } }: { repayment: RepaidLoan }) => (
  <>
    <Exact amount={amount} />
    {transferAmount > amount && (
      <chakra.div textStyle="caption" color="fg.muted">
        of a transfer of <Exact amount={transferAmount} />
      </chakra.div>
    )}
  </>
);

/** The repayments of the loans. */
export function RepaymentTable(props: {
  repayments: readonly RepaidLoan[];
  canEdit: boolean;
  onCorrect: (repayment: RepaidLoan) => void;
  onRemove: (repayment: RepaidLoan) => void;
}) {
  const { repayments, canEdit, onCorrect, onRemove } = props;
  const commands = (row: RepaidLoan) => [
    ...correctionOf(row, () => onCorrect(row)),
    {
      id: 'remove',
      label: row.isByHand ? 'Remove' : 'Remove match',
      icon: row.isByHand ? <Trash2 {...icon} /> : <Unlink {...icon} />,
      destructive: true,
      onSelect: () => onRemove(row),
    },
  ];
  return (
    <ListPage
      caption="Repayments of loans from reserves"
      columns={repaymentColumns}
      rows={repayments}
      rowId={(row) => row.reserveEntryId}
      rowName={transferName}
      empty={
        <EmptyState text="No repayments yet. Match them from transfers into reserves, or log them by hand." />
      }
      commands={canEdit ? commands : undefined}
      renderPhoneRow={(row) => (
        <chakra.div display="grid" gridTemplateColumns="1fr auto" columnGap="3">
          <chakra.span overflowWrap="anywhere">{row.purpose}</chakra.span>
          <chakra.span justifySelf="end" textAlign="end">
            <Paid repayment={row} />
          </chakra.span>
          <chakra.div textStyle="caption" color="fg.muted" gridColumn="1 / -1">
            {formatDay(row.date)}
            <LedgerText {...row} />
          </chakra.div>
        </chakra.div>
      )}
    />
  );
}
