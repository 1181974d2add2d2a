import { weeklyView } from '@roofline/schema/weekly-view/weekly-view';
import { z } from 'zod';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

/** `?workspaceId=`, checked before it stands in an address. */
export const ofWorkspace = (workspaceId: string | null | undefined) =>
  queryOf({ workspaceId: workspaceId == null ? undefined : uuid(workspaceId).text });

export function weeklyViewLoaders(rest: Rest) {
  return {
    weeklyViews: (workspaceId: string | null | undefined) =>
      rest.get(restPath`/api/portfolioanalytics/weeklyviews`, z.array(weeklyView), ofWorkspace(workspaceId)),
  };
}
