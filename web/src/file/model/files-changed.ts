import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

const OF_PROPERTY = ['folders', 'files', 'fileUsage', 'filesEndingSoon'];

/**
 * After a change of files or folders: what was read of them is forgotten; what is on screen is read again and stays
 * visible in the meantime. The promise ends when it has come.
 */
export function useFilesChanged(propertyId: string): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client
      .refetchQueries({
        updateCache(cache) {
          const id = cache.identify({ __typename: 'Property', propertyId });
          for (const fieldName of OF_PROPERTY) cache.evict({ id, fieldName });
        },
      })
      // The change itself is saved: a reading that fails shows on the screen that asked for it.
      .catch(() => undefined);
  }, [client, propertyId]);
}
