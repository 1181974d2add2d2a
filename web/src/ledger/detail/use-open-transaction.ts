import { isNotFound } from '../../app/cache/error-code';
import { useCallback, useMemo, useRef } from 'react';
import type { LedgerAddress } from '../data/ledger-address';
import { useTransactionQuery } from '../data/Transactions.generated';
import type { TransactionItem, TransactionList } from '../data/use-transactions';

/** Returns the transaction in the address, from the list if that has it, and functions that open its neighbors. */
export function useOpenTransaction(address: LedgerAddress, list: TransactionList) {
  const { openId: id, open } = address;
  const { rows } = list;
  const places = useMemo(() => new Map(rows?.map(({ transactionId }, at) => [transactionId, at])), [rows]);
  const index = id === null ? -1 : (places.get(id) ?? -1);
  const listed = index >= 0 ? rows?.[index] : undefined;
  const query = useTransactionQuery({
    variables: { transactionId: id ?? '' },
    skip: id === null || rows === undefined || listed !== undefined,
  });
  // A mapped transaction may leave a filtered list: the row that took its place is the next one.
  const lastIndex = useRef(0);
  if (index >= 0) lastIndex.current = index;
  const at = index >= 0 ? index : lastIndex.current;
  const to = (row: TransactionItem | undefined) => row && (() => open(row.transactionId));
  const transaction = listed ?? (id === null ? undefined : (query.data?.transaction ?? undefined));
  const { refetch } = query;
  const close = useCallback(() => {
    open(null);
    // Returns the focus to the row, so that the arrow keys go on from it.
    if (id !== null) requestAnimationFrame(() => rowOf(id)?.focus());
  }, [id, open]);
  const isNotThere = id !== null && transaction === undefined;
  return {
    id,
    transaction: transaction as TransactionItem | undefined,
    place: index >= 0 ? { at: index + 1, of: list.total } : null,
    onPrevious: to(rows?.[at - 1]),
    onNext: to(rows?.[index >= 0 ? at + 1 : at]),
    close,
    isGone: isNotThere && (isNotFound(query.error) || query.data?.transaction === null),
    hasFailed: isNotThere && query.error !== undefined && !isNotFound(query.error),
    /** Reads again; null where it is gone. Rejects where the reading failed: nothing is known then. */
    reload: useCallback(async () => {
      if (id === null) return null;
      const { data } = await refetch({ transactionId: id });
      return (data?.transaction as TransactionItem | null | undefined) ?? null;
    }, [id, refetch]),
  };
}
export type OpenTransaction = ReturnType<typeof useOpenTransaction>;

const rowOf = (transactionId: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find(
    ({ dataset }) => dataset.row === transactionId,
  );
