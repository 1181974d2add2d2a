import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/**
 * Returns what to call after photos came, went or changed: lists of them are dropped, and read again where they are shown.
 * A change of single photos is in the cache already.
 */
export function usePhotosChanged(propertyId: string): () => void {
  const { cache } = useApolloClient();
  return useCallback(() => {
    cache.evict({ id: cache.identify({ __typename: 'Property', propertyId }), fieldName: 'photos' });
    // It is not known here which components they show: a component's photos are read again with its page.
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'component' });
  }, [cache, propertyId]);
}

/** Returns what to call after one photo changed: the number in the report and the photo's place by date are read again. */
export function usePhotosReread(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === 'Photos',
    });
  }, [client]);
}
