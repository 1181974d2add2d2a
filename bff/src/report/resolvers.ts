import { ratingBands } from '@roofline/schema/report/report-bands';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath, uuid } from '../upstream/path';

export const reportResolvers = {
  Query: {
    percentFundedReport: (_root, asked, { loaders }) => loaders.percentFundedReport(asked),
    expendituresReport: (_root, asked, { loaders }) => loaders.expendituresReport(asked),
    inventoryReport: (_root, asked, { loaders }) => loaders.inventoryReport(asked),
    ratingBands: (_root, { workspaceId }, { loaders }) => found(loaders.ratingBands(workspaceId)),
  },
  AnticipatedExpendituresReport: {
    anticipatedExpenditureYears: ({ anticipatedExpenditureYears: years }, { year }) =>
      year === null || year === undefined ? years : years.filter((each) => each.year === year),
  },
  AnticipatedExpenditureYear: { componentCount: ({ components }) => components.length },
} satisfies Resolvers;

export const reportMutations = {
  Mutation: {
    async updateRatingBands(_root, { input: { workspaceId, version, ...body } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/reports/ratingbands/${uuid(workspaceId)}`, ratingBands, {
          body,
          version,
        }),
      );
      return { ratingBands: answer, userErrors };
    },
  },
} satisfies Resolvers;
