import { dataBody } from '@roofline/schema/problem';
import { workspaceSettings } from '@roofline/schema/workspace';
import { z } from 'zod';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { once } from '../../platform/idempotency';
import { uuidParams } from '../../platform/ids';
import { sendImage, storeImage } from '../../platform/images/stored';
import { keepSwept } from '../../platform/images/sweep';
import { takeUploads, withUploadedImage } from '../../platform/images/upload';
import { expectedVersion, versionIfGiven } from '../../platform/versions';
import { managedWorkspace } from '../managed';
import { inWorkspace } from '../query';
import { changeLogo, logoKeyOf, usedLogoKeys } from './settings';

const tags = ['workspace'];
const url = '/api/workspace/logo';

function uploadRoute(app: App, deps: Deps): void {
  app.post(
    url,
    {
      config: { tokens: 'write' },
      schema: {
        tags,
        summary: 'Set the logo: multipart, field "file", jpg or png, at most 5,000,000 bytes',
        consumes: ['multipart/form-data'],
        querystring: inWorkspace,
        response: { 200: dataBody(workspaceSettings) },
      },
    },
    async (request) => {
      // Who may not change it is told before anything is read.
      const managed = managedWorkspace(actorOf(request), request.query.workspaceId);
      const version = versionIfGiven(request);
      const data = await withUploadedImage(request, (image) =>
        storeImage(deps.storage, 'logo', image, (key, used) =>
          once(
            deps,
            request,
            async () => managed,
            async (tx, after) => {
              after(used);
              return changeLogo(tx, after, deps, { managed, key, version });
            },
            { sha256: image.sha256 },
          ),
        ),
      );
      return { data };
    },
  );
}

/** The logo that a workspace shows to its users and to those it invites. */
export function logoRoutes(app: App, deps: Deps): void {
  takeUploads(app, (scope) => uploadRoute(scope, deps));

  app.delete(
    url,
    {
      config: { tokens: 'write' },
      schema: { tags, summary: 'Remove the logo', querystring: inWorkspace, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const managed = managedWorkspace(actor, request.query.workspaceId);
      const change = { managed, key: null, version: expectedVersion(request) };
      await deps.database.tenant(actor, (tx, after) => changeLogo(tx, after, deps, change));
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/api/workspace/:workspaceId/logo',
    {
      config: { tokens: 'read', produces: ['image/jpeg', 'image/png'] },
      schema: {
        tags,
        summary: 'The logo of a workspace of the caller',
        params: uuidParams('workspaceId'),
        querystring: z.object({ v: z.string().max(100).optional() }),
      },
    },
    async (request, reply) => {
      const { workspaceId } = request.params;
      const key = await deps.database.tenant(actorOf(request), (tx) => logoKeyOf(tx, workspaceId), {
        readOnly: true,
      });
      return sendImage(reply, deps.storage, key);
    },
  );

  keepSwept(app, deps, {
    room: 'logo',
    usedKeys: (keys) => deps.database.system((tx) => usedLogoKeys(tx, keys)),
  });
}
