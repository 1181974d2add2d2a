import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/**
 * After photos came, went or changed: lists of them are forgotten, and asked for again where they are shown. A change of
 * single photos is in the cache already.
 */
export function usePhotosChanged(propertyId: string): () => void {
  const { cache } = useApolloClient();
  return useCallback(() => {
    cache.evict({ id: cache.identify({ __typename: 'Property', propertyId }), fieldName: 'photos' });
    // Which components show it is not known here: their photos are read again with their page.
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'component' });
  }, [cache, propertyId]);
}

/** After a single photo changed: how many are in the report, and where it stands by its date, are read again in place. */
export function usePhotosReread(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === 'Photos',
    });
  }, [client]);
}
