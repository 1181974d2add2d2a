import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 100;
/** After this a client that does not take its answer is cut off: the process has 10 seconds in all. */
const PATIENCE_MS = 8000;

/** Whether this process takes work. Stopping is announced first, so that proxies look elsewhere. */
export class Readiness {
  isStopping = false;
}

/**
 * Let closing end. Answers given while stopping close their connection; connections without a request are closed, also those
 * that never had one (a browser opens some in advance, and Node would wait a minute for them).
 */
export function closeConnectionsWhenStopping(app: FastifyInstance, readiness: Readiness): void {
  let requests = 0;
  app.addHook('onRequest', async (_request, reply) => {
    requests += 1;
    reply.raw.once('close', () => (requests -= 1));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    readiness.isStopping = true;
    const start = Date.now();
    const sweep = setInterval(() => {
      if (requests === 0 || Date.now() - start > PATIENCE_MS) app.server.closeAllConnections();
      else app.server.closeIdleConnections();
    }, SWEEP_MS);
    app.server.once('close', () => clearInterval(sweep));
    if (!app.server.listening) clearInterval(sweep);
  });
}

/** Stop: not ready first, then no new connections, requests under way answered, the others' connections closed. */
export async function stopGracefully(
  app: FastifyInstance,
  readiness: Readiness,
  drainDelayMs: number,
): Promise<void> {
  readiness.isStopping = true;
  await delay(drainDelayMs);
  await app.close();
}
