import { job } from '@roofline/schema/job/job';
import { accepted, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post } from '../platform/route/write';
import { propertyGuard } from '../property/access';
import { requireManaged } from '../workspace/service';
import { askForArchive, latestArchive, scopeOfProperty, scopeOfWorkspace } from './service';

/** The routes of full archives, which are readable without Roofline. Access tokens may not request them. */
export const fullArchiveRoutes = routes(
  'full archive',
  get('/api/workspace/:workspaceId/full-archive', {
    summary:
      'The newest full archive of a portfolio that the caller requested and can still have; null without one',
    right: 'never',
    answer: data(job.nullable()),
    work: async (tx, { actor, params }) =>
      latestArchive(tx, { actor, scope: await scopeOfWorkspace(tx, actor, params.workspaceId) }),
  }),
  post('/api/workspace/:workspaceId/full-archive', {
    summary:
      'Request a full archive of a portfolio: 202 with its job; once the job has succeeded, its download is the archive',
    right: 'never',
    activity: 'property',
    answer: accepted(job),
    guard:
      ({ actor, params }) =>
      async () =>
        requireManaged(actor, params.workspaceId),
    work: async (tx, { actor, params, after, deps }) =>
      askForArchive(tx, after, deps, { actor, scope: await scopeOfWorkspace(tx, actor, params.workspaceId) }),
  }),
  get('/api/property/:propertyId/full-archive', {
    summary:
      'The newest full archive of a property that the caller requested and can still have; null without one',
    right: 'never',
    answer: data(job.nullable()),
    work: async (tx, { actor, params }) =>
      latestArchive(tx, { actor, scope: await scopeOfProperty(tx, actor, params.propertyId) }),
  }),
  post('/api/property/:propertyId/full-archive', {
    summary:
      'Request a full archive of a property: 202 with its job; once the job has succeeded, its download is the archive',
    right: 'never',
    activity: 'property',
    answer: accepted(job),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'edit'),
    work: async (tx, { actor, params, after, deps }) =>
      askForArchive(tx, after, deps, { actor, scope: await scopeOfProperty(tx, actor, params.propertyId) }),
  }),
);
