import { associationPage, associationsInput } from '@roofline/schema/portfolio-analytics/associations';
import { associationMap, associationMapInput } from '@roofline/schema/portfolio-analytics/map';
import {
  projectSpend,
  projectSpendInput,
  spendBreakdown,
  spendBreakdownInput,
} from '@roofline/schema/portfolio-analytics/project-spend';
import { analyticsUserPage, analyticsUsersInput } from '@roofline/schema/portfolio-analytics/users';
import { portfolioWhatIf, portfolioWhatIfInput } from '@roofline/schema/portfolio-analytics/what-if';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { inWorkspace, managedByQuery } from '../workspace/service';
import { readProjectSpend, readSpendBreakdown } from './project-spend';
import { associationMapOf } from './map';
import { associationsPage } from './service';
import { usersPage } from './users';
import { portfolioWhatIfWork } from './what-if/compute';
import { readWhatIf } from './what-if/read';

/** The routes of figures over a whole workspace, for its administrators. */
export const portfolioAnalyticsRoutes = routes(
  'portfolio analytics',
  get('/api/portfolioanalytics/properties', {
    summary: 'A page of the associations of a portfolio with their key figures, and all of them summed up',
    right: 'read',
    query: associationsInput.extend(inWorkspace.shape),
    answer: data(associationPage),
    catchesUp: true,
    first: managedByQuery,
    work: (tx, { first: { workspaceId }, query: { workspaceId: _asked, ...asked }, deps }) =>
      associationsPage(tx, deps.clock, workspaceId, asked),
  }),
  get('/api/portfolioanalytics/map', {
    summary: 'Where the associations of a view of the list lie, and which have no place',
    right: 'read',
    query: associationMapInput.extend(inWorkspace.shape),
    answer: data(associationMap),
    catchesUp: true,
    first: managedByQuery,
    work: (tx, { first: { workspaceId }, query: { workspaceId: _asked, ...view }, deps }) =>
      associationMapOf(tx, deps.clock, workspaceId, view),
  }),
  get('/api/portfolioanalytics/users', {
    summary: 'A page of the users of a portfolio, who was active last first, and all of them summed up',
    right: 'read',
    query: analyticsUsersInput.extend(inWorkspace.shape),
    answer: data(analyticsUserPage),
    first: managedByQuery,
    steps: ({ actor, first: managed, query: { workspaceId: _asked, ...asked }, deps }) =>
      usersPage(deps, actor, managed, asked),
  }),
  get('/api/portfolioanalytics/projectspend', {
    summary:
      'What was paid for projects of a portfolio in calendar years, by property, category, phase or year',
    right: 'read',
    query: projectSpendInput.extend(inWorkspace.shape),
    answer: data(projectSpend),
    first: managedByQuery,
    work: (tx, { first: { workspaceId }, query: { workspaceId: _asked, ...asked } }) =>
      readProjectSpend(tx, workspaceId, asked),
  }),
  get('/api/portfolioanalytics/projectspend/breakdown', {
    summary: 'A page of the payments behind one row of the spending on projects, newest first',
    right: 'read',
    query: spendBreakdownInput.extend(inWorkspace.shape),
    answer: data(spendBreakdown),
    first: managedByQuery,
    work: (tx, { first: { workspaceId }, query: { workspaceId: _asked, ...asked } }) =>
      readSpendBreakdown(tx, workspaceId, asked),
  }),
  get('/api/portfolioanalytics/whatif', {
    summary:
      'How many associations of a portfolio go below zero if rates, contributions or costs change for all',
    right: 'read',
    query: portfolioWhatIfInput.extend(inWorkspace.shape),
    answer: data(portfolioWhatIf),
    catchesUp: true,
    first: managedByQuery,
    compute: {
      kind: portfolioWhatIfWork,
      read: (tx, { first: { workspaceId }, query: { workspaceId: _asked, ...asked }, deps }) =>
        readWhatIf(tx, deps.clock, workspaceId, asked),
    },
  }),
);
