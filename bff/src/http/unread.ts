import { unreadNotifications } from '@roofline/schema/notification/user-notification';
import type { FastifyInstance } from 'fastify';
import { restPath } from '../upstream/path';
import type { AppParts } from './app-parts';
import { identityOf } from './caller/identity';
import { callerOf } from './caller/operation';
import { isOwnOrigin } from './caller/origin';
import { Pace } from './pace';
import { problemFor, sendFault } from './problem';

/** A page that is open and seen asks every ten seconds; so much is enough for twenty of one session. */
const A_MINUTE = 120;
const BUDGET_MS = 5000;

// Asked again each time, and only answered in full where it changed.
const HEADERS = { 'cache-control': 'private, no-cache', vary: 'Cookie' };

/**
 * GET /notifications/unread: what an open page asks for by itself. For the browser's session only; nothing of it is stored
 * here, so any BFF answers. It leaves no line in the log, and a session that asks too often waits by itself.
 */
export async function unreadRoute(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, cookie, upstream, now } = parts;
  const pace = new Pace(A_MINUTE, now);
  app.get('/notifications/unread', { logLevel: 'warn', exposeHeadRoute: false }, async (request, reply) => {
    void reply.headers(HEADERS);
    try {
      const { token, source } = identityOf(request, cookie);
      if (source !== 'cookie' || token === null) return await reply.code(401).send(problemFor(401));
      if (!isOwnOrigin(request, config.publicUrl)) return await reply.code(403).send(problemFor(403));
      const wait = pace.waitOf(token);
      if (wait > 0) return await reply.code(429).header('retry-after', wait).send(problemFor(429));
      const rest = upstream.as(callerOf(request, reply, token, BUDGET_MS));
      const unread = await rest.get(restPath`/api/notification/user/unread`, unreadNotifications);
      const tag = `"${unread.unreadCount}-${unread.latest === null ? 0 : Date.parse(unread.latest)}"`;
      void reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return await reply.code(304).send();
      return await reply.send(unread);
    } catch (fault) {
      if (sendFault(reply, fault)) return reply;
      throw fault;
    }
  });
}
