import { plan, type Plan } from '@roofline/schema/plan/plan';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath, uuid, year } from '../upstream/path';
import { withoutNulls } from './settings-body';

/** A change of one plan: the plan, and the plans of its year, since their marks may have changed. */
async function changed(context: GraphContext, make: () => Promise<Plan>) {
  const { answer, userErrors } = await change(context, make);
  return {
    plan: answer,
    get list() {
      return answer && found(context.loaders.planList(answer.propertyId, answer.fiscalYear));
    },
    userErrors,
  };
}

export const planMutations = {
  Mutation: {
    createPlan: (_root, { input: { propertyId, fiscalYear, name, settings, idempotencyKey } }, context) =>
      changed(context, () =>
        context.rest.post(restPath`/api/plan/property/${uuid(propertyId)}/${year(fiscalYear)}`, plan, {
          body: { name, settings: withoutNulls(settings) },
          idempotencyKey: idempotencyKey ?? undefined,
        }),
      ),
    updatePlan: (_root, { input: { planId, version, name, settings } }, context) =>
      changed(context, () =>
        context.rest.put(restPath`/api/plan/${uuid(planId)}`, plan, {
          body: { name, settings: withoutNulls(settings) },
          version,
        }),
      ),
    duplicatePlan: (_root, { input: { planId, name, idempotencyKey } }, context) =>
      changed(context, () =>
        context.rest.post(restPath`/api/plan/${uuid(planId)}/duplicate`, plan, {
          body: name == null ? {} : { name },
          idempotencyKey: idempotencyKey ?? undefined,
        }),
      ),
    recommendPlan: (_root, { input: { planId, isRecommended } }, context) =>
      changed(context, () =>
        context.rest.post(restPath`/api/plan/${uuid(planId)}/recommend`, plan, { body: { isRecommended } }),
      ),
    chooseDisclosurePlan: (_root, { input: { planId, isDisclosure } }, context) =>
      changed(context, () =>
        context.rest.post(restPath`/api/plan/${uuid(planId)}/disclosure`, plan, { body: { isDisclosure } }),
      ),
    adoptPlan: (_root, { input: { planId, version, ...minutes } }, context) =>
      changed(context, () =>
        context.rest.post(restPath`/api/plan/${uuid(planId)}/adopt`, plan, {
          body: withoutNulls(minutes),
          version,
        }),
      ),
    async deletePlan(_root, { input: { planId, version } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/plan/${uuid(planId)}`, z.unknown(), { version }),
      );
      return { planId: userErrors.length === 0 ? planId : null, userErrors };
    },
    async removeAdoptionFile(_root, { input: { adoptionFileId, version } }, context) {
      const path = restPath`/api/plan/adoption/file/${uuid(adoptionFileId)}`;
      const { userErrors } = await change(context, () =>
        context.rest.delete(path, z.unknown(), { version: version ?? undefined }),
      );
      return { adoptionFileId: userErrors.length === 0 ? adoptionFileId : null, userErrors };
    },
  },
} satisfies Resolvers;
