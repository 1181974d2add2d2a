import { idList } from '@roofline/schema/value/page';
import { workspace } from '@roofline/schema/workspace/workspace';
import { z } from 'zod';
import { inAskedOrder } from '../platform/ids';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { inviteRoutes } from './invites/routes';
import { workspaceById, workspacesByIds } from './service';
import { logoRoutes } from './settings/logo-routes';
import { settingsRoutes } from './settings/routes';
import { workspaceUserRoutes } from './users/routes';

const inNameOrder = <T extends { name: string }>(found: T[]) =>
  found.sort((a, b) => a.name.localeCompare(b.name));

const ownRoutes = routes(
  'workspace',
  get('/api/workspace/workspaces', {
    summary: 'Portfolios of the caller, or those of `ids` in the requested order (null for a missing one)',
    right: 'read',
    query: z.object({ ids: idList.optional() }),
    answer: data(z.array(workspace.nullable())),
    work: async (tx, { actor, query: { ids } }) => {
      const found = await workspacesByIds(tx, ids ?? actor.workspaceIds);
      return ids ? inAskedOrder(ids, found, (w) => w.workspaceId) : inNameOrder(found);
    },
  }),
  get('/api/workspace/workspaces/:workspaceId', {
    summary: 'One portfolio',
    right: 'read',
    answer: data(workspace),
    work: (tx, { params }) => workspaceById(tx, params.workspaceId),
  }),
);

/** The routes of the viewer's workspaces, and of their settings, users and invitations. */
export const workspaceRoutes = [
  ...ownRoutes,
  ...settingsRoutes,
  ...logoRoutes,
  ...workspaceUserRoutes,
  ...inviteRoutes,
];
