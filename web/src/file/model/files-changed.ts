import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

const OF_PROPERTY = ['folders', 'files', 'fileUsage', 'filesEndingSoon'];

/**
 * Returns what to call after a change of files or folders: it drops what was read of them and reads again what is on screen,
 * which stays visible in the meantime. The promise ends when the new answer has come.
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
