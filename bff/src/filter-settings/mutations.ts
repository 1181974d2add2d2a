import { filterSettings } from '@roofline/schema/filter-settings/filter-settings';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath } from '../upstream/path';

export const filterSettingsMutations = {
  Mutation: {
    async saveFilterSettings(_root, { input }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/filtersettings`, filterSettings, { body: input }),
      );
      return { filterSettings: answer, userErrors };
    },
  },
} satisfies Resolvers;
