import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../platform/session';
import type { SignInContext } from './service';

/** What a request tells about who opens a session. */
export function signInContext(request: FastifyRequest): SignInContext {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    previousToken: bearerToken(request),
  };
}
