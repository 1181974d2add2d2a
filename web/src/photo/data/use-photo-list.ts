import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { usePreparation } from '../../ui/print/preparation';
import { MOST_PRINTED } from '../../ui/print/use-printing';
import type { PhotoFilter } from './photo-address';
import { usePhotoOrder, type PhotoOrder } from './photo-sort';
import {
  PhotosDocument,
  usePhotosQuery,
  type PhotoFieldsFragment,
  type PhotosQuery,
  type PhotosQueryVariables,
} from './Photos.generated';

/** The number of photos in one answer. */
const PAGE_SIZE = 200;

export type PhotoItem = PhotoFieldsFragment;
export type ListVariables = Omit<PhotosQueryVariables, 'page'>;
type Page = NonNullable<PhotosQuery['property']>['photos'];

export interface PhotoList {
  variables: ListVariables;
  total: number;
  inReport: number;
  /** Days in which a deleted photo can be restored. */
  trashDays: number;
  months: Page['months'];
  /** Returns the photo at a place, from 0; undefined until its page is read. */
  at: (index: number) => PhotoItem | undefined;
  /** Returns the place of a photo; -1 where no page that was read has it. */
  indexOf: (propertyPhotoId: string) => number;
}

/** Reads how many photos a property has, month by month, and those of the pages that were in sight. */
export function usePhotoList(propertyId: string, filter: PhotoFilter) {
  const [keptValue, setKeptValue] = useState<unknown>(undefined);
  const [order, setOrder] = usePhotoOrder(keptValue);
  const variables = useMemo(() => ({ propertyId, ...filter, ...order }), [propertyId, filter, order]);
  const query = usePhotosQuery({ variables: { ...variables, page: 1 } });
  const answer = query.data ?? query.previousData;
  // The service stores the order and sends it with the first answer; photos that came in another order are not shown.
  const [isReady, setReady] = useState(false);
  if (keptValue === undefined && query.data) setKeptValue(query.data.kept.value);
  else if (!isReady && query.data) setReady(true);
  const pages = usePages(variables);
  const page = isReady ? answer?.property?.photos : undefined;
  const list = useMemo(() => page && listOf(variables, page, pages.read), [variables, page, pages.read]);
  useWholeOnPaper(list);
  return {
    variables,
    list,
    order,
    setOrder: setOrder as (order: PhotoOrder) => void,
    refreshing: query.loading && list !== undefined,
    hasFailed: query.error !== undefined && list === undefined,
    reload: () => void query.refetch().catch(() => undefined),
    onItems: pages.onItems,
  };
}

/** Reads photos that were not in sight before the page is printed, up to the most that are printed. */
function useWholeOnPaper(list: PhotoList | undefined) {
  const idsBetween = useIdsBetween(list);
  const missing = Math.min(list?.total ?? 0, MOST_PRINTED);
  usePreparation({
    missing,
    async load(onRead, signal) {
      for (let from = 0; from < missing; from += PAGE_SIZE) {
        const to = Math.min(from + PAGE_SIZE, missing);
        signal.throwIfAborted();
        // One after the other, so that other users of the service do not wait.
        // oxlint-disable-next-line no-await-in-loop
        await idsBetween(from, to - 1);
        onRead(to);
      }
    },
  });
}

/** Keeps the pages after the first, as they were read last. */
function usePages(variables: ListVariables) {
  const [pages, setPages] = useState<{ of: ListVariables; read: ReadonlyMap<number, readonly PhotoItem[]> }>({
    of: variables,
    read: new Map(),
  });
  const onItems = useCallback(
    (page: number, items: readonly PhotoItem[]) =>
      setPages((old) => ({
        of: variables,
        read: new Map(old.of === variables ? old.read : []).set(page, items),
      })),
    [variables],
  );
  const none = useMemo(() => new Map<number, readonly PhotoItem[]>(), []);
  return { read: pages.of === variables ? pages.read : none, onItems };
}

function listOf(
  variables: ListVariables,
  first: Page,
  further: ReadonlyMap<number, readonly PhotoItem[]>,
): PhotoList {
  const read = new Map([[1, first.items], ...further]);
  const places = new Map<string, number>();
  for (const [page, items] of read)
    for (const [n, photo] of items.entries()) places.set(photo.propertyPhotoId, (page - 1) * PAGE_SIZE + n);
  return {
    variables,
    total: first.totalCount,
    inReport: first.inReportCount,
    trashDays: first.trashDays,
    months: first.months,
    at: (index) => read.get(pageOf(index))?.[index % PAGE_SIZE],
    indexOf: (propertyPhotoId) => places.get(propertyPhotoId) ?? -1,
  };
}

/** Returns the page that a place is on. */
export const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/** Returns a function that gives the ids from one place to another, and reads the pages between that were never in sight. */
export function useIdsBetween(list: PhotoList | undefined) {
  const client = useApolloClient();
  return useCallback(
    async (from: number, to: number): Promise<string[]> => {
      if (!list) return [];
      const ids: string[] = [];
      let items: readonly PhotoItem[] = [];
      for (let page = 0, index = from; index <= to; index++) {
        const known = list.at(index);
        if (!known && pageOf(index) !== page) {
          page = pageOf(index);
          const variables = { ...list.variables, page };
          const { data } = await client.query({ query: PhotosDocument, variables });
          items = data?.property?.photos.items ?? [];
        }
        const photo = known ?? items[index % PAGE_SIZE];
        if (photo) ids.push(photo.propertyPhotoId);
      }
      return ids;
    },
    [client, list],
  );
}
