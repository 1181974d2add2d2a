import { reserveStudy } from '@roofline/schema/reserve-study/reserve-study';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change, withProperty } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

export const reserveStudyMutations = {
  Mutation: {
    async addReserveStudy(_root, { input: { propertyId, values, idempotencyKey } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/property/${uuid(propertyId)}/reservestudy`, reserveStudy, {
          body: values,
          idempotencyKey,
        }),
      );
      return withProperty(context, propertyId, {
        reserveStudy: answer,
        userErrors,
      });
    },
    async updateReserveStudy(_root, { input }, context) {
      const { propertyId, propertyReserveStudyId, version, values } = input;
      const path = restPath`/api/property/${uuid(propertyId)}/reservestudy/${uuid(propertyReserveStudyId)}`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(path, reserveStudy, { body: values, version }),
      );
      return withProperty(context, propertyId, {
        reserveStudy: answer,
        userErrors,
      });
    },
    async removeReserveStudy(_root, { input: { propertyId, propertyReserveStudyId, version } }, context) {
      const path = restPath`/api/property/${uuid(propertyId)}/reservestudy/${uuid(propertyReserveStudyId)}`;
      const { userErrors } = await change(context, () => context.rest.delete(path, z.unknown(), { version }));
      return withProperty(context, propertyId, {
        userErrors,
      });
    },
  },
} satisfies Resolvers;
