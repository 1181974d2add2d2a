import type { FastifyInstance } from 'fastify';
import got from 'got';
import type { Readiness } from './readiness';

/** True when the REST service answers. For information only: the screens work without it and say so. */
async function probe(upstreamUrl: string): Promise<'up' | 'down'> {
  try {
    await got(`${upstreamUrl}/api/health/live`, {
      timeout: { request: 1000 },
      retry: { limit: 0 },
      followRedirect: false,
    });
    return 'up';
  } catch {
    return 'down';
  }
}

/** GET /health/live and /health/ready, for process managers and reverse proxies. */
export async function healthRoutes(
  app: FastifyInstance,
  upstreamUrl: string,
  readiness: Readiness,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    if (readiness.isStopping) return reply.code(503).send({ status: 'stopping' });
    return { status: 'ready', upstream: await probe(upstreamUrl) };
  });
}
