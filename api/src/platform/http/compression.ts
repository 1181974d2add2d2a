import compress from '@fastify/compress';
import { COMPRESSION } from '@roofline/schema/process/compression';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses JSON and CSV with Brotli or gzip for callers who accept it; pictures and workbooks are compressed already.
 * Callers send a bearer token, which no foreign page can make a browser send, so the length of an answer reveals nothing.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, COMPRESSION);
}
