import { weeklyView, weeklyViewInput } from '@roofline/schema/weekly-view/weekly-view';
import { z } from 'zod';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { unkeyed } from '../platform/route/write';
import { inWorkspace, managedByQuery } from '../workspace/service';
import { chooseWeekly, readWeeklyViews } from './choose';

/** The routes of weekly mails of saved views of portfolio analytics, for administrators of the workspace. */
export const weeklyViewRoutes = routes(
  'portfolio analytics',
  get('/api/portfolioanalytics/weeklyviews', {
    summary: "The caller's saved views of a portfolio that come by email each week, by name",
    right: 'read',
    query: inWorkspace,
    answer: data(z.array(weeklyView)),
    first: managedByQuery,
    work: (tx, { actor, first: { workspaceId } }) => readWeeklyViews(tx, actor, workspaceId),
  }),
  unkeyed('PUT', '/api/portfolioanalytics/weeklyviews/:viewId', {
    summary: "Send one of the caller's saved views by email each week, or stop; gives all that are sent",
    right: 'never',
    neither: 'the same again changes nothing',
    activity: { none: "it is about the caller's own mail, not about a property" },
    query: inWorkspace,
    body: weeklyViewInput,
    answer: data(z.array(weeklyView)),
    first: managedByQuery,
    work: (tx, { actor, first: { workspaceId }, params: { viewId }, body, deps }) =>
      chooseWeekly(tx, { actor, deps }, { workspaceId, viewId }, body),
  }),
);
