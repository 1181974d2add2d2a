import { reserveStudy } from '@roofline/schema/reserve-study/reserve-study';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath, uuid } from '../upstream/path';

/** The property after a change of its history; nothing after a refusal. */
function changedProperty(context: GraphContext, propertyId: string, userErrors: readonly unknown[]) {
  return userErrors.length === 0 ? found(context.loaders.property.load(propertyId)) : null;
}

export const reserveStudyMutations = {
  Mutation: {
    async addReserveStudy(_root, { input: { propertyId, values, idempotencyKey } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/property/${uuid(propertyId)}/reservestudy`, reserveStudy, {
          body: values,
          idempotencyKey,
        }),
      );
      return {
        reserveStudy: answer,
        get property() {
          return changedProperty(context, propertyId, userErrors);
        },
        userErrors,
      };
    },
    async updateReserveStudy(_root, { input }, context) {
      const { propertyId, propertyReserveStudyId, version, values } = input;
      const path = restPath`/api/property/${uuid(propertyId)}/reservestudy/${uuid(propertyReserveStudyId)}`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(path, reserveStudy, { body: values, version }),
      );
      return {
        reserveStudy: answer,
        get property() {
          return changedProperty(context, propertyId, userErrors);
        },
        userErrors,
      };
    },
    async removeReserveStudy(_root, { input: { propertyId, propertyReserveStudyId, version } }, context) {
      const path = restPath`/api/property/${uuid(propertyId)}/reservestudy/${uuid(propertyReserveStudyId)}`;
      const { userErrors } = await change(context, () => context.rest.delete(path, z.unknown(), { version }));
      return {
        get property() {
          return changedProperty(context, propertyId, userErrors);
        },
        userErrors,
      };
    },
  },
} satisfies Resolvers;
