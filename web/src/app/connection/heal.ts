import type { ApolloClient } from '@apollo/client';

/** Loads failed queries on screen again. Loaded data, and text that the user has typed, stay unchanged. */
export function readFailedAgain(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active'))
    if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
}
