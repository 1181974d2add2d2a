import { useCallback } from 'react';
import type { TransactionItem, TransactionList } from './use-transactions';

/** Returns a function that shows mapped transactions at once, and loads the list again if a rule changed others. */
export function useShowMapped({ patch, reread }: Pick<TransactionList, 'patch' | 'reread'>) {
  return useCallback(
    async (transactions: readonly TransactionItem[], alsoMapped: number) => {
      patch(transactions);
      if (alsoMapped > 0) await reread();
    },
    [patch, reread],
  );
}
