import type { ApolloClient } from '@apollo/client';

/** Reads again what is on screen and failed. What was read before, and what is typed, stays as it is. */
export function readFailedAgain(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active'))
    if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
}
