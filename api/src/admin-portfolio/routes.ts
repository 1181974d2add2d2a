import {
  adminPortfolio,
  adminPortfolioInput,
  adminPortfolioPage,
  adminPortfoliosInput,
  portfolioActiveInput,
} from '@roofline/schema/admin-portfolio/admin-portfolio';
import { recentStaff } from '../platform/identity/staff';
import { ownAffair } from '../platform/idempotency';
import { created, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put } from '../platform/route/write';
import { activatePortfolio, addPortfolio, editPortfolio, readPortfolio, searchPortfolios } from './service';

/** The routes of the installation's portfolios, for internal staff. */
export const adminPortfolioRoutes = routes(
  'admin: portfolios',
  get('/api/admin/portfolio', {
    summary:
      'A page of the portfolios with what they hold, by name. Only for internal staff with a session of less than 12 hours',
    right: 'never',
    first: recentStaff,
    query: adminPortfoliosInput,
    answer: data(adminPortfolioPage),
    identity: (tx, { query, deps }) => searchPortfolios(tx, deps, query),
  }),
  get('/api/admin/portfolio/:workspaceId', {
    summary: 'A portfolio, closed or not. Only for internal staff with a session of less than 12 hours',
    right: 'never',
    first: recentStaff,
    answer: data(adminPortfolio),
    identity: (tx, { params, deps }) => readPortfolio(tx, deps, params.workspaceId),
  }),
  post('/api/admin/portfolio', {
    summary: 'Add a portfolio. Only for internal staff with a session of less than 12 hours',
    right: 'never',
    activity: 'property',
    first: recentStaff,
    body: adminPortfolioInput,
    answer: created(adminPortfolio),
    guard: () => ownAffair,
    work: (tx, { actor, body: input, deps }) => addPortfolio(tx, deps, { actor, input }),
  }),
  put('/api/admin/portfolio/:workspaceId', {
    summary:
      'Change the names, contacts and switches of a portfolio. Only for internal staff with a session of less than 12 hours',
    right: 'never',
    activity: 'property',
    first: recentStaff,
    body: adminPortfolioInput,
    answer: data(adminPortfolio),
    work: (tx, { actor, params, version, body: input, deps }) =>
      editPortfolio(tx, deps, { actor, ...params, version, input }),
  }),
  put('/api/admin/portfolio/:workspaceId/active', {
    summary:
      'Deactivate a portfolio, so that no one but internal staff enters it, or reactivate it. Only for internal staff with a session of less than 12 hours',
    right: 'never',
    activity: 'property',
    first: recentStaff,
    body: portfolioActiveInput,
    answer: data(adminPortfolio),
    work: (tx, { actor, params, version, body: { isActive }, deps }) =>
      activatePortfolio(tx, deps, { actor, ...params, version, isActive }),
  }),
);
