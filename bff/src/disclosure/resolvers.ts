import { disclosureFactSheet } from '@roofline/schema/disclosure/disclosure';
import { sentDisclosure } from '@roofline/schema/disclosure/sent-disclosure';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { ProblemItem } from '@roofline/schema/value/problem';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath, uuid, year } from '../upstream/path';

export const disclosureResolvers = {
  Plan: {
    disclosure: async (row, _args, { loaders }) => (row.isDisclosure ? loaders.disclosure(row.planId) : null),
    disclosureFacts: async (row, _args, { loaders }) =>
      loaders.disclosureFacts(row.propertyId, row.fiscalYear),
  },
  StateDisclosureFactsPayload: {
    disclosure: async ({ factSheet }, _args, { loaders }) =>
      factSheet?.disclosurePlanId ? loaders.disclosure(factSheet.disclosurePlanId) : null,
  },
} satisfies Resolvers;

/** The page of the plan as it is after a change; null where that was refused. */
const withDisclosure = (context: GraphContext, planId: string, userErrors: ProblemItem[]) => ({
  get disclosure() {
    return userErrors.length === 0 ? found(context.loaders.disclosure(planId)) : null;
  },
  userErrors,
});

export const disclosureMutations = {
  Mutation: {
    async recordSentDisclosure(_root, { input: { planId, sentOn, idempotencyKey } }, context) {
      const path = restPath`/api/plan/${uuid(planId)}/disclosure/sent`;
      const { userErrors } = await change(context, () =>
        context.rest.post(path, sentDisclosure, { body: { sentOn }, idempotencyKey }),
      );
      return withDisclosure(context, planId, userErrors);
    },
    async removeSentDisclosure(_root, { input: { planId, sentDisclosureId } }, context) {
      const path = restPath`/api/plan/disclosure/sent/${uuid(sentDisclosureId)}`;
      const { userErrors } = await change(context, () => context.rest.delete(path, z.unknown(), {}));
      return withDisclosure(context, planId, userErrors);
    },
    async stateDisclosureFacts(_root, { input: { propertyId, fiscalYear, version, facts } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(
          restPath`/api/plan/disclosurefacts/${uuid(propertyId)}/${year(fiscalYear)}`,
          disclosureFactSheet,
          { body: facts, version },
        ),
      );
      return { factSheet: answer, userErrors };
    },
  },
} satisfies Resolvers;
