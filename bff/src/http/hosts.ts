import { hostFault, ServedHosts } from '@roofline/schema/instance/served-hosts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { problem } from './problem';

/**
 * Refuses requests to foreign names before anything else handles them. Health checks are exempt: a load balancer sends
 * any Host or none, and they reveal nothing.
 */
export function serveOwnHosts(app: FastifyInstance, { host, publicUrl, allowedHosts }: Config): void {
  const served = new ServedHosts({ host, publicUrl, allowedHosts });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url?.startsWith('/health/')) return done();
    const { host: named } = request.headers;
    const fault = hostFault(served, {
      host: named,
      url: request.raw.url ?? '/',
      // Fastify replaces it with the forwarded host only when a trusted proxy sent that.
      forwardedHost: request.host === (named ?? '') ? undefined : request.host,
      localAddress: request.socket.localAddress,
    });
    if (!fault) return done();
    void reply.code(fault.status).send(problem(fault.code, fault.detail));
    return undefined;
  });
}
