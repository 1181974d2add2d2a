import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppParts } from '../app';
import { identityOf } from '../http/identity';
import { callerOf } from '../http/operation';
import { problemFor, sendFault } from '../http/problem';
import { fiscalYearNumber, invitationCode, restPath, uuid, type RestPath } from '../upstream/path';
import { openRelay, relayedData, relayFault, responseOf } from './relay';

const BUDGET_MS = 300_000;
const IMAGE_TYPES = /^image\/(webp|png|jpeg|avif)$/;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
// The service names the file by RFC 6266; anything else is not passed on.
const DISPOSITION =
  /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]{1,255}"(; filename\*=UTF-8''[A-Za-z0-9%._~!$&+^`|-]{1,1000})?$/;

interface Download {
  path: RestPath;
  query?: Record<string, string>;
  type: (given: string) => string | null;
  disposition: (given: string) => string;
  cache: string;
  isPublic?: boolean;
}

/** Downloads are data, also where a browser would rather show them: no script of theirs may ever run. */
function setDataHeaders(reply: FastifyReply): void {
  void reply.headers({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
}

async function send(parts: AppParts, request: FastifyRequest, reply: FastifyReply, download: Download) {
  const { token } = identityOf(request, parts.cookie);
  const relay = openRelay(parts.upstream, callerOf(request, reply, token, BUDGET_MS), {
    method: 'GET',
    ...download,
  });
  try {
    const response = await responseOf(relay);
    const type = download.type(
      String(response.headers['content-type'] ?? '')
        .split(';')[0]!
        .trim(),
    );
    if (response.statusCode !== 200 || !type) {
      await relayedData(relay, response, z.never(), 100_000);
      return reply;
    }
    const length = response.headers['content-length'];
    if (length) void reply.header('content-length', length);
    void reply.headers({
      'content-type': type,
      'content-disposition': download.disposition(String(response.headers['content-disposition'] ?? '')),
      'cache-control': download.cache,
    });
    // A cut reply ends the connection, so that half a file never looks whole.
    return await reply.send(relay);
  } catch (fault) {
    relay.destroy();
    throw relayFault(fault);
  }
}

/** GET /download/…: streamed from the REST service, which checks session and workspace each time. */
export async function downloadRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => setDataHeaders(reply));
  app.setErrorHandler((fault, request, reply) => {
    if (sendFault(reply, fault)) return reply;
    request.log.error({ err: fault }, 'download failed');
    return reply.code(500).send(problemFor(500));
  });
  const options = { exposeHeadRoute: false };

  const image = (request: FastifyRequest, reply: FastifyReply, path: RestPath, isPublic = false) => {
    const { v } = request.query as { v?: unknown };
    const isVersioned = typeof v === 'string' && v !== '';
    if (isVersioned) void reply.header('vary', 'Cookie, Authorization');
    return send(parts, request, reply, {
      path,
      isPublic,
      type: (given) => (IMAGE_TYPES.test(given) ? given : null),
      // Shown within pages: the service has re-encoded it.
      disposition: () => 'inline',
      cache: isVersioned ? 'private, max-age=300' : 'private, no-store',
    });
  };

  app.get<{ Params: { propertyId: string } }>(
    '/download/property-image/:propertyId',
    options,
    async (request, reply) =>
      image(request, reply, restPath`/api/property/${uuid(request.params.propertyId)}/profileimage`),
  );
  app.get('/download/profile-photo', options, async (request, reply) =>
    image(request, reply, restPath`/api/user/profile-photo`),
  );
  app.get<{ Params: { workspaceId: string } }>(
    '/download/workspace-logo/:workspaceId',
    options,
    async (request, reply) =>
      image(request, reply, restPath`/api/workspace/${uuid(request.params.workspaceId)}/logo`),
  );
  // Whoever holds the code of an invitation may see whose it is, without being anybody here yet.
  app.get<{ Params: { code: string } }>('/download/invitation-logo/:code', options, async (request, reply) =>
    image(
      request,
      reply,
      restPath`/api/account/invitation/${invitationCode(request.params.code)}/logo`,
      true,
    ),
  );

  app.get<{ Params: { propertyId: string; file: string } }>(
    '/download/components/:propertyId/:file',
    options,
    async (request, reply) => {
      const fiscalYear = /^(\d{4})\.xlsx$/.exec(request.params.file)?.[1];
      if (!fiscalYear) return reply.code(404).send(problemFor(404));
      return send(parts, request, reply, {
        path: restPath`/api/component/property/${uuid(request.params.propertyId)}/export`,
        query: { fiscalYear: String(fiscalYearNumber(Number(fiscalYear))) },
        type: (given) => (given === XLSX ? XLSX : null),
        disposition: (given) =>
          DISPOSITION.test(given) ? given : `attachment; filename="components-${fiscalYear}.xlsx"`,
        cache: 'private, no-store',
      });
    },
  );
}
