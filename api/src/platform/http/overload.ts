import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiConfig } from '../../config';
import { tooManyRequests, unavailable } from '../problem';

/** How many users one address counts for, since a whole office may share it. */
const USERS_OF_AN_ADDRESS = 5;

const isExempt = (request: FastifyRequest) => request.routeOptions.config.isHealth === true;

/**
 * Limits requests before any work: the number at once from everyone (503), so that under overload accepted requests
 * stay fast and the rest fail at once, and the number a minute from one address (429).
 */
export async function useLimits(app: FastifyInstance, config: ApiConfig): Promise<void> {
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request)) return;
    if (inFlight >= config.MAX_IN_FLIGHT) throw unavailable('The service is busy. Try again shortly.');
    inFlight += 1;
    reply.raw.once('close', () => void (inFlight -= 1));
  });
  await app.register(rateLimit, { global: false });
  limit(app, config.RATE_LIMIT * USERS_OF_AN_ADDRESS, (request) => `address:${request.ip}`);
}

/** Limits, after the guard, the requests a minute of one user from any address. */
export function limitUsers(app: FastifyInstance, config: ApiConfig): void {
  limit(app, config.RATE_LIMIT, (request) => `user:${request.actor?.userId ?? request.ip}`);
}

function limit(app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string): void {
  const check = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request)) return;
    const state = await check(request);
    if (state.isAllowed) return;
    // Headers that clients know (draft-ietf-httpapi-ratelimit-headers-07); the user's limit is set last and remains.
    reply.headers({
      'ratelimit-limit': String(max),
      'ratelimit-remaining': String(state.remaining),
      'ratelimit-reset': String(state.ttlInSeconds),
    });
    if (state.isExceeded) throw tooManyRequests(state.ttl / 1000);
  });
}
