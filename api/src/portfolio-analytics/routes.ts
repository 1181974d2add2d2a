import { associationPage, associationsInput } from '@roofline/schema/portfolio-analytics/associations';
import { analyticsUserPage, analyticsUsersInput } from '@roofline/schema/portfolio-analytics/users';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { inWorkspace, managedByQuery } from '../workspace/service';
import { associationsPage } from './service';
import { usersPage } from './users';

/** Figures over everything that a workspace manages, for its administrators. */
export const portfolioAnalyticsRoutes = routes(
  'portfolio analytics',
  get('/api/portfolioanalytics/properties', {
    summary: 'A page of the associations of a workspace with their key figures, and all of them summed up',
    right: 'read',
    query: associationsInput.extend(inWorkspace.shape),
    answer: data(associationPage),
    catchesUp: true,
    first: managedByQuery,
    work: (tx, { first: { workspaceId }, query: { workspaceId: _asked, ...asked }, deps }) =>
      associationsPage(tx, deps.clock, workspaceId, asked),
  }),
  get('/api/portfolioanalytics/users', {
    summary: 'A page of the users of a workspace, who was active last first, and all of them summed up',
    right: 'read',
    query: analyticsUsersInput.extend(inWorkspace.shape),
    answer: data(analyticsUserPage),
    first: managedByQuery,
    steps: ({ actor, first: managed, query: { workspaceId: _asked, ...asked }, deps }) =>
      usersPage(deps, actor, managed, asked),
  }),
);
