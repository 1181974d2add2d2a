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
    /** Open to callers who are not signed in. Every other route needs a bearer token. */
    isPublic?: boolean;
    /** The right that a personal access token needs here; a route without it refuses tokens. */
    tokens?: TokenNeed;
    /** A health check: exempt from the rate limit. */
    isHealth?: boolean;
    /** Open pages poll this route by themselves: a request does not count as use of the session. */
    isPolled?: boolean;
    /** Media types that the route can answer with, besides JSON. */
    produces?: string[];
  }
}

/** Returns the actor of the request, which the guard has set on every route that is not public. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthenticated();
  return request.actor;
}

/** Finds the actor behind a bearer token: a session's user, or a program with a personal access token. */
function findActor(deps: Deps, token: string, isPolled: boolean): Promise<Actor | null> {
  return isAccessToken(token)
    ? findTokenActor(deps, token)
    : findSessionActor(deps, token, { isUse: !isPolled });
}

/** Guards every route: without a valid session or token it answers 401, unless the route is declared `isPublic`. */
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
