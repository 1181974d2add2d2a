import type { ApolloCache } from '@apollo/client';

/** The fields that hold figures of a property: of the property, of its rows in lists, and of the whole graph. */
export const FIGURE_FIELDS = {
  Property: ['components', 'financialHealth', 'defaultRecommendedPlan'],
  PropertyListRow: ['outlook'],
  PropertyChoice: ['outlook'],
  // A field that is named without arguments is evicted with all of them.
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
 * Forgets the figures that follow from components, financials, plans or years, after a change of these. They are loaded
 * again where they are next shown, and at once on screens that show them now.
 */
export function forgetFigures(cache: ApolloCache, propertyId: string): void {
  const { Query, ...ofProperty } = FIGURE_FIELDS;
  for (const [__typename, fields] of Object.entries(ofProperty)) {
    const id = cache.identify({ __typename, propertyId });
    for (const fieldName of fields) cache.evict({ id, fieldName });
  }
  for (const fieldName of Query) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
