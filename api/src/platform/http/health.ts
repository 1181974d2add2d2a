import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps';
import { unavailable } from '../problem';

const ok = z.object({ status: z.literal('ok') });
/** `full`: so little room is left on the disk that every write is refused with 507, while reads go on. */
const ready = ok.extend({ storage: z.enum(['ok', 'full']) });
const schema = { tags: ['health'], response: { 200: ok } };
const config = { isPublic: true, isHealth: true } as const;

/** Live while the process answers; ready while it also can work: database there, not stopping. */
export function healthRoutes(app: FastifyInstance, deps: Deps, isStopping: () => boolean): void {
  app.get('/api/health/live', { schema: { ...schema, summary: 'The process runs' }, config }, async () => ({
    status: 'ok',
  }));
  app.get(
    '/api/health/ready',
    { schema: { ...schema, summary: 'The service can work', response: { 200: ready } }, config },
    async () => {
      if (isStopping()) throw unavailable('The service is stopping');
      await deps.database.ping().catch(() => {
        throw unavailable();
      });
      return { status: 'ok', storage: deps.database.hasRoom() ? 'ok' : 'full' } as const;
    },
  );
}
