import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { forgetFigures } from '../../app/cache/figures-changed';

/**
 * Returns a function to call after a change of an inventory: it forgets the figures that follow from it, also on the
 * dashboard and in plans. Queries on screen are read again, and the promise resolves when their answers are in; until
 * then the old figures stay visible. `goneId` names a component that was removed.
 */
export function useInventoryChanged(propertyId: string): (goneId?: string) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (goneId?: string) => {
      await client
        .refetchQueries({
          updateCache: (cache) => forgetFigures(cache, propertyId),
          // Reading the removed component again would only say that it is gone.
          onQueryUpdated: ({ variables }) => goneId === undefined || variables.propertyComponentId !== goneId,
        })
        // The change itself is saved: a reading that fails shows on the screen that started it.
        .catch(() => undefined);
    },
    [client, propertyId],
  );
}
