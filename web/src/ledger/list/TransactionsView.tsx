import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { SelectedFiscalYear, SelectedProperty } from '../../app/selection/selection';
import { useShortcuts } from '../../app/shortcuts';
import { WithDetailPane } from '../../ui/detail-pane/DetailPane';
import { useListSelection } from '../../ui/list-page/use-list-selection';
import { MapDialog } from '../bulk/MapDialog';
import { useLedgerAccounts } from '../data/use-ledger-accounts';
import { useLedgerAddress } from '../data/ledger-address';
import { idOf, useTransactions, type TransactionItem } from '../data/use-transactions';
import { TransactionPane } from '../detail/TransactionPane';
import { RulesPane } from '../rule/RulesPane';
import { LedgerHeader } from './LedgerHeader';
import { LedgerTotals } from './LedgerTotals';
import { TransactionTable } from './TransactionTable';
import { useOpenTransaction } from '../detail/use-open-transaction';

interface TransactionsViewProps {
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
}

const NO_ROWS: readonly TransactionItem[] = [];

/** The transactions of a property: their totals, the list with its filters, and the open one beside it. */
export function TransactionsView({ property, fiscalYear }: TransactionsViewProps) {
  const { propertyId, viewerCan } = property;
  const navigate = useNavigate();
  const address = useLedgerAddress();
  const list = useTransactions(propertyId, address.filter, address.order);
  const accounts = useLedgerAccounts(propertyId);
  const selection = useListSelection(list.rows ?? NO_ROWS, idOf);
  const [isMapping, setMapping] = useState(false);
  const open = useOpenTransaction(address, list);
  const isEmpty = list.rows?.length === 0 && !address.isFiltered;
  const canEdit = viewerCan.editLedger;
  useShortcuts({ c: () => canEdit && void navigate(paths.ledgerImport) });
  return (
    <WithDetailPane
      pane={
        open.id !== null && (
          <TransactionPane key={propertyId} {...{ property, open, list }} fiscalYear={fiscalYear.year} />
        )
      }
    >
      <LedgerHeader {...{ property, accounts, isEmpty }} onRules={() => address.showRules(true)} />
      {!isEmpty && <LedgerTotals list={list} isFiltered={address.isFiltered} isNarrow={open.id !== null} />}
      <TransactionTable
        {...{ list, address, accounts, selection, property, fiscalYear, isEmpty }}
        isNarrow={open.id !== null}
        onOpen={(row) => address.open(row.transactionId)}
        onMap={() => setMapping(true)}
      />
      {isMapping && (
        <MapDialog
          {...{ property, list }}
          fiscalYear={fiscalYear.year}
          transactions={selection.rows}
          onClose={() => setMapping(false)}
          onDone={selection.clear}
        />
      )}
      {address.areRulesShown && (
        <RulesPane
          propertyId={propertyId}
          canEdit={canEdit}
          onRemoved={list.reread}
          onClose={() => address.showRules(false)}
        />
      )}
    </WithDetailPane>
  );
}
