import type { Readable } from 'node:stream';

const MOST_BYTES = 50_000_000;
const MOST_MS = 10_000;

/**
 * Reads the rest of a refused body and discards it. Cutting the connection instead would make a browser that is still
 * sending report a lost network rather than the reason for the refusal. A sender that never ends is still cut off.
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
