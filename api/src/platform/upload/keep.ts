import type { FastifyReply } from 'fastify';
import { Problem } from '../problem';
import type { Storage } from '../storage';

/**
 * Stores a file and points a row at it by `save`, which calls `used` once its transaction is kept; takes the file away
 * again where that did not happen.
 */
export async function keepFile<T>(
  storage: Storage,
  prefix: string,
  bytes: Uint8Array,
  save: (key: string, used: () => void) => Promise<T>,
): Promise<T> {
  const key = await storage.put(prefix, bytes);
  let isUsed = false;
  try {
    const answer = await save(key, () => void (isUsed = true));
    // A repeat was answered with what its first request made: this copy is nobody's.
    if (!isUsed) await storage.remove(key);
    return answer;
  } catch (error) {
    // After any other failure nobody knows whether the row was written; the sweep finds out.
    if (error instanceof Problem) await storage.remove(key);
    throw error;
  }
}

/** Serves a kept file: never a page or a script of ours, whatever it holds. */
export async function sendFile(
  reply: FastifyReply,
  storage: Storage,
  key: string,
  file: { contentType: string; disposition: string },
) {
  const { stream, size } = await storage.read(key);
  return reply
    .headers({
      'content-length': String(size),
      'content-disposition': file.disposition,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type(file.contentType)
    .send(stream);
}
