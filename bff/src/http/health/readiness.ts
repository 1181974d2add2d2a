import { setTimeout as delay } from 'node:timers/promises';
import { Connections } from '@roofline/schema/process/connections';
import type { FastifyInstance } from 'fastify';

/** After this time, a client that does not read its answer is cut off: the process has 10 seconds in total. */
const PATIENCE_MS = 8000;
/** Part of that time reserved for answering the last requests. */
const CLOSING_MS = 2000;

/** Whether this process accepts work. It announces stopping first, so that proxies choose another process. */
export class Readiness {
  isStopping = false;
}

/** Completes closing: requests sent before it are answered, and each answer given while stopping closes its connection. */
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

/** Stops: first not ready, then no new connections, then requests in progress are answered and idle connections closed. */
export async function stopGracefully(
  app: FastifyInstance,
  readiness: Readiness,
  drainDelayMs: number,
): Promise<void> {
  readiness.isStopping = true;
  await delay(drainDelayMs);
  await app.close();
}
