import type { ApolloCache } from '@apollo/client';

/** Lists of portfolios to choose from are asked for again: one came, went or has another name. */
export function forgetPortfolioChoices(cache: ApolloCache): void {
  for (const fieldName of ['workspaces', 'adminPortfolios']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
