import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** What every figure of a property and year hangs on. */
const DEPENDENT_FIELDS = ['components', 'financialHealth', 'defaultRecommendedPlan'];

/**
 * After a change of an inventory: what was read of it, of the dashboard and of the plan is forgotten. What is on screen
 * is read again and stays visible meanwhile; the promise ends when it has come. `goneId` names a component that is no more.
 */
export function useInventoryChanged(propertyId: string): (goneId?: string) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (goneId?: string) => {
      const id = client.cache.identify({ __typename: 'Property', propertyId });
      await client
        .refetchQueries({
          updateCache(cache) {
            for (const fieldName of DEPENDENT_FIELDS) cache.evict({ id, fieldName });
            // The component pages hold their own reading, with the history.
            cache.evict({ id: 'ROOT_QUERY', fieldName: 'component' });
          },
          // Its own page would only hear that it is gone.
          onQueryUpdated: ({ variables }) => goneId === undefined || variables.propertyComponentId !== goneId,
        })
        // The change itself is saved: a reading that fails shows on the screen that asked for it.
        .catch(() => undefined);
    },
    [client, propertyId],
  );
}
