import type { ApolloCache } from '@apollo/client';

/** What every figure of a property hangs on: fields of the property, of its rows in lists, and of the whole graph. */
export const FIGURE_FIELDS = {
  Property: ['components', 'financialHealth', 'defaultRecommendedPlan'],
  PropertyListRow: ['outlook'],
  PropertyChoice: ['outlook'],
  // A field without arguments here goes with all of them.
  Query: [
    'component',
    'plan',
    'plans',
    'yearSetup',
    'reconciliation',
    'percentFundedReport',
    'expendituresReport',
    'inventoryReport',
  ],
} as const;

/**
 * After a change of components, financials, plans or years: what follows from them is forgotten, and asked for again
 * where it is next shown. Screens that show it now read it again at once.
 */
export function forgetFigures(cache: ApolloCache, propertyId: string): void {
  const { Query, ...ofProperty } = FIGURE_FIELDS;
  for (const [__typename, fields] of Object.entries(ofProperty)) {
    const id = cache.identify({ __typename, propertyId });
    for (const fieldName of fields) cache.evict({ id, fieldName });
  }
  for (const fieldName of Query) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
