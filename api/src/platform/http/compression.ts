import compress from '@fastify/compress';
import { COMPRESSION } from '@roofline/schema/process/compression';
import type { FastifyInstance } from 'fastify';

/**
 * JSON and CSV go out as Brotli or gzip to callers who take it; pictures and workbooks are packed already. Callers hold a token of
 * their own, which no page of others can have a browser send, so nobody learns anything from the length of an answer.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, COMPRESSION);
}
