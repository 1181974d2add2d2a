import { useState } from 'react';
import { usePagedAnswer } from '../app/list/use-paged-answer';
import { useReserveTransfersQuery, type ReserveTransfersQueryVariables } from './ReserveBorrowing.generated';

type Asked = Pick<ReserveTransfersQueryVariables, 'state' | 'direction'>;

/** Loads a page of the transfers between the funds, filtered by state and direction. */
export function useTransfers(propertyId: string) {
  const [asked, setAsked] = useState<Asked>({ state: 'open', direction: null });
  const [page, setPage] = useState(1);
  const query = useReserveTransfersQuery({
    variables: { propertyId, ...asked, page },
    fetchPolicy: 'cache-and-network',
  });
  const { shown, errors, paper } = usePagedAnswer(query, 'The transfers could not be loaded.');
  const found = shown?.property?.reserveTransfers ?? null;
  // Explaining the last transfer of a page empties the page.
  const last = found ? Math.max(1, Math.ceil(found.totalCount / found.pageSize)) : page;
  if (!query.loading && page > last) setPage(last);
  return {
    ...asked,
    ask: (change: Partial<Asked>) => {
      setAsked((before) => ({ ...before, ...change }));
      setPage(1);
    },
    found,
    hasFailed: errors !== undefined,
    paper,
    setPage,
    reload: async () => (await query.refetch()).data?.property?.reserveTransfers?.items ?? [],
  };
}
export type Transfers = ReturnType<typeof useTransfers>;
