import { constants } from 'node:zlib';

/** How both servers compress answers, as the options of @fastify/compress. */
export const COMPRESSION = {
  // Below it the head of a compressed answer costs what its body spares.
  threshold: 1_024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  // Beyond it, time grows faster than what is spared.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  // A request body stays what its limit was checked against.
  globalDecompression: false,
};
