import type { FastifyRequest } from 'fastify';
import type { SessionCookie } from './session-cookie';

/** The caller, as the request states it: only the REST service checks the token. */
export interface Identity {
  token: string | null;
  source: 'cookie' | 'bearer' | null;
}

/** The request contradicts itself, or carries a secret in the wrong place. */
export class IdentityError extends Error {
  constructor(
    message: string,
    readonly statusCode: 400 | 401 = 400,
  ) {
    super(message);
  }
}

const TOKEN = /^[A-Za-z0-9_-]{16,512}$/;
// URLs end up in logs, histories and referrers.
const SECRET_ARGUMENTS =
  /^(access_?token|token|bearer|authorization|api_?key|session(_?token)?|(__host-)?roofline_session)$/i;

function bearerOf(header: string | undefined): string | null {
  const match = /^Bearer +(\S+)$/i.exec(header ?? '');
  if (!match) return null;
  if (!TOKEN.test(match[1]!))
    throw new IdentityError('The token is not valid. Create one on your profile.', 401);
  return match[1]!;
}

/** Identities by their requests, which are asked for several times. */
const known = new WeakMap<FastifyRequest, Identity>();

/** The identity of a request: a session cookie or a bearer token, never both, never in the URL. Read once. */
export function identityOf(request: FastifyRequest, cookie: SessionCookie): Identity {
  const identity = known.get(request) ?? readIdentity(request, cookie);
  known.set(request, identity);
  return identity;
}

function readIdentity(request: FastifyRequest, cookie: SessionCookie): Identity {
  const names = Object.keys((request.query as Record<string, unknown> | undefined) ?? {});
  if (names.some((name) => SECRET_ARGUMENTS.test(name)))
    throw new IdentityError('Send tokens in the Authorization header, not in the URL.');
  const bearer = bearerOf(request.headers.authorization);
  const session = cookie.read(request);
  if (bearer && session) throw new IdentityError('Send either a cookie or a bearer token, not both.');
  if (bearer) return { token: bearer, source: 'bearer' };
  if (session && TOKEN.test(session)) return { token: session, source: 'cookie' };
  return { token: null, source: null };
}
