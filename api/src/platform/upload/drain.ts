import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';

const DRAINED_BYTES = 50_000_000;
const DRAIN_MS = 10_000;

/**
 * Reads and drops the rest of a refused body, so that the sender gets the answer and not a broken connection. Cuts off
 * a sender that does not end.
 */
export async function drain({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return;
  let left = DRAINED_BYTES;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
  await finished(raw, { signal: AbortSignal.timeout(DRAIN_MS) }).catch(() => undefined);
}
