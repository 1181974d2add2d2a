import type { FastifyRequest } from 'fastify';

/**
 * True when the page that sent this request may use the browser's session. A browser names the page's origin on every
 * request that can change something; other programs send none. The host is the one the browser connected to, so that
 * a foreign page cannot choose it.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const origin = request.headers.origin;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  if (publicUrl) return new URL(origin).origin === new URL(publicUrl).origin;
  return new URL(origin).host === request.host;
}
