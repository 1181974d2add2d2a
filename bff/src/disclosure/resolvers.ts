import { disclosureFactSheet } from '@roofline/schema/disclosure';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

export const disclosureResolvers = {
  Plan: {
    disclosure: async (row, _args, { loaders }) => (row.isDisclosure ? loaders.disclosure(row.planId) : null),
    disclosureFacts: async (row, _args, { loaders }) => loaders.disclosureFacts(row.planId),
  },
  StateDisclosureFactsPayload: {
    disclosure: async ({ factSheet }, _args, { loaders }) =>
      factSheet ? loaders.disclosure(factSheet.planId) : null,
  },
} satisfies Resolvers;

export const disclosureMutations = {
  Mutation: {
    async stateDisclosureFacts(_root, { input: { planId, version, facts } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/plan/${uuid(planId)}/disclosurefacts`, disclosureFactSheet, {
          body: facts,
          version,
        }),
      );
      return { factSheet: answer, userErrors };
    },
  },
} satisfies Resolvers;
