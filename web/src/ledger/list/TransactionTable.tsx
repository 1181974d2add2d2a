import { Link2 } from 'lucide-react';
import { useMemo } from 'react';
import type { SelectedFiscalYear, SelectedProperty } from '../../app/selection/selection';
import { formatMoneyCents } from '../../ui/format/money';
import { useMediaQuery, usePhone } from '../../ui/layout/use-media-query';
import { ListPage } from '../../ui/list-page/ListPage';
import type { ListSelection } from '../../ui/list-page/use-list-selection';
import type { LedgerAddress } from '../data/ledger-address';
import { cents } from '../data/ledger-sums';
import { nameOf } from '../data/ledger-words';
import type { LedgerAccounts } from '../data/use-ledger-accounts';
import { idOf, type TransactionItem, type TransactionList } from '../data/use-transactions';
import { EmptyLedger } from './EmptyLedger';
import { LedgerFilters } from './LedgerFilters';
import { monthGroups } from './month-groups';
import { columnsOf } from './transaction-columns';
import { PHONE_ROW_HEIGHT, TransactionPhoneRow } from './TransactionPhoneRow';

interface TransactionTableProps {
  list: TransactionList;
  address: LedgerAddress;
  accounts: LedgerAccounts;
  selection: ListSelection<TransactionItem>;
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
  isEmpty: boolean;
  /** Whether a transaction is open beside it. */
  isNarrow: boolean;
  onOpen: (row: TransactionItem) => void;
  onMap: () => void;
}

/** Lists transactions by month, as a bank statement, or as one list in another order. Users map the selected ones together. */
export function TransactionTable(props: TransactionTableProps) {
  const { list, address, selection, property, isEmpty, isNarrow, onOpen, onMap } = props;
  const { rows, basis, endless } = list;
  const isPhone = usePhone();
  const last = (endless.hasMore && rows?.at(-1)) || null;
  const isByDay = address.order.column === 'date';
  const grouping = useMemo(() => monthGroups({ last, withTotal: isPhone, basis }), [last, isPhone, basis]);
  const columns = useColumns(list, isNarrow);
  const canEdit = property.viewerCan.editLedger;
  const worth = selection.rows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <ListPage
      caption="Transactions"
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={(row) => `${nameOf(row)}, ${formatMoneyCents(row.amount)}`}
      refreshing={list.refreshing}
      errors={list.errors}
      onRetry={list.onRetry}
      manualSort
      sort={address.order}
      onSortChange={address.sortBy}
      grouping={isByDay ? grouping : undefined}
      hasNoToolbar={isEmpty}
      hasChipLine
      search={{
        label: 'Search payee, account or number',
        phoneLabel: 'Search transactions',
        value: address.read('q'),
        onChange: (q) => address.narrow({ q }),
      }}
      filters={<LedgerFilters {...props} />}
      onClearFilters={address.isFiltered ? address.clear : undefined}
      selection={canEdit ? selection : undefined}
      bulk={{
        total: formatMoneyCents(cents(worth)),
        actions: [
          {
            id: 'map',
            label: 'Map',
            icon: <Link2 size={16} strokeWidth={1.75} />,
            onSelect: onMap,
          },
        ],
      }}
      onOpen={onOpen}
      renderPhoneRow={(row) => <TransactionPhoneRow row={row} onOpen={() => onOpen(row)} />}
      phoneRowHeight={PHONE_ROW_HEIGHT}
      empty={<EmptyLedger canImport={canEdit} />}
      endless={endless}
    />
  );
}

/** Returns the columns, with the balance if the source states one and the window has room for it. */
function useColumns({ rows, basis }: TransactionList, isNarrow: boolean) {
  const hasRoom = !useMediaQuery('(max-width: 1279px)');
  const isStated = useMemo(() => rows?.some(({ runningBalance }) => runningBalance !== null), [rows]);
  const hasBalance = isStated === true && hasRoom;
  return useMemo(() => columnsOf({ basis, isNarrow, hasBalance }), [basis, isNarrow, hasBalance]);
}
