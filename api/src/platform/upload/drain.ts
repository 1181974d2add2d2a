import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';

const DRAINED_BYTES = 50_000_000;
const DRAIN_MS = 10_000;

/**
 * Reads and drops what is left of a refused body, so that the sender gets the answer and not a broken connection. Who
 * sends endlessly is cut off.
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
