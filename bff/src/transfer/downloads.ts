import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../http/app-parts';
import { problemFor, sendFault } from '../http/problem';
import { fiscalYearNumber, invitationCode, restPath, uuid, type RestPath } from '../upstream/path';
import { documentDownloads } from './document-downloads';
import { namedAs, sendDownload, setDataHeaders, XLSX } from './send-download';

const IMAGE_TYPES = /^image\/(webp|png|jpeg|avif)$/;

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
    return sendDownload(parts, request, reply, {
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
      return sendDownload(parts, request, reply, {
        path: restPath`/api/component/property/${uuid(request.params.propertyId)}/export`,
        query: { fiscalYear: String(fiscalYearNumber(Number(fiscalYear))) },
        type: (given) => (given === XLSX ? XLSX : null),
        disposition: namedAs(`components-${fiscalYear}.xlsx`),
        cache: 'private, no-store',
      });
    },
  );

  documentDownloads(app, parts);
}
