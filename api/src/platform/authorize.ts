import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from './actor';
import type { Deps } from './deps';
import { findTokenActor, isAccessToken } from './identity/access-token';
import { unauthenticated } from './problem';
import { bearerToken, findSessionActor } from './identity/session';
import { requireTokenRight, type TokenNeed } from './identity/token-rights';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** Open to callers without identity. Everything else needs a bearer token. */
    isPublic?: boolean;
    /** What a personal access token needs here; left out, it is closed to tokens. */
    tokens?: TokenNeed;
    /** A health check: never limited. */
    isHealth?: boolean;
    /** An open page asks by itself: it is no use of a session. */
    isPolled?: boolean;
    /** Media types that the route can answer with beside JSON. */
    produces?: string[];
  }
}

/** The identity of the request; the guard has made sure of it on every route that is not public. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthenticated();
  return request.actor;
}

/** Who a bearer token stands for: a session's user, or a program with a personal access token. */
function findActor(deps: Deps, token: string, isPolled: boolean): Promise<Actor | null> {
  return isAccessToken(token)
    ? findTokenActor(deps, token)
    : findSessionActor(deps, token, { isUse: !isPolled });
}

/** Closed by default: a route answers 401 without a live session unless it is declared `public`. */
export function guardRoutes(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const { isPublic, isPolled = false } = request.routeOptions.config;
    if (request.is404 || isPublic) return;
    const token = bearerToken(request);
    const actor = token === null ? null : await findActor(deps, token, isPolled);
    if (!actor) throw unauthenticated();
    requireTokenRight(actor, request.routeOptions.config.tokens ?? 'never');
    request.actor = actor;
  });
}
