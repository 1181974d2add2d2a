import { unsubscribed } from '@roofline/schema/notification/unsubscribe';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PathPart, restPath } from '../upstream/path';
import type { AppParts } from './app-parts';
import { callerOf } from './caller/operation';
import { problemFor, sendFault } from './problem';

const BUDGET_MS = 10_000;
/** A mail program sends one short field, which says nothing that the address does not. */
const BODY_BYTES = 4096;
const TOKEN = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * /unsubscribe/{token}, the address of a mail's header. A POST ends the mails at once, without signing in (RFC 8058); a GET
 * only opens the page with the button, since mail programs and scanners follow links by themselves.
 */
export async function unsubscribeRoute(app: FastifyInstance, { upstream }: AppParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, _body, done) =>
    done(null, null),
  );
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params: { token } }, reply) =>
    TOKEN.test(token)
      ? reply.redirect(`/#/unsubscribe/${token}`, 303)
      : reply.code(404).send(problemFor(404)),
  );
  app.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
    const { token } = request.params;
    if (!TOKEN.test(token)) return reply.code(404).send(problemFor(404));
    return end(request, reply, token);
  });

  async function end(request: FastifyRequest, reply: FastifyReply, token: string) {
    try {
      const rest = upstream.as(callerOf(request, reply, null, BUDGET_MS));
      const path = restPath`/api/notification/unsubscribe/${new PathPart(token)}`;
      return await reply.send(await rest.post(path, unsubscribed, { isPublic: true }));
    } catch (fault) {
      if (sendFault(reply, fault)) return reply;
      throw fault;
    }
  }
}
