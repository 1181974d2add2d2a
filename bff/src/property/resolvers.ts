import type { Resolvers } from '../generated/resolver-types';
import { found, unlessForbidden } from '../upstream/errors';
import { imageAddress } from './image';

export const propertyResolvers = {
  Query: {
    property: (_root, { propertyId }, { loaders }) => found(loaders.property.load(propertyId)),
    properties: (_root, { filter, page, pageSize }, { loaders }) =>
      loaders.propertySearch({
        filter: {
          text: filter.text ?? '',
          propertyTypeId: filter.propertyTypeId ?? null,
          workspaceId: filter.workspaceId ?? null,
          needsAttention: filter.needsAttention ?? false,
          sort: filter.sort ?? 'propertyName',
          descending: filter.descending ?? false,
        },
        page,
        pageSize,
      }),
    propertyChoices: (_root, _args, { loaders }) => loaders.propertyChoices(),
    propertyTypes: (_root, _args, { loaders }) => loaders.propertyTypes(),
  },
  Property: {
    profileImage: (row) => imageAddress(row.propertyId, row.profileImage, row.version),
    fiscalYears: (row, _args, { loaders }) => loaders.fiscalYears.load(row.propertyId),
    propertyFinancial: (row, { fiscalYear }, { loaders }) =>
      loaders.propertyFinancial(fiscalYear ?? null).load(row.propertyId),
    reserveStudies: (row, _args, { loaders }) => loaders.reserveStudies.load(row.propertyId),
    reserveStudy: async (row, _args, { loaders }) =>
      (await loaders.reserveStudies.load(row.propertyId))[0] ?? null,
    components: async (row, { fiscalYear }, { loaders }) =>
      loaders.components(fiscalYear).load(row.propertyId),
    defaultRecommendedPlan: (row, { fiscalYear }, { loaders }) =>
      loaders.defaultPlan(fiscalYear).load(row.propertyId),
    financialHealth: (row, { fiscalYear }, { loaders }) =>
      unlessForbidden(loaders.financialHealth(row.propertyId, fiscalYear), null),
  },
  PropertyListRow: {
    profileImage: (row) => imageAddress(row.propertyId, row.profileImage, row.version),
    property: (row, _args, { loaders }) => loaders.property.load(row.propertyId),
    outlook: (row, _args, { loaders }) => loaders.propertyOutlook.load(row.propertyId),
    fiscalYears: (row, _args, { loaders }) => loaders.fiscalYears.load(row.propertyId),
    propertyFinancial: (row, _args, { loaders }) => loaders.propertyFinancial(null).load(row.propertyId),
    reserveStudies: (row, _args, { loaders }) => loaders.reserveStudies.load(row.propertyId),
  },
  PropertyChoice: {
    profileImage: (row) => imageAddress(row.propertyId, row.profileImage),
    outlook: (row, _args, { loaders }) => loaders.propertyOutlook.load(row.propertyId),
  },
} satisfies Resolvers;
