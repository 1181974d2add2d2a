import { property } from '@roofline/schema/property/property';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change, withProperty } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

export const propertyMutations = {
  Mutation: {
    async addProperty(_root, { input }, context) {
      const { idempotencyKey, workspaceId, ...body } = input;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/property`, property, {
          body: { ...body, workspaceId: workspaceId ?? undefined },
          idempotencyKey,
        }),
      );
      return { property: answer, userErrors };
    },
    async updateProperty(_root, { input }, context) {
      const { propertyId, version, isFeatureToggleOn, allowPlanning, ...body } = input;
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/property/${uuid(propertyId)}`, property, {
          body: {
            ...body,
            isFeatureToggleOn: isFeatureToggleOn ?? undefined,
            allowPlanning: allowPlanning ?? undefined,
          },
          version,
        }),
      );
      return { property: answer, userErrors };
    },
    async archiveProperty(_root, { input: { propertyId, version } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/property/${uuid(propertyId)}`, z.unknown(), { version }),
      );
      return { propertyId: userErrors.length === 0 ? propertyId : null, userErrors };
    },
    async removePropertyImage(_root, { input: { propertyId, version } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/property/${uuid(propertyId)}/profileimage`, z.unknown(), {
          version,
        }),
      );
      return withProperty(context, propertyId, { userErrors });
    },
  },
} satisfies Resolvers;
