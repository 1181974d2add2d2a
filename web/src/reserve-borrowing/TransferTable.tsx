import { chakra } from '@chakra-ui/react';
import { ArrowLeftRight, HandCoins, MessageSquareText, Pencil, Trash2, Undo2 } from 'lucide-react';
import { SegmentedControl } from '../ui/choice/SegmentedControl';
import { EmptyState } from '../ui/feedback/EmptyState';
import { DateText } from '../ui/figure/figures';
import { ListPage } from '../ui/list-page/ListPage';
import type { RowCommand } from '../ui/list-page/RowCommands';
import { useListSelection } from '../ui/list-page/use-list-selection';
import type { Column } from '../ui/table-model/column';
import type { TransferRowFragment } from './ReserveBorrowing.generated';
import { correctionOf } from './row-commands';
import type { Transfers } from './use-transfers';
import { Exact, LedgerCell, LedgerText, transferName, WAY } from './words';

export interface TransferTableProps {
  transfers: Transfers;
  canEdit: boolean;
  /** Returns whether the transfer can pay back a loan. */
  canRepay: (transfer: TransferRowFragment) => boolean;
  onLoan: (transfer: TransferRowFragment) => void;
  onRepay: (transfer: TransferRowFragment) => void;
  onExplain: (transfers: readonly TransferRowFragment[]) => void;
  onCorrect: (transfer: TransferRowFragment) => void;
  onRemove: (transfer: TransferRowFragment) => void;
}

const icon = { size: 16, strokeWidth: 1.75 } as const;
const rowId = (row: TransferRowFragment) => row.transferId;
const rowName = (row: TransferRowFragment) => `${transferName(row)}, ${WAY[row.direction].toLowerCase()}`;

const columns: Column<TransferRowFragment>[] = [
  { id: 'date', header: 'Date', fixed: true, cell: (row) => <DateText iso={row.date} /> },
  { id: 'way', header: 'Direction', cell: (row) => WAY[row.direction] },
  { id: 'text', header: 'Description', cell: (row) => <LedgerCell {...row} /> },
  {
    id: 'why',
    header: 'Explanation',
    cell: (row) => <chakra.span overflowWrap="anywhere">{row.explanation?.explanation}</chakra.span>,
  },
  { id: 'amount', header: 'Amount', align: 'end', cell: (row) => <Exact amount={row.amount} /> },
];

/** Returns the commands of a transfer. */
function commandsOf(props: TransferTableProps, row: TransferRowFragment): RowCommand[] {
  const explain = (label: string, sign: RowCommand['icon']) => ({
    id: 'explain',
    label,
    icon: sign,
    onSelect: () => props.onExplain([row]),
  });
  if (row.explanation)
    return [
      explain('Edit', <Pencil {...icon} />),
      ...correctionOf(row, () => props.onCorrect(row)),
      {
        id: 'remove',
        label: 'Remove',
        icon: <Trash2 {...icon} />,
        destructive: true,
        onSelect: () => props.onRemove(row),
      },
    ];
  const loan = {
    id: 'loan',
    label: 'Log as loan',
    icon: <HandCoins {...icon} />,
    onSelect: () => props.onLoan(row),
  };
  const repay = {
    id: 'repay',
    label: 'Match repayment',
    icon: <Undo2 {...icon} />,
    onSelect: () => props.onRepay(row),
  };
  return [
    ...(row.direction === 'out' ? [loan] : props.canRepay(row) ? [repay] : []),
    explain('Explain', <MessageSquareText {...icon} />),
  ];
}

/** Transfers between the funds: those to explain, or the explained ones. */
export function TransferTable(props: TransferTableProps) {
  const { transfers, canEdit, onExplain } = props;
  const { state, direction, found, ask } = transfers;
  const isOpen = state === 'open';
  const rows = found?.items ?? [];
  const selection = useListSelection(rows, rowId);
  return (
    <ListPage
      caption={
        isOpen ? 'Transfers to match or explain, the newest first' : 'Explained transfers, the newest first'
      }
      columns={columns.filter(({ id }) => id !== 'why' || !isOpen)}
      rows={found ? rows : undefined}
      rowId={rowId}
      rowName={rowName}
      tools={<Filters {...{ state, direction, ask }} />}
      empty={<NoTransfers {...{ isOpen, direction }} />}
      commands={canEdit ? (row) => commandsOf(props, row) : undefined}
      selection={canEdit && isOpen ? selection : undefined}
      bulk={{
        actions: [
          {
            id: 'explain',
            label: 'Explain',
            onSelect: () => onExplain(selection.rows),
          },
        ],
      }}
      pages={
        found && found.totalCount > found.pageSize
          ? {
              page: found.page,
              pageSize: found.pageSize,
              total: found.totalCount,
              onPageChange: transfers.setPage,
            }
          : undefined
      }
      paper={transfers.paper}
      renderPhoneRow={(row) => <PhoneRow transfer={row} />}
    />
  );
}

function Filters({ state, direction, ask }: Pick<Transfers, 'state' | 'direction' | 'ask'>) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <SegmentedControl
        label="Transfers"
        value={state}
        options={[
          { value: 'open', label: 'To explain' },
          { value: 'explained', label: 'Explained' },
        ]}
        onChange={(next) => ask({ state: next })}
      />
      <SegmentedControl
        label="Direction"
        value={direction ?? 'both'}
        options={[
          { value: 'both', label: 'Both' },
          { value: 'out', label: 'Out' },
          { value: 'in', label: 'In' },
        ]}
        onChange={(next) => ask({ direction: next === 'both' ? null : next })}
      />
    </chakra.div>
  );
}

function NoTransfers({ isOpen, direction }: { isOpen: boolean; direction: Transfers['direction'] }) {
  const way = direction === 'out' ? ' out of reserves' : direction === 'in' ? ' into reserves' : '';
  return (
    <EmptyState
      icon={<ArrowLeftRight size={24} strokeWidth={1.6} />}
      text={
        isOpen
          ? `No transfers${way} to explain. Roofline finds them in the bank accounts of both funds; log others by hand.`
          : `No explained transfers${way}.`
      }
    />
  );
}

function PhoneRow({ transfer }: { transfer: TransferRowFragment }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr auto" columnGap="3">
      <LedgerText {...transfer} />
      <Exact amount={transfer.amount} />
      <chakra.span textStyle="caption" color="fg.muted" gridColumn="1 / -1">
        <DateText iso={transfer.date} />, {WAY[transfer.direction].toLowerCase()}
        {transfer.explanation && `: ${transfer.explanation.explanation}`}
      </chakra.span>
    </chakra.div>
  );
}
