import { setTimeout as delay } from 'node:timers/promises';
import { Connections } from '@roofline/schema/process/connections';
import type { FastifyInstance } from 'fastify';

/** After this a client that does not take its answer is cut off: the process has 10 seconds in all. */
const PATIENCE_MS = 8000;
/** Of which this is left for answering what was taken last. */
const CLOSING_MS = 2000;

/** Whether this process takes work. Stopping is announced first, so that proxies look elsewhere. */
export class Readiness {
  isStopping = false;
}

/** Let closing end: whatever was sent before it is answered, and an answer given while stopping closes its connection. */
export function closeConnectionsWhenStopping(app: FastifyInstance, readiness: Readiness): void {
  const connections = new Connections(app.server);
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    readiness.isStopping = true;
    const over = performance.now() + PATIENCE_MS;
    await connections.takeWaiting(PATIENCE_MS - CLOSING_MS);
    void connections.end(over - performance.now());
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
