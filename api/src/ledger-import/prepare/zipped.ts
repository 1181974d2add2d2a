import { gunzipSync, gzipSync } from 'node:zlib';

/** Zips data as JSON at the lowest level, which makes a table a tenth of its size. */
export const zippedJson = (data: unknown): Buffer => gzipSync(JSON.stringify(data), { level: 1 });

export const unzippedJson = <T>(zipped: Uint8Array): T => JSON.parse(gunzipSync(zipped).toString()) as T;
