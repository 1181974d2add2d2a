import { placement } from '@roofline/schema/placement/placement';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change, withProperty } from '../upstream/change';
import { unlessForbidden } from '../upstream/errors';
import { restPath, uuid } from '../upstream/path';

export const placementResolvers = {
  Property: {
    placements: (row, _args, { loaders }) => loaders.placements.load(row.propertyId),
    placementSummary: (row, _args, { loaders }) =>
      unlessForbidden(loaders.placementSummary(row.propertyId), null),
  },
} satisfies Resolvers;

/** One change, and the property after it; nothing after a refusal. */
async function payload(context: GraphContext, propertyId: string, send: () => Promise<unknown>) {
  const { userErrors } = await change(context, send);
  return withProperty(context, propertyId, { userErrors });
}

const at = (propertyId: string) => restPath`/api/property/${uuid(propertyId)}/placement`;
const one = (propertyId: string, placementId: string) =>
  restPath`/api/property/${uuid(propertyId)}/placement/${uuid(placementId)}`;

export const placementMutations = {
  Mutation: {
    addPlacement: (_root, { input: { propertyId, values, idempotencyKey } }, context) =>
      payload(context, propertyId, () =>
        context.rest.post(at(propertyId), placement, { body: values, idempotencyKey }),
      ),
    updatePlacement: (_root, { input: { propertyId, placementId, version, values } }, context) =>
      payload(context, propertyId, () =>
        context.rest.put(one(propertyId, placementId), placement, { body: values, version }),
      ),
    removePlacement: (_root, { input: { propertyId, placementId, version } }, context) =>
      payload(context, propertyId, () =>
        context.rest.delete(one(propertyId, placementId), z.unknown(), { version }),
      ),
  },
} satisfies Resolvers;
