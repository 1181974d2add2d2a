import type { TransactionSort } from '@roofline/schema/ledger/transaction';
import { useCallback, useMemo } from 'react';
import { listAnswer } from '../../app/list/list-answer';
import type { TableSort } from '../../ui/table-model/column';
import { usePreparation } from '../../ui/print/preparation';
import { MOST_PRINTED } from '../../ui/print/use-printing';
import type { LedgerFilter } from './ledger-address';
import {
  useTransactionsQuery,
  type TransactionFieldsFragment,
  type TransactionsQuery,
  type TransactionsQueryVariables,
} from './Transactions.generated';
import { useFurtherPages } from './use-further-pages';

/** Transactions on the first page. */
const PAGE_SIZE = 200;

export type TransactionItem = TransactionFieldsFragment;
export type ListVariables = Omit<TransactionsQueryVariables, 'first'>;
export type FirstPage = NonNullable<TransactionsQuery['property']>['transactions'];

export const idOf = ({ transactionId }: TransactionItem) => transactionId;

/** Returns the filtered transactions of a property, as far as they are loaded, and the totals of all of them. */
export function useTransactions(propertyId: string, filter: LedgerFilter, order: TableSort) {
  const variables = useMemo<ListVariables>(
    () => ({ propertyId, filter, sort: order.column as TransactionSort, desc: order.descending }),
    [propertyId, filter, order],
  );
  const query = useTransactionsQuery({ variables: { ...variables, first: PAGE_SIZE } });
  const { shown, refreshing, errors, onRetry } = listAnswer(query, 'The transactions could not be loaded.');
  const first = shown?.property?.transactions;
  // While the rows of another filter load, the old ones stay, and no further page loads after them.
  const isCurrent = query.data !== undefined;
  const further = useFurtherPages(variables, isCurrent ? first : undefined);
  const rows = useMemo(
    () => first && (further.nodes.length === 0 ? first.nodes : [...first.nodes, ...further.nodes]),
    [first, further.nodes],
  );
  const { patch, readAgain, readUpTo } = further;
  useWholeOnPaper({ first: isCurrent ? first : undefined, rows, readUpTo });
  const { refetch } = query;
  return {
    rows,
    total: first?.totalCount ?? 0,
    moneyIn: first?.moneyIn ?? 0,
    moneyOut: first?.moneyOut ?? 0,
    /** The accounts that both totals include. */
    basis: first?.basis ?? ('incomeAndExpenses' as const),
    leftOut: first?.leftOut ?? 0,
    refreshing,
    errors,
    onRetry,
    endless: { ...further.endless, ...lengthOf(first) },
    /** Replaces changed transactions on the further pages; the cache updates the first page. */
    patch,
    /** Loads all rows on screen again, after a rule changed lines that no one edited. */
    reread: useCallback(
      () =>
        readAgain(async () => {
          const fresh = await refetch();
          return fresh.data?.property?.transactions as FirstPage | undefined;
        }),
      [refetch, readAgain],
    ),
  };
}
export type TransactionList = ReturnType<typeof useTransactions>;

const lengthOf = (first: FirstPage | undefined) => ({
  total: first?.totalCount ?? 0,
  isLong: first?.pageInfo.hasNextPage === true,
});

interface WholeOptions {
  first: FirstPage | undefined;
  rows: readonly TransactionItem[] | undefined;
  readUpTo: (count: number, onRead: (count: number) => void) => Promise<void>;
}

/** Loads the transactions that no one has scrolled to before they are printed. */
function useWholeOnPaper({ first, rows, readUpTo }: WholeOptions): void {
  const onPaper = Math.min(first?.totalCount ?? 0, MOST_PRINTED);
  usePreparation({
    missing: Math.max(0, onPaper - (rows?.length ?? 0)),
    load: (onRead, signal) =>
      readUpTo(onPaper - first!.nodes.length, (count) => {
        signal.throwIfAborted();
        onRead(count);
      }),
  });
}
