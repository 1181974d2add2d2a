import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { importPreview } from '@roofline/schema/component-import/component-import';
import { limits } from '@roofline/schema/value/limits';
import { adoptionFile } from '@roofline/schema/plan/plan';
import { property } from '@roofline/schema/property/property';
import { userProfile } from '@roofline/schema/user/user';
import { workspaceSettings } from '@roofline/schema/workspace/workspace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppParts } from '../http/app-parts';
import { identityOf } from '../http/caller/identity';
import { isOwnOrigin } from '../http/caller/origin';
import { problem } from '../http/problem';
import { imageAddress } from '../property/image';
import { logoAddress, photoAddress } from '../upstream/image-address';
import { fiscalYearNumber, restPath, uuid } from '../upstream/path';
import { bodyGuard, UploadRefused } from './body-guard';
import { discardRest } from './discard';
import { openRelay, relayedData, responseOf, sendTransferFault, type RelayRequest } from './relay';

/** Boundaries, part headers and file names around the one file. The service checks the exact size of the file itself. */
const FORM_BYTES = 65_536;
const SLOW = { windowMs: 30_000, minBytes: 30_000 };

function faultOf(request: FastifyRequest, isBearer: boolean): [status: number, detail: string] | null {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data *;.*\bboundary=/i.test(type))
    return [415, 'Send the file as multipart/form-data.'];
  // A form on another site can send multipart, but no custom header.
  if (!isBearer && !request.headers['x-requested-with'])
    return [403, 'The X-Requested-With header is missing.'];
  return null;
}

/** One file as it is passed on. */
interface Upload<T> extends Pick<RelayRequest, 'path' | 'query'> {
  /** The header that keeps it from being saved over a newer state, or twice. */
  once: 'if-match' | 'idempotency-key';
  bytes: number;
  shape: z.ZodType<T>;
}

const forwarded = (request: FastifyRequest, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

async function upload<T>(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, query, once, bytes, shape }: Upload<T>,
): Promise<T> {
  const body = request.body as Readable;
  const headers = forwarded(request, ['content-type', 'content-length', once]);
  const relay = openRelay(parts, request, reply, { method: 'POST', path, query, headers });
  const guard = bodyGuard({ bytes: bytes + FORM_BYTES, ...SLOW, ...parts.uploadPace });
  const answered = responseOf(relay);
  // Not one pipeline: that would cut the connection before the browser has read why it was refused.
  const sent = pipeline(body.pipe(guard), relay);
  // The service may refuse a file before it has read all of it: then its answer counts, not the broken pipe.
  sent.catch(() => undefined);
  answered.catch(() => undefined);
  try {
    const response = await Promise.race([answered, sent.then(() => answered)]);
    return await relayedData(relay, response, shape, parts.upstream.limits.replyBytes);
  } catch (fault) {
    // The guard's refusal also breaks the call; whichever arrives first, the refusal is the reason.
    throw guard.errored instanceof UploadRefused ? guard.errored : fault;
  } finally {
    body.unpipe(guard);
    discardRest(body);
    relay.destroy();
    guard.destroy();
  }
}

function uploadRoute<Params, T>(
  app: FastifyInstance,
  parts: AppParts,
  url: string,
  find: (params: Params) => Upload<T>,
  shown: (saved: T) => unknown = (saved) => saved,
): void {
  app.post(url, async (request, reply) => ({
    data: shown(await upload(parts, request, reply, find(request.params as Params))),
  }));
}

/** Images: each takes the place of the one before, and is answered with the browser's address of it. */
function imageUploads(app: FastifyInstance, parts: AppParts): void {
  const image = { once: 'if-match', bytes: limits.imageMaxBytes } as const;
  uploadRoute(
    app,
    parts,
    '/upload/property-image/:propertyId',
    ({ propertyId }: { propertyId: string }) => ({
      ...image,
      path: restPath`/api/property/${uuid(propertyId)}/profileimage`,
      shape: property,
    }),
    (saved) => ({
      ...saved,
      profileImage: imageAddress(saved.propertyId, saved.profileImage, saved.version),
    }),
  );
  uploadRoute(
    app,
    parts,
    '/upload/profile-photo',
    () => ({ ...image, path: restPath`/api/user/profile-photo`, shape: userProfile }),
    (saved) => ({ ...saved, imageUrl: photoAddress(saved.imageUrl) }),
  );
  uploadRoute(
    app,
    parts,
    '/upload/workspace-logo/:workspaceId',
    ({ workspaceId }: { workspaceId: string }) => ({
      ...image,
      path: restPath`/api/workspace/logo`,
      query: { workspaceId: uuid(workspaceId).text },
      shape: workspaceSettings,
    }),
    (saved) => ({ ...saved, logoUrl: logoAddress(saved.logoUrl) }),
  );
}

/** Files that are kept as they are, or read. */
function fileUploads(app: FastifyInstance, parts: AppParts): void {
  uploadRoute(app, parts, '/upload/plan/:planId/adoption-file', ({ planId }: { planId: string }) => ({
    once: 'idempotency-key',
    path: restPath`/api/plan/${uuid(planId)}/adoption/file`,
    bytes: limits.adoptionFileBytes,
    shape: adoptionFile,
  }));
  uploadRoute(
    app,
    parts,
    '/upload/component-import/:propertyId/:fiscalYear',
    ({ propertyId, fiscalYear }: { propertyId: string; fiscalYear: string }) => ({
      once: 'idempotency-key',
      path: restPath`/api/component/property/${uuid(propertyId)}/import`,
      query: { fiscalYear: String(fiscalYearNumber(Number(fiscalYear))) },
      bytes: limits.importFileBytes,
      shape: importPreview,
    }),
  );
}

/** POST /upload/…: one file, streamed through to the REST service and never held whole. */
export async function uploadRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const isBearer = identityOf(request, parts.cookie).source === 'bearer';
    if (!isBearer && !isOwnOrigin(request, parts.config.publicUrl))
      return reply.code(403).send(problem('forbidden', 'This origin is not allowed.'));
    const fault = faultOf(request, isBearer);
    if (fault)
      return reply.code(fault[0]).send(problem(fault[0] === 403 ? 'forbidden' : 'unsupportedType', fault[1]));
    return undefined;
  });
  app.setErrorHandler(sendTransferFault);
  imageUploads(app, parts);
  fileUploads(app, parts);
}
