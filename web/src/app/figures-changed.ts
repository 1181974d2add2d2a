import type { ApolloCache } from '@apollo/client';

/** What every figure of a property hangs on: fields of the property, of its row in lists, and of the whole graph. */
const OF_PROPERTY = ['components', 'financialHealth', 'defaultRecommendedPlan', 'outlook'];
// A field without arguments here goes with all of them.
const OF_GRAPH = [
  'component',
  'plan',
  'plans',
  'yearSetup',
  'reconciliation',
  'percentFundedReport',
  'anticipatedExpendituresReport',
  'componentInventoryReport',
];

/**
 * After a change of components, financials, plans or years: what follows from them is forgotten, and asked for again
 * where it is next shown. Screens that show it now read it again at once.
 */
export function forgetFigures(cache: ApolloCache, propertyId: string): void {
  const property = cache.identify({ __typename: 'Property', propertyId });
  const row = cache.identify({ __typename: 'PropertyListRow', propertyId });
  for (const fieldName of OF_PROPERTY) cache.evict({ id: property, fieldName });
  for (const fieldName of OF_GRAPH) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.evict({ id: row, fieldName: 'outlook' });
}
