import { weeklyView } from '@roofline/schema/weekly-view/weekly-view';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';
import { ofWorkspace } from './loaders';

export const weeklyViewMutations = {
  Mutation: {
    async setViewWeekly(_root, { input: { workspaceId, viewId, isWeekly } }, context) {
      const path = restPath`/api/portfolioanalytics/weeklyviews/${uuid(viewId)}`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(path, z.array(weeklyView), { body: { isWeekly }, query: ofWorkspace(workspaceId) }),
      );
      return { weeklyViews: answer, userErrors };
    },
  },
} satisfies Resolvers;
