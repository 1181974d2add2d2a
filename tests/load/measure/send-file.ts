import { Agent, request } from 'node:http';

const BOUNDARY = '----roofline-bench-0123456789';
const agent = new Agent({ keepAlive: true });

/** A file of a form, and where it goes. */
export interface SentFile {
  url: string;
  headers: Record<string, string>;
  name: string;
  type: string;
  bytes: Buffer;
}

/**
 * Sends a file in the field `files`, on a connection that is kept. The `fetch` of Node takes as much processor time for a large
 * form as the service takes to receive it, on the same machine.
 */
export async function sendFile({ url, headers, name, type, bytes }: SentFile): Promise<void> {
  const before = Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
  );
  const after = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const form = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': before.length + bytes.length + after.length,
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
    asked.write(before);
    asked.write(bytes);
    asked.end(after);
  });
}
