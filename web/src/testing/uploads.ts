import { vi } from 'vitest';

export interface SentUpload {
  path: string;
  fields: Record<string, string>;
  fileName: string;
  headers: Record<string, string>;
}

/** The uploads since the last `answerUpload`. */
export const uploads: SentUpload[] = [];

/** Makes the service answer every upload with this from now on. */
export function answerUpload(status: number, body: unknown): void {
  uploads.length = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const { file, ...fields } = Object.fromEntries((init.body as FormData).entries());
    const headers = init.headers as Record<string, string>;
    uploads.push({ path, fields: fields as Record<string, string>, fileName: (file as File).name, headers });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}
