import { disclosureFactSheet } from '@roofline/schema/disclosure/disclosure';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
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

export const disclosureMutations = {
  Mutation: {
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
