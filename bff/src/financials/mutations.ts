import { propertyFinancial } from '@roofline/schema/financials/financials';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
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
      return {
        propertyFinancial: answer,
        get property() {
          return answer && found(context.loaders.property.load(propertyId));
        },
        userErrors,
      };
    },
  },
} satisfies Resolvers;
