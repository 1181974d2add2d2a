import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Operations that list or count properties. */
const LISTS = new Set(['Viewer', 'PropertyList', 'PropertyListOutlooks', 'PropertySearch']);

/** Reads the lists on screen again: one property is new there, or gone. */
export function useRefreshLists(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    for (const query of client.getObservableQueries('active'))
      if (query.queryName && LISTS.has(query.queryName)) query.refetch().catch(() => undefined);
  }, [client]);
}
