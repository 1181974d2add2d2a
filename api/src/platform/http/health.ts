import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps';
import { unavailable } from '../problem';

const schema = { tags: ['health'], response: { 200: z.object({ status: z.literal('ok') }) } };
const config = { isPublic: true, isHealth: true } as const;

/** Live while the process answers; ready while it also can work: database there, not stopping. */
export function healthRoutes(app: FastifyInstance, deps: Deps, isStopping: () => boolean): void {
  app.get('/api/health/live', { schema: { ...schema, summary: 'The process runs' }, config }, async () => ({
    status: 'ok',
  }));
  app.get(
    '/api/health/ready',
    { schema: { ...schema, summary: 'The service can work' }, config },
    async () => {
      if (isStopping()) throw unavailable('The service is stopping');
      await deps.database.ping().catch(() => {
        throw unavailable();
      });
      return { status: 'ok' };
    },
  );
}
