import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const BOUNDARY = '----roofline-bench-0123456789';
const agent = new Agent({ keepAlive: true });

/** A file of a form. */
export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Files of one form, and where they go. */
export interface SentForm {
  url: string;
  headers: Record<string, string>;
  files: readonly SentFile[];
}

/** The form piece by piece: the bytes of the files are not copied. */
const piecesOf = (files: readonly SentFile[]): Buffer[] => [
  ...files.flatMap(({ name, type, bytes }, n) => {
    const head = `content-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: ${type}`;
    return [Buffer.from(`${n > 0 ? '\r\n' : ''}--${BOUNDARY}\r\n${head}\r\n\r\n`), bytes];
  }),
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
];

/**
 * Sends files in the field `files`, on a connection that is kept. The `fetch` of Node takes as much processor time for a large
 * form as the service takes to receive it, on the same machine.
 */
export async function sendFiles({ url, headers, files }: SentForm): Promise<void> {
  const pieces = piecesOf(files);
  const form = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': pieces.reduce((sum, { length }) => sum + length, 0),
  };
  await new Promise<void>((done, failed) => {
    const asked = request(
      url,
      { method: 'POST', agent, headers: { ...headers, ...form } },
      async (answer) => {
        const text = (await answer.toArray()).join('');
        if (answer.statusCode === 201) return done();
        failed(new Error(`${answer.statusCode} ${text.slice(0, 300)}`));
      },
    );
    asked.on('error', failed);
    void pipeline(Readable.from(pieces), asked).catch(failed);
  });
}
