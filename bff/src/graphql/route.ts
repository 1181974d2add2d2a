import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../http/app-parts';
import { compressAnswers } from '../http/compression';
import { graphContext } from '../context';
import { IdentityError, identityOf } from '../http/caller/identity';
import { callerOf } from '../http/caller/operation';
import { isOwnOrigin } from '../http/caller/origin';
import { LIMITS, PROGRAM_LIMITS, type Limits } from './limits/limits';
import { Programs } from './limits/programs';
import { graphServer } from './server';

const BODY_BYTES = 1_048_576;
const CODES: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 500: 'INTERNAL' };

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: { code: CODES[status] ?? 'BAD_REQUEST' } }] });
}

/** Errors in the HTTP request itself, before the document is read. */
function faultOf(request: FastifyRequest): [status: number, message: string] | null {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!/^application\/json *(;|$)/i.test(type)) return [415, 'Send application/json.'];
  if (/charset=/i.test(type) && !/charset="?utf-8"?/i.test(type)) return [415, 'Send UTF-8.'];
  if (encoding !== 'identity') return [415, 'Send the body without content encoding.'];
  return null;
}

/** A graph server that runs as long as the application. */
async function handlerWith(
  limits: Limits,
  app: FastifyInstance,
  { config, upstream, cookie, budgetMs }: AppParts,
) {
  const server = graphServer(config, app.log, limits);
  await server.start();
  app.addHook('onClose', () => server.stop());
  return fastifyApolloHandler(server, {
    context: async (request, reply) => {
      const { token, source } = identityOf(request, cookie);
      const http = { reply, cookie, isProgram: source === 'bearer' };
      return graphContext(upstream, callerOf(request, reply, token, budgetMs), http);
    },
  });
}

/** POST /graphql, and nothing else there: no page, no GET, no batches. */
export async function graphRoute(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, upstream, cookie, budgetMs, now } = parts;
  // Two servers, since each caches the documents it has read: one never reads a document too large for it.
  const forPeople = await handlerWith(LIMITS, app, parts);
  const forPrograms = await handlerWith(PROGRAM_LIMITS, app, parts);
  const programs = new Programs(upstream, now);
  await compressAnswers(app);

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (request.method !== 'POST')
      return refuse(reply.header('allow', 'POST'), 405, 'Only POST is allowed here.');
    const fault = faultOf(request);
    if (fault) return refuse(reply, ...fault);
    const identity = identityOf(request, cookie);
    if (identity.source !== 'bearer' && !isOwnOrigin(request, config.publicUrl))
      return refuse(reply, 403, 'This origin is not allowed.');
    return undefined;
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof IdentityError) return refuse(reply, error.statusCode, error.message);
    const status = error.statusCode ?? 500;
    if (status === 413) return refuse(reply, 413, 'The request is too large.');
    if (status >= 400 && status < 500) return refuse(reply, status, 'The request cannot be read.');
    request.log.error({ err: error }, 'request failed');
    return refuse(reply, 500, 'Internal server error');
  });
  app.all('/graphql', { bodyLimit: BODY_BYTES, exposeHeadRoute: false }, async function (request, reply) {
    const identity = identityOf(request, cookie);
    const caller = () => callerOf(request, reply, identity.token, budgetMs);
    const handler = (await programs.includes(identity, caller)) ? forPrograms : forPeople;
    return handler.call(this, request, reply);
  });
}
