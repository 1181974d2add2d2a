import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storage } from '../../app/storage';
import {
  addressOfFilter,
  filterOfAddress,
  filterOfKept,
  isInAddress,
  keptFilter,
  knownFilter,
  noFilter,
  type PropertyFilter,
} from './property-filter';

export interface FilterState {
  /** Undefined while the service's stored filter is loading. */
  filter: PropertyFilter | undefined;
  change: (change: Partial<PropertyFilter>) => void;
  clear: () => void;
}

/**
 * Returns the current filter: the one in the address; on arrival without one, that of this browser, then that of the
 * service. Every change goes to the address, to this browser and, through `save`, to the service.
 */
export function usePropertyFilter(
  fromService: unknown,
  isAnswered: boolean,
  save: (kept: Record<string, unknown>) => void,
): FilterState {
  const [query, setQuery] = useSearchParams();
  const [isTouched, setTouched] = useState(false);
  const speaks = isTouched || isInAddress(query);
  const filter = isTouched
    ? filterOfAddress(query)
    : (knownFilter(query) ?? (isAnswered ? (filterOfKept(fromService) ?? noFilter) : undefined));

  const write = useCallback(
    (next: PropertyFilter) => setQuery((old) => addressOfFilter(next, old), { replace: true }),
    [setQuery],
  );
  useRestored(speaks ? undefined : filter, write);
  const touch = useCallback(
    (next: PropertyFilter) => {
      setTouched(true);
      write(next);
    },
    [write],
  );
  return { filter, ...useChanges(filter, touch, save) };
}

/** Writes a restored filter to the address, so that the user can copy it, and to this browser, for the next visit. */
function useRestored(filter: PropertyFilter | undefined, write: (filter: PropertyFilter) => void) {
  const restored = filter === undefined ? null : JSON.stringify(filter);
  useEffect(() => {
    if (restored === null) return;
    const next = JSON.parse(restored) as PropertyFilter;
    if (addressOfFilter(next, new URLSearchParams()).size === 0) return;
    storage.setPropertyFilter({ ...keptFilter(next) });
    write(next);
  }, [restored, write]);
}

/** Changes and stores the filter; several changes before the next render add up. */
function useChanges(
  filter: PropertyFilter | undefined,
  write: (filter: PropertyFilter) => void,
  save: (kept: Record<string, unknown>) => void,
): Pick<FilterState, 'change' | 'clear'> {
  const current = useRef(filter);
  useEffect(() => {
    current.current = filter;
  });
  const change = useCallback(
    (change: Partial<PropertyFilter>) => {
      const next = { ...(current.current ?? noFilter), page: 1, ...change };
      current.current = next;
      write(next);
      const isOnlyPage = Object.keys(change).join() === 'page';
      if (isOnlyPage) return;
      storage.setPropertyFilter({ ...keptFilter(next) });
      save({ ...keptFilter(next) });
    },
    [write, save],
  );
  const clear = useCallback(() => {
    change({ text: '', propertyTypeId: null, needsAttention: false, page: 1 });
    storage.setPropertyFilter(null);
  }, [change]);
  return { change, clear };
}
