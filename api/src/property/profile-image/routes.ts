import { dataBody } from '@roofline/schema/problem';
import { property } from '@roofline/schema/property';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { once } from '../../platform/idempotency';
import { uuidParams } from '../../platform/ids';
import { sendImage, storeImage } from '../../platform/images/stored';
import { keepSwept } from '../../platform/images/sweep';
import { takeUploads, withUploadedImage, type UploadedImage } from '../../platform/images/upload';
import { expectedVersion, versionIfGiven } from '../../platform/versions';
import { propertyGuard, requireProperty } from '../access';
import { changeImage, imageKeyOf } from './service';
import { propertyImages } from './sweep';

const tags = ['property'];
const url = '/api/property/:propertyId/profileimage';
const params = uuidParams('propertyId');

/** The image that stands for a property. */
export function profileImageRoutes(app: App, deps: Deps): void {
  takeUploads(app, (scope) => uploadRoute(scope, deps));
  downloadRoute(app, deps);
  removeRoute(app, deps);
  keepSwept(app, deps, propertyImages(deps));
}

/** Stores the image and points the property at it. */
function saveImage(deps: Deps, request: FastifyRequest, propertyId: string, image: UploadedImage) {
  const actor = actorOf(request);
  const version = versionIfGiven(request);
  return storeImage(deps.storage, 'image', image, (key, used) =>
    once(
      deps,
      request,
      propertyGuard(actor, propertyId, 'edit'),
      async (tx, after) => {
        after(used);
        return changeImage(tx, after, deps, { actor, propertyId, version, key });
      },
      { sha256: image.sha256 },
    ),
  );
}

function uploadRoute(app: App, deps: Deps): void {
  app.post(
    url,
    {
      schema: {
        tags,
        summary: 'Set the profile image: multipart, field "file", jpg or png, at most 5,000,000 bytes',
        consumes: ['multipart/form-data'],
        params,
        response: { 200: dataBody(property) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { propertyId } = request.params;
      // Who may not change the image is told before anything is read.
      await deps.database.tenant(actor, (tx) => requireProperty(tx, actor, propertyId, { need: 'edit' }), {
        readOnly: true,
      });
      return {
        data: await withUploadedImage(request, (image) => saveImage(deps, request, propertyId, image)),
      };
    },
  );
}

function downloadRoute(app: App, { database, storage }: Deps): void {
  app.get(
    url,
    {
      config: { produces: ['image/jpeg', 'image/png'] },
      schema: {
        tags,
        summary: 'The profile image',
        params,
        querystring: z.object({ v: z.string().max(100).optional() }),
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { propertyId } = request.params;
      const key = await database.tenant(actor, (tx) => imageKeyOf(tx, actor, propertyId), { readOnly: true });
      return sendImage(reply, storage, key);
    },
  );
}

function removeRoute(app: App, deps: Deps): void {
  app.delete(
    url,
    { schema: { tags, summary: 'Remove the profile image', params, response: { 204: z.null() } } },
    async (request, reply) => {
      const actor = actorOf(request);
      const change = {
        actor,
        propertyId: request.params.propertyId,
        version: expectedVersion(request),
        key: null,
      };
      await deps.database.tenant(actor, (tx, after) => changeImage(tx, after, deps, change));
      return reply.status(204).send(null);
    },
  );
}
