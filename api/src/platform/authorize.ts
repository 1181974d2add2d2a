import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from './actor';
import type { Deps } from './deps';
import { findTokenActor, isAccessToken } from './access-token';
import { forbidden, unauthenticated } from './problem';
import { bearerToken, findSessionActor } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** Open to callers without identity. Everything else needs a bearer token. */
    isPublic?: boolean;
    /** Reads, though by its method it looks like a write: open to tokens that may only read. */
    isRead?: boolean;
    /** Writes, though by its method it looks like a read: closed to tokens that may only read. */
    isWrite?: boolean;
    /** A health check: never limited. */
    isHealth?: boolean;
    /** Media types that the route can answer with beside JSON. */
    produces?: string[];
  }
}

/** The identity of the request; the guard has made sure of it on every route that is not public. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthenticated();
  return request.actor;
}

const READS = new Set(['GET', 'HEAD']);

/** Who a bearer token stands for: a session's user, or a program with a personal access token. */
function findActor(deps: Deps, token: string): Promise<Actor | null> {
  return isAccessToken(token) ? findTokenActor(deps, token) : findSessionActor(deps, token);
}

/** Closed by default: a route answers 401 without a live session unless it says `config: { isPublic: true }`. */
export function guardRoutes(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.isPublic) return;
    const token = bearerToken(request);
    const actor = token === null ? null : await findActor(deps, token);
    if (!actor) throw unauthenticated();
    const { isRead: isSaidToRead, isWrite } = request.routeOptions.config;
    const isRead = isSaidToRead === true || (READS.has(request.method) && isWrite !== true);
    if (actor.token?.scope === 'read' && !isRead) throw forbidden('This token may only read');
    request.actor = actor;
  });
}
