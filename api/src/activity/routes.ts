import {
  activityExportInput,
  activityListInput,
  activityPage,
  portfolioActivityPage,
} from '@roofline/schema/activity/activity';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get, getDocument } from '../platform/route/read';
import { inWorkspace, managedByQuery, paged } from '../workspace/service';
import { activityDocument, readActivity, readPortfolioActivity } from './read';

/** The routes of a property's activity. */
export const activityRoutes = routes(
  'activity',
  get('/api/activity/:propertyId', {
    summary: 'Activity of a property, newest first, 20 per page',
    query: activityListInput,
    answer: data(activityPage),
    work: (tx, { actor, params, query }) => readActivity(tx, actor, { ...params, ...query }),
  }),
  getDocument('/api/activity/:propertyId/export', {
    summary: 'Activity of a property as .csv, newest first',
    query: activityExportInput,
    document: activityDocument,
    asked: ({ params, query }) => ({ ...params, ...query }),
  }),
  get('/api/workspace/activity', {
    summary: 'What internal staff did to a portfolio as a whole, newest first, for those who manage it',
    right: 'read',
    query: inWorkspace.extend(paged),
    answer: data(portfolioActivityPage),
    first: managedByQuery,
    work: (tx, { first: { workspaceId }, query: { page, pageSize } }) =>
      readPortfolioActivity(tx, workspaceId, { page, pageSize }),
  }),
);
