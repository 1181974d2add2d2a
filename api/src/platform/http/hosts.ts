import { hostFault, ServedHosts } from '@roofline/schema/instance/served-hosts';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../../config';
import { Problem } from '../problem';

/**
 * Refuses requests to foreign names before any other work. Health checks are exempt: a balancer sends any Host or none,
 * and the checks reveal nothing.
 */
export function serveOwnHosts(app: FastifyInstance, config: ApiConfig): void {
  const { HOST: host, PUBLIC_URL: publicUrl, ALLOWED_HOSTS: allowedHosts } = config;
  const served = new ServedHosts({ host, publicUrl, allowedHosts });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isHealth) return;
    const { host: named } = request.headers;
    const fault = hostFault(served, {
      host: named,
      url: request.raw.url ?? '/',
      // Fastify's `host` is the forwarded host only where a trusted proxy sent one.
      forwardedHost: request.host === (named ?? '') ? undefined : request.host,
      localAddress: request.socket.localAddress,
    });
    if (fault) throw new Problem(fault.status, [{ code: fault.code, detail: fault.detail }]);
  });
}
