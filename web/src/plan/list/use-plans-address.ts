import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedAddress } from '../../app/list/changed-address';
import { OFFERS, type OfferKind } from './relief/relief-offers';

/** Reads and changes the open form and the compared plans in the address, so that a link shows the same. */
export function usePlansAddress() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string | null>) =>
      setQuery((old) => changedAddress(old, changes), { replace: true }),
    [setQuery],
  );
  const compare = query.get('compare') ?? '';
  return {
    isCreating: query.has('create'),
    /** The offer that a new plan starts from. */
    offer: OFFERS.find((kind) => kind === query.get('create')) ?? null,
    editedId: query.get('edit'),
    comparedIds: useMemo(() => compare.split(',').filter(Boolean), [compare]),
    openCreate: useCallback(() => change({ create: '1', edit: null }), [change]),
    openOffer: useCallback((offer: OfferKind) => change({ create: offer, edit: null }), [change]),
    openEdit: useCallback((planId: string) => change({ edit: planId, create: null }), [change]),
    closeForm: useCallback(() => change({ create: null, edit: null }), [change]),
    setCompared: useCallback(
      (planIds: readonly string[]) => change({ compare: planIds.join(',') }),
      [change],
    ),
  };
}

export type PlansAddress = ReturnType<typeof usePlansAddress>;
