import { usePropertySearchQuery, type PropertySearchQuery } from './PropertySearch.generated';
import { useAskedText } from '../../ui/field/use-asked-text';

export type FoundProperty = PropertySearchQuery['properties']['items'][number];

const PAGE_SIZE = 40;
const NOTHING: FoundProperty[] = [];

/** Searches properties by name, place or portfolio at the service, so that ten thousand of them are no burden. */
export function usePropertySearch(text: string, skip: boolean) {
  const asked = useAskedText(text);
  const query = usePropertySearchQuery({
    variables: { text: asked, pageSize: PAGE_SIZE },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const page = (query.data ?? query.previousData)?.properties;
  return {
    found: page?.items ?? NOTHING,
    totalCount: page?.totalCount ?? 0,
    isLoading: query.loading && page === undefined,
    hasFailed: query.error !== undefined && page === undefined,
  };
}
