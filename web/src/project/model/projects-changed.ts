import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/**
 * Returns a function to call after a change of projects or phases: it has the lists of the property and of components read
 * again where they are on screen, and forgets them elsewhere. Its promise ends when they have loaded.
 */
export function useProjectsChanged(propertyId: string): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client
      .refetchQueries({
        updateCache(cache) {
          const id = cache.identify({ __typename: 'Property', propertyId });
          for (const fieldName of ['projects', 'projectPhases']) cache.evict({ id, fieldName });
          const kept = cache.extract() as Record<string, { __typename?: string }>;
          for (const [component, { __typename }] of Object.entries(kept))
            if (__typename === 'Component') cache.evict({ id: component, fieldName: 'projects' });
        },
      })
      // The change itself is saved: a reading that fails shows on the screen that asked for it.
      .catch(() => undefined);
  }, [client, propertyId]);
}
