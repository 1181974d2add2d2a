import { useCallback } from 'react';
import type { TransactionItem, TransactionList } from './use-transactions';

/** Shows what a mapping did: the transactions themselves at once, and by a new reading those that a rule changed. */
export function useShowMapped({ patch, reread }: Pick<TransactionList, 'patch' | 'reread'>) {
  return useCallback(
    async (transactions: readonly TransactionItem[], alsoMapped: number) => {
      patch(transactions);
      if (alsoMapped > 0) await reread();
    },
    [patch, reread],
  );
}
