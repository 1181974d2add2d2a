import { associationViewOf } from '@roofline/schema/portfolio-analytics/view-address';
import { useEffect } from 'react';
import { usePagedAnswer } from '../../app/list/use-paged-answer';
import { useListAddress } from '../../app/list/use-list-address';
import type { TableSort } from '../../ui/table-model/column';
import { usePortfolioAssociationsQuery } from './Associations.generated';

/** The pause before the page asks again for figures that are being computed. */
const WAITING_MS = 2_000;

/** Returns the address of the list, and the filters and order in it. */
export function useAssociationView() {
  const address = useListAddress();
  return { ...address, view: associationViewOf(address.read) };
}

/** Loads a page of associations with the filters and the order of the address. */
export function useAssociations(workspaceId: string) {
  const { read, change, page, pageSize, paging, view } = useAssociationView();
  const query = usePortfolioAssociationsQuery({
    variables: { workspaceId, view, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = usePagedAnswer(query, 'The associations could not be loaded.');
  const found = list.shown?.portfolioAssociations;
  const waiting = found?.summary.waiting ?? 0;
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (waiting === 0) return undefined;
    startPolling(WAITING_MS);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);
  const sort: TableSort = { column: view.sort, descending: view.descending };
  return {
    list,
    found,
    view,
    change,
    shownAs: read('show') === 'map' ? ('map' as const) : ('list' as const),
    search: read('q'),
    pages: paging(found?.totalCount ?? 0),
    sort,
    onSort: (next: TableSort | null) =>
      change({ sort: next?.column ?? null, desc: next?.descending ? 1 : null }),
    isNarrowed: Boolean(view.text ?? view.band ?? view.belowZeroBy ?? view.isDisclosureOverdue),
    clear: () => change({ q: null, band: null, zero: null, overdue: null }),
  };
}

export type Associations = ReturnType<typeof useAssociations>;
