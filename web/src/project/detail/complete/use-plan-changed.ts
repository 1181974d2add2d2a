import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { forgetFigures } from '../../../app/cache/figures-changed';

/** Returns a function to call after a project changed components or payments: it has the figures of the property read again. */
export function usePlanChanged(propertyId: string): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client
      .refetchQueries({ updateCache: (cache) => forgetFigures(cache, propertyId) })
      // The change itself is saved: a reading that fails shows on the screen that asked for it.
      .catch(() => undefined);
  }, [client, propertyId]);
}
