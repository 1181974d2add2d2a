import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below it the head of a compressed answer costs what its body spares. */
const THRESHOLD = 1_024;

/**
 * Answers of this scope go out as Brotli or gzip where the caller takes it: JSON of tables becomes a tenth of its size. Nobody
 * elsewhere can have a browser ask for something of their choice beside a secret and watch the length: other origins are refused.
 */
export async function compressAnswers(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    // Beyond it, time grows faster than what is spared.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // A request body stays what its limit was checked against.
    globalDecompression: false,
  });
}
