import multipart from '@fastify/multipart';
import { limits } from '@roofline/schema/limits';
import { dataBody } from '@roofline/schema/problem';
import { property } from '@roofline/schema/property';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { once } from '../../platform/idempotency';
import { uuidParams } from '../../platform/ids';
import { Problem, ruleFailed } from '../../platform/problem';
import { expectedVersion } from '../../platform/versions';
import { requireProperty } from '../access';
import { ImageRefused, reencodeImage } from './encoding';
import { keepSwept } from './sweep';
import { changeImage, IMAGE_PREFIXES, imageKeyOf, typeOfKey } from './service';
import { withUploadedImage, type UploadedImage } from './upload';

const tags = ['property'];
const url = '/api/property/:propertyId/profileimage';
const params = uuidParams('propertyId');
/** UP-10: one file, few and small fields. The file's own limit is one byte above ours, which answers in our words. */
const BODY_LIMITS = {
  files: 1,
  fileSize: limits.imageMaxBytes + 1,
  fields: 20,
  fieldSize: 100_000,
  fieldNameSize: 100,
  parts: 21,
  headerPairs: 50,
};

/** The image that stands for a property. */
export function profileImageRoutes(app: App, deps: Deps): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: BODY_LIMITS });
    uploadRoute(scope as App, deps);
  });
  downloadRoute(app, deps);
  removeRoute(app, deps);
  keepSwept(app, deps);
}

async function reencode(image: UploadedImage): Promise<Buffer> {
  try {
    return await reencodeImage(image.path, image.format);
  } catch (error) {
    if (error instanceof ImageRefused) throw ruleFailed(error.message, 'file', error.reason);
    throw error;
  }
}

/** Stores the image and points the property at it; takes it away again where that did not happen. */
async function saveImage(deps: Deps, request: FastifyRequest, propertyId: string, image: UploadedImage) {
  const actor = actorOf(request);
  const version = request.headers['if-match'] === undefined ? null : expectedVersion(request);
  const key = await deps.storage.put(IMAGE_PREFIXES[image.format], await reencode(image));
  const change = { actor, propertyId, version, key };
  let isUsed = false;
  try {
    const data = await once(
      deps,
      request,
      async (tx, after) => {
        after(() => (isUsed = true));
        return changeImage(tx, after, deps, change);
      },
      { sha256: image.sha256 },
    );
    // A repeat was answered with what its first request made: this copy is nobody's.
    if (!isUsed) await deps.storage.remove(key);
    return data;
  } catch (error) {
    // After any other failure nobody knows whether the row was written; the sweep finds out.
    if (error instanceof Problem) await deps.storage.remove(key);
    throw error;
  }
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
      const { stream, size } = await storage.read(key);
      return reply
        .headers({
          'content-length': String(size),
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type(typeOfKey(key))
        .send(stream);
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
