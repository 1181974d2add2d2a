import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { forgetFigures } from '../../app/cache/figures-changed';

/**
 * After a change of an inventory: what was read of it, of the dashboard and of the plan is forgotten. What is on screen
 * is read again and stays visible in the meantime; the promise ends when it has come. `goneId` names a component that is no more.
 */
export function useInventoryChanged(propertyId: string): (goneId?: string) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (goneId?: string) => {
      await client
        .refetchQueries({
          updateCache: (cache) => forgetFigures(cache, propertyId),
          // Its own page would only hear that it is gone.
          onQueryUpdated: ({ variables }) => goneId === undefined || variables.propertyComponentId !== goneId,
        })
        // The change itself is saved: a reading that fails shows on the screen that asked for it.
        .catch(() => undefined);
    },
    [client, propertyId],
  );
}
