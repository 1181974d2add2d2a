import { hostFault, ServedHosts } from '@roofline/schema/served-hosts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { problem } from './problem';

/**
 * Refuses requests to foreign names before anything looks at them. Health checks are not asked: a balancer sends
 * whatever Host it likes, or none, and they tell nothing.
 */
export function serveOwnHosts(app: FastifyInstance, { host, publicUrl, allowedHosts }: Config): void {
  const served = new ServedHosts({ host, publicUrl, allowedHosts });
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/health/')) return undefined;
    const { host: named } = request.headers;
    const fault = hostFault(served, {
      host: named,
      url: request.raw.url ?? '/',
      // Fastify puts the forwarded host in its place where a trusted proxy sent it, and only there.
      forwardedHost: request.host === (named ?? '') ? undefined : request.host,
      localAddress: request.socket.localAddress,
    });
    return fault ? reply.code(fault.status).send(problem(fault.code, fault.detail)) : undefined;
  });
}
