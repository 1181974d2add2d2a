import { activityItem, activityPage, portfolioActivityPage } from '@roofline/schema/activity/activity';
import { z } from 'zod';
import type { QueryPortfolioActivityArgs } from '../generated/resolver-types';
import { byArgument } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

const history = z.array(activityItem);

interface ActivityAsked {
  page: number;
  after?: string | null | undefined;
  type?: string | null | undefined;
  search?: string | null | undefined;
}

export function activityLoaders(rest: Rest) {
  return {
    /** A page of a property's activity. */
    activity: (propertyId: string, asked: ActivityAsked) =>
      rest.get(restPath`/api/activity/${uuid(propertyId)}`, activityPage, queryOf({ ...asked })),
    /** A page of what internal staff did to a workspace as a whole. */
    portfolioActivity: ({ workspaceId, page, pageSize }: QueryPortfolioActivityArgs) =>
      rest.get(
        restPath`/api/workspace/activity`,
        portfolioActivityPage,
        queryOf({ workspaceId: workspaceId == null ? undefined : uuid(workspaceId).text, page, pageSize }),
      ),
    /** Activity of a component, newest first. */
    componentHistory: byArgument((id: string) =>
      rest.get(restPath`/api/component/${uuid(id)}/history`, history),
    ),
  };
}
