import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { importPreview } from '@roofline/schema/component-import';
import { limits } from '@roofline/schema/limits';
import { adoptionFile } from '@roofline/schema/plan';
import { property } from '@roofline/schema/property';
import { userProfile } from '@roofline/schema/user';
import { workspaceSettings } from '@roofline/schema/workspace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppParts } from '../http/app-parts';
import { identityOf } from '../http/identity';
import { callerOf } from '../http/operation';
import { isOwnOrigin } from '../http/origin';
import { problem, problemFor, sendFault } from '../http/problem';
import { imageAddress } from '../property/image';
import { logoAddress, photoAddress } from '../upstream/image-address';
import { fiscalYearNumber, restPath, uuid } from '../upstream/path';
import { bodyGuard, UploadRefused } from './body-guard';
import { discardRest } from './discard';
import { openRelay, relayedData, relayFault, responseOf, type RelayRequest } from './relay';

const BUDGET_MS = 300_000;
/** Boundaries, part headers and file names around the one file. The service judges the file itself to the byte. */
const FORM_BYTES = 65_536;
const SLOW = { windowMs: 30_000, minBytes: 30_000 };

function faultOf(request: FastifyRequest, isBearer: boolean): [status: number, detail: string] | null {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data *;.*\bboundary=/i.test(type))
    return [415, 'Send the file as multipart/form-data.'];
  // A form of another site can send multipart, but no header of its own.
  if (!isBearer && !request.headers['x-requested-with'])
    return [403, 'The X-Requested-With header is missing.'];
  return null;
}

interface Upload<T> extends RelayRequest {
  body: Readable;
  bytes: number;
  shape: z.ZodType<T>;
}

async function upload<T>(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  job: Upload<T>,
): Promise<T> {
  const { token } = identityOf(request, parts.cookie);
  const relay = openRelay(parts.upstream, callerOf(request, reply, token, BUDGET_MS), job);
  const guard = bodyGuard({ bytes: job.bytes + FORM_BYTES, ...SLOW, ...parts.uploadPace });
  const answered = responseOf(relay);
  // Not one pipeline: that would cut the connection to the browser, which is still to read why it was refused.
  const sent = pipeline(job.body.pipe(guard), relay);
  // The service may refuse a file before it has read all of it: then its answer counts, not the broken pipe.
  sent.catch(() => undefined);
  answered.catch(() => undefined);
  try {
    const response = await Promise.race([answered, sent.then(() => answered)]);
    return await relayedData(relay, response, job.shape, parts.upstream.limits.replyBytes);
  } catch (fault) {
    // The guard's refusal also breaks the call; whichever is heard of first, the refusal is the reason.
    throw guard.errored instanceof UploadRefused ? guard.errored : fault;
  } finally {
    job.body.unpipe(guard);
    discardRest(job.body);
    relay.destroy();
    guard.destroy();
  }
}

function fail(request: FastifyRequest, reply: FastifyReply, fault: unknown) {
  if (fault instanceof UploadRefused) return reply.code(fault.status).send(problemFor(fault.status));
  const known = relayFault(fault);
  if (sendFault(reply, known)) return reply;
  request.log.error({ err: fault }, 'upload failed');
  return reply.code(500).send(problemFor(500));
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
  app.setErrorHandler((fault, request, reply) => fail(request, reply, fault));

  const forwarded = (request: FastifyRequest, names: string[]) =>
    Object.fromEntries(
      ['content-type', 'content-length', ...names].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );

  app.post<{ Params: { propertyId: string } }>(
    '/upload/property-image/:propertyId',
    async (request, reply) => {
      const saved = await upload(parts, request, reply, {
        method: 'POST',
        path: restPath`/api/property/${uuid(request.params.propertyId)}/profileimage`,
        headers: forwarded(request, ['if-match']),
        body: request.body as Readable,
        bytes: limits.imageMaxBytes,
        shape: property,
      });
      return {
        data: { ...saved, profileImage: imageAddress(saved.propertyId, saved.profileImage, saved.version) },
      };
    },
  );

  app.post('/upload/profile-photo', async (request, reply) => {
    const saved = await upload(parts, request, reply, {
      method: 'POST',
      path: restPath`/api/user/profile-photo`,
      headers: forwarded(request, ['if-match']),
      body: request.body as Readable,
      bytes: limits.imageMaxBytes,
      shape: userProfile,
    });
    return { data: { ...saved, imageUrl: photoAddress(saved.imageUrl) } };
  });

  app.post<{ Params: { workspaceId: string } }>(
    '/upload/workspace-logo/:workspaceId',
    async (request, reply) => {
      const saved = await upload(parts, request, reply, {
        method: 'POST',
        path: restPath`/api/workspace/logo`,
        query: { workspaceId: uuid(request.params.workspaceId).text },
        headers: forwarded(request, ['if-match']),
        body: request.body as Readable,
        bytes: limits.imageMaxBytes,
        shape: workspaceSettings,
      });
      return { data: { ...saved, logoUrl: logoAddress(saved.logoUrl) } };
    },
  );

  app.post<{ Params: { planId: string } }>('/upload/plan/:planId/adoption-file', async (request, reply) => {
    const data = await upload(parts, request, reply, {
      method: 'POST',
      path: restPath`/api/plan/${uuid(request.params.planId)}/adoption/file`,
      headers: forwarded(request, ['idempotency-key']),
      body: request.body as Readable,
      bytes: limits.adoptionFileBytes,
      shape: adoptionFile,
    });
    return { data };
  });

  app.post<{ Params: { propertyId: string; fiscalYear: string } }>(
    '/upload/component-import/:propertyId/:fiscalYear',
    async (request, reply) => {
      const data = await upload(parts, request, reply, {
        method: 'POST',
        path: restPath`/api/component/property/${uuid(request.params.propertyId)}/import`,
        query: { fiscalYear: String(fiscalYearNumber(Number(request.params.fiscalYear))) },
        headers: forwarded(request, ['idempotency-key']),
        body: request.body as Readable,
        bytes: limits.importFileBytes,
        shape: importPreview,
      });
      return { data };
    },
  );
}
