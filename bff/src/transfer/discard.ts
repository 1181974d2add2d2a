import type { Readable } from 'node:stream';

const MOST_BYTES = 50_000_000;
const MOST_MS = 10_000;

/**
 * Read what is left of a refused body and throw it away. Cutting the connection instead would make a browser that still
 * sends report a lost network, and not the reason that it was given. A sender without end is cut all the same.
 */
export function discardRest(body: Readable): void {
  if (body.readableEnded || body.destroyed) return;
  let total = 0;
  const timer = setTimeout(() => body.destroy(), MOST_MS).unref();
  body.on('data', (chunk: Buffer) => {
    total += chunk.length;
    if (total > MOST_BYTES) body.destroy();
  });
  body.once('close', () => clearTimeout(timer));
  body.once('end', () => clearTimeout(timer));
  body.resume();
}
