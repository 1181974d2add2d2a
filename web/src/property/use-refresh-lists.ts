import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Operations that list or count properties. */
const LISTS = new Set(['Viewer', 'PropertyList', 'PropertyListOutlooks', 'PropertySearch']);

/** Returns a function that loads the lists on screen again after a property was added or removed. */
export function useRefreshLists(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    for (const query of client.getObservableQueries('active'))
      if (query.queryName && LISTS.has(query.queryName)) query.refetch().catch(() => undefined);
  }, [client]);
}
