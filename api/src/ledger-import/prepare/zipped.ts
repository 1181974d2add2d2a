import { gunzipSync, gzipSync } from 'node:zlib';

/** Data as JSON, zipped at the lowest level: a table is a tenth of its size then. */
export const zippedJson = (data: unknown): Buffer => gzipSync(JSON.stringify(data), { level: 1 });

export const unzippedJson = <T>(zipped: Uint8Array): T => JSON.parse(gunzipSync(zipped).toString()) as T;
