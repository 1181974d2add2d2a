import { idList } from '@roofline/schema/page';
import { dataBody } from '@roofline/schema/problem';
import { workspace } from '@roofline/schema/workspace';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { inAskedOrder, uuidParams } from '../platform/ids';
import { inviteRoutes } from './invites/routes';
import { workspaceById, workspacesByIds } from './service';
import { settingsRoutes } from './settings/routes';
import { workspaceUserRoutes } from './users/routes';

const tags = ['workspace'];

/** The workspaces that the viewer belongs to, their settings, users and invitations. */
export function workspaceRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/workspace/workspaces',
    {
      config: { tokens: 'read' },
      schema: {
        tags,
        summary: 'Workspaces of the viewer, or those of `ids` in the asked order (null for what is missing)',
        querystring: z.object({ ids: idList.optional() }),
        response: { 200: dataBody(z.array(workspace.nullable())) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { ids } = request.query;
      const wanted = ids ?? actor.workspaceIds;
      const found = await deps.database.tenant(actor, (tx) => workspacesByIds(tx, wanted), {
        readOnly: true,
      });
      return { data: ids ? inAskedOrder(ids, found, (w) => w.workspaceId) : inNameOrder(found) };
    },
  );

  app.get(
    '/api/workspace/workspaces/:workspaceId',
    {
      config: { tokens: 'read' },
      schema: {
        tags,
        summary: 'One workspace',
        params: uuidParams('workspaceId'),
        response: { 200: dataBody(workspace) },
      },
    },
    async (request) => {
      const { workspaceId } = request.params;
      const read = await deps.database.tenant(actorOf(request), (tx) => workspaceById(tx, workspaceId), {
        readOnly: true,
      });
      return { data: read };
    },
  );
  settingsRoutes(app, deps);
  workspaceUserRoutes(app, deps);
  inviteRoutes(app, deps);
}

const inNameOrder = <T extends { name: string }>(found: T[]) =>
  found.sort((a, b) => a.name.localeCompare(b.name));
