import { z } from 'zod';
import { unavailable } from '../problem';
import { bare } from '../route/answer';
import type { Route } from '../route/declaration';
import { routes } from '../route/declare';
import { get } from '../route/read';

const ok = z.object({ status: z.literal('ok') });
/** `full`: so little disk space is left that every write is refused with 507, while reads go on. */
const ready = ok.extend({ storage: z.enum(['ok', 'full']) });

/** Returns the health routes: live while the process answers; ready unless the database is down or it is stopping. */
export function healthRoutes(isStopping: () => boolean): Route[] {
  return routes(
    'health',
    get('/api/health/live', {
      summary: 'The process is running',
      right: 'public',
      isHealth: true,
      answer: bare(ok),
      steps: () => ({ status: 'ok' }) as const,
    }),
    get('/api/health/ready', {
      summary: 'The service can work',
      right: 'public',
      isHealth: true,
      answer: bare(ready),
      steps: async ({ deps: { database } }) => {
        if (isStopping()) throw unavailable('The service is stopping');
        await database.ping().catch(() => {
          throw unavailable();
        });
        return { status: 'ok', storage: database.hasRoom() ? 'ok' : 'full' } as const;
      },
    }),
  );
}
