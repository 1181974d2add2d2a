import type { Resolvers } from '../generated/resolver-types';
import { unlessForbidden, unlessMissing } from '../upstream/errors';

export const liveDashboardResolvers = {
  Property: {
    // Another year than the current one has none.
    realTimeFinancialHealth: (row, { fiscalYear }, { loaders }) =>
      unlessForbidden(unlessMissing(loaders.realTimeFinancialHealth(row.propertyId, fiscalYear), null), null),
  },
} satisfies Resolvers;
