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

/** Transactions that one request brings. */
const PAGE_SIZE = 200;

export type TransactionItem = TransactionFieldsFragment;
export type ListVariables = Omit<TransactionsQueryVariables, 'first'>;
export type FirstPage = NonNullable<TransactionsQuery['property']>['transactions'];

/** The transactions of a property that a filter lets through, as far as they were scrolled to, and figures of all of them. */
export function useTransactions(propertyId: string, filter: LedgerFilter, order: TableSort) {
  const variables = useMemo<ListVariables>(
    () => ({ propertyId, filter, sort: order.column as TransactionSort, desc: order.descending }),
    [propertyId, filter, order],
  );
  const query = useTransactionsQuery({ variables: { ...variables, first: PAGE_SIZE } });
  const { shown, refreshing, errors, onRetry } = listAnswer(query, 'The transactions could not be loaded.');
  const first = shown?.property?.transactions;
  // While another filter is on its way the old rows stay, and nothing is read behind them.
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
    /** Which accounts both are made of. */
    basis: first?.basis ?? ('incomeAndExpenses' as const),
    leftOut: first?.leftOut ?? 0,
    refreshing,
    errors,
    onRetry,
    endless: { ...further.endless, ...lengthOf(first) },
    /** Puts changed transactions in the place of those on screen; the first page has them by the cache. */
    patch,
    /** Reads all that is on screen again: a rule changed lines that nobody touched. */
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

/** Transactions that nobody scrolled to are read before they are printed. */
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
