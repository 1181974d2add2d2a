import type { ApolloCache } from '@apollo/client';

/** Makes the lists of portfolios load again: one was added, deactivated, reactivated or renamed. */
export function forgetPortfolioChoices(cache: ApolloCache): void {
  for (const fieldName of ['workspaces', 'adminPortfolios']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
