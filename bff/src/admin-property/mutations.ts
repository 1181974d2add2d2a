import { adminProperty } from '@roofline/schema/admin-property/admin-property';
import { job } from '@roofline/schema/job/job';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

async function activate(context: GraphContext, propertyId: string, isActive: boolean) {
  const path = isActive
    ? restPath`/api/admin/property/${uuid(propertyId)}/reactivate`
    : restPath`/api/admin/property/${uuid(propertyId)}/deactivate`;
  const { answer, userErrors } = await change(context, () => context.rest.post(path, adminProperty, {}));
  return { property: answer, userErrors };
}

export const adminPropertyMutations = {
  Mutation: {
    deactivateProperty: (_root, { input: { propertyId } }, context) => activate(context, propertyId, false),
    reactivateProperty: (_root, { input: { propertyId } }, context) => activate(context, propertyId, true),
    async reassignProperty(_root, { input: { idempotencyKey, ...body } }, context) {
      const path = restPath`/api/admin/property/${uuid(body.propertyId)}/reassign`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, job, { body, idempotencyKey }),
      );
      return { job: answer, userErrors };
    },
    async duplicateProperty(_root, { input: { idempotencyKey, propertyId, ...body } }, context) {
      const path = restPath`/api/admin/property/${uuid(propertyId)}/duplicate`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, job, { body, idempotencyKey }),
      );
      return { job: answer, userErrors };
    },
  },
} satisfies Resolvers;
