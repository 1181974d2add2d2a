import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 100;

/** Whether this process takes work. Stopping is announced first, so that proxies look elsewhere. */
export class Readiness {
  isStopping = false;
}

/** Ask clients to leave: an answer given while stopping closes its connection. */
export function closeConnectionsWhenStopping(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping) void reply.header('connection', 'close');
  });
}

/** Stop: not ready first, then no new connections, requests under way answered, idle connections closed. */
export async function stopGracefully(
  app: FastifyInstance,
  readiness: Readiness,
  drainDelayMs: number,
): Promise<void> {
  readiness.isStopping = true;
  await delay(drainDelayMs);
  // A connection that turns idle after the first sweep would otherwise hold the process for its keep-alive time.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}
