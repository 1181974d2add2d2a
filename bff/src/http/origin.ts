import type { FastifyRequest } from 'fastify';

/**
 * May the page that sent this request use the browser's session? A browser names the page's origin on every request that
 * can change something; programs that are no browser send none. The host is the one the browser itself connected to, so
 * that a foreign page cannot choose it.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const origin = request.headers.origin;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  if (publicUrl) return new URL(origin).origin === new URL(publicUrl).origin;
  return new URL(origin).host === request.host;
}
