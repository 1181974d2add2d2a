import compress from '@fastify/compress';
import { COMPRESSION } from '@roofline/schema/process/compression';
import type { FastifyInstance } from 'fastify';

/**
 * Answers of this scope go out as Brotli or gzip where the caller takes it: JSON of tables becomes a tenth of its size. No one
 * elsewhere can have a browser ask for something of their choice beside a secret and watch the length: other origins are refused.
 */
export async function compressAnswers(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, COMPRESSION);
}
