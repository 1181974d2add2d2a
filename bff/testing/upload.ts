import { request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { COOKIE } from './harness';

export interface UploadAnswer {
  status: number;
  body: string;
  headers: Record<string, unknown>;
}

/** Upload chunk by chunk, as fast or slowly as the chunks come. */
export function send(
  port: number,
  url: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  headers: Record<string, string> = {},
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: url, headers: {
      cookie: COOKIE, 'content-type': 'multipart/form-data; boundary=b', 'x-requested-with': 'roofline', ...headers,
    } }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk)).on('end', () => resolve({ status: response.statusCode!, body, headers: response.headers }));
    }); // prettier-ignore
    request.on('error', reject);
    void (async () => {
      for await (const chunk of chunks) if (!request.destroyed && !request.write(chunk)) await delay(1);
      request.end();
    })();
  });
}

/** What the service reads of an upload. */
export function keep(answer: (bytes: number, body: string) => unknown) {
  return async (request: { raw: AsyncIterable<Buffer> }) => {
    const parts: Buffer[] = [];
    for await (const chunk of request.raw) parts.push(chunk);
    const body = Buffer.concat(parts);
    return answer(body.length, body.toString('latin1'));
  };
}
