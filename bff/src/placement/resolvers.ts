import { placement } from '@roofline/schema/placement/placement';
import type { Resolvers } from '../generated/resolver-types';
import { recordChanges } from '../upstream/change';
import { unlessForbidden } from '../upstream/errors';
import { restPath, uuid } from '../upstream/path';

export const placementResolvers = {
  Property: {
    placements: (row, _args, { loaders }) => loaders.placements.load(row.propertyId),
    placementSummary: (row, _args, { loaders }) =>
      unlessForbidden(loaders.placementSummary(row.propertyId), null),
  },
} satisfies Resolvers;

const { add, update, remove } = recordChanges(placement, {
  id: 'placementId',
  at: (propertyId) => restPath`/api/property/${uuid(propertyId)}/placement`,
  one: (propertyId, placementId) =>
    restPath`/api/property/${uuid(propertyId)}/placement/${uuid(placementId)}`,
});

export const placementMutations = {
  Mutation: { addPlacement: add, updatePlacement: update, removePlacement: remove },
} satisfies Resolvers;
