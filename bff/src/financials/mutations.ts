import { propertyFinancial } from '@roofline/schema/financials';
import type { Resolvers } from '../generated/resolver-types';
import { beside, change } from '../upstream/change';
import { restPath, uuid, year } from '../upstream/path';

export const financialsMutations = {
  Mutation: {
    async savePropertyFinancial(_root, { input: { propertyId, fiscalYear, version, values } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(
          restPath`/api/propertyfinancial/${uuid(propertyId)}/${year(fiscalYear)}`,
          propertyFinancial,
          {
            body: values,
            version,
          },
        ),
      );
      const property = answer ? beside(context.loaders.property.load(propertyId)) : null;
      return { propertyFinancial: answer, property, userErrors };
    },
  },
} satisfies Resolvers;
