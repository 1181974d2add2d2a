import type { AssociationSort, FundingBasis } from '@roofline/schema/portfolio-analytics/associations';
import { useEffect } from 'react';
import { listAnswer } from '../../app/list/list-answer';
import { useListAddress } from '../../app/list/use-list-address';
import type { TableSort } from '../../ui/table-model/column';
import { usePortfolioAssociationsQuery, type AssociationViewInput } from './Associations.generated';

const SORTS: Record<AssociationSort, true> = {
  name: true,
  percentFunded: true,
  lowestBalance: true,
  firstYearBelowZero: true,
  fiveYearCover: true,
  disclosureDue: true,
  studyDate: true,
  contributionShare: true,
};
const isSort = (text: string): text is AssociationSort => Object.hasOwn(SORTS, text);
const BANDS = ['weak', 'fair', 'strong'] as const;
/** Figures that are being computed are asked for again after this long. */
const WAITING_MS = 2_000;

/** The view of the list that the address names. */
function viewOf(read: (key: string) => string): AssociationViewInput & { basis: FundingBasis } {
  const [sort, zero] = [read('sort'), Number(read('zero'))];
  return {
    text: read('q').trim() || null,
    band: BANDS.find((band) => band === read('band')) ?? null,
    belowZeroBy: Number.isInteger(zero) && zero >= 1900 && zero <= 2200 ? zero : null,
    isDisclosureOverdue: read('overdue') === '1' ? true : null,
    basis: read('basis') === 'current' ? 'current' : 'plan',
    sort: isSort(sort) ? sort : 'name',
    descending: read('desc') === '1',
  };
}

/** The address of the list, and the view that it names. */
export function useAssociationView() {
  const address = useListAddress();
  return { ...address, view: viewOf(address.read) };
}

/** A page of associations as the address filters and sorts it. */
export function useAssociations(workspaceId: string) {
  const { read, change, page, pageSize, paging, view } = useAssociationView();
  const query = usePortfolioAssociationsQuery({
    variables: { workspaceId, view, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = listAnswer(query, 'The associations could not be loaded.');
  const found = list.shown?.portfolioAssociations;
  const waiting = found?.summary.waiting ?? 0;
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (waiting === 0) return undefined;
    startPolling(WAITING_MS);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);
  const sort: TableSort = { column: view.sort ?? 'name', descending: view.descending ?? false };
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
