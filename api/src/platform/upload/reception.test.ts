import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { App } from '../../app';
import type { Deps } from '../deps';
import { invalidFileType } from '../problem';
import { buildTestApp, type TestApp } from '../testing';
import { postChunked } from './fixtures/chunked';
import { multipartBody, type Upload } from './fixtures/multipart';
import { assertFilled, oneFile, takeFiles, withFile, type ReceivedFile } from './reception';

const MAX = 100_000;
const url = '/api/test/file';
let t: TestApp;
/** The last file that the route received, accepted or not. */
let last: ReceivedFile | null = null;

const reception = {
  maxBytes: MAX,
  missing: { detail: 'A note is required', code: 'required' as const },
  unexpected: { detail: 'Send one note' },
  accept(file: ReceivedFile) {
    last = file;
    assertFilled(file);
    if (file.head[0] === 0) throw invalidFileType('No notes that begin with zero');
    return file;
  },
};

function testRoutes(app: App, { blobs }: Deps): void {
  const receiver = oneFile(reception);
  takeFiles(app, receiver, (scope) => {
    scope.post(url, { config: { isPublic: true } }, (request) =>
      withFile(request, receiver, blobs, async ({ path, bytes, arrival, ...file }) => {
        const { mode } = await stat(path);
        const content = await bytes();
        if (content.equals(Buffer.from('fail'))) throw new Error('fail');
        return { data: { ...file, head: [...file.head], mode: mode & 0o777, read: content.length } };
      }),
    );
  });
}

beforeAll(async () => {
  t = await buildTestApp({ routes: testRoutes });
});
afterAll(() => t.close());

const note = (bytes: Buffer | string, given: Partial<Upload> = {}): Upload => ({
  field: 'file',
  fileName: 'a.txt',
  type: 'text/plain',
  bytes: Buffer.from(bytes),
  ...given,
});
async function send(uploads: Upload[], cut = 0) {
  last = null;
  const { payload, contentType } = multipartBody(uploads);
  const answer = await t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': contentType },
    payload: payload.subarray(0, payload.length - cut),
  });
  const { data, error } = answer.json();
  return { status: answer.statusCode, data, error: error?.errors[0] };
}

test('passes the file on with its size and hash, and removes it afterwards', async () => {
  const bytes = Buffer.from('A note about the roof');
  const { status, data } = await send([note('x', { field: 'other', fileName: undefined }), note(bytes)]);
  expect(status).toBe(200);
  expect(data).toEqual({
    fileName: 'a.txt',
    declaredType: 'text/plain',
    fileSize: bytes.length,
    head: [...bytes.subarray(0, 12)],
    sha256: createHash('sha256').update(bytes).digest('hex'),
    mode: 0o600,
    read: bytes.length,
  });
  expect(existsSync(last!.path)).toBe(false);
  expect((await send([note('fail')])).status).toBe(500);
  expect(existsSync(last!.path)).toBe(false);
});

test('restores quotation marks in a name, which a browser writes as %22', async () => {
  const bytes = Buffer.from('A note about the roof');
  const { data } = await send([note(bytes, { fileName: 'Roof %22north%22 50% %20.txt' })]);
  expect(data).toMatchObject({ fileName: 'Roof "north" 50% %20.txt' });
});

test('accepts a file at the limit and not a byte more (UP-1)', async () => {
  expect((await send([note(Buffer.alloc(MAX, 1))])).data).toMatchObject({ fileSize: MAX, read: MAX });
  for (const more of [MAX + 1, MAX + 2, 3 * MAX])
    expect(await send([note(Buffer.alloc(more, 1))])).toMatchObject({
      status: 413,
      error: { code: 'tooLarge', detail: 'File is too large.', field: 'file' },
    });
});

test('says what is wrong in the words of its route', async () => {
  const refusals: [Upload[], number, object][] = [
    [[], 422, { code: 'required', detail: 'A note is required', field: 'file' }],
    [[note('x', { fileName: undefined, type: undefined })], 422, { code: 'required' }],
    [[note('x', { field: 'note' })], 422, { code: 'invalid', detail: 'Send one note', field: 'file' }],
    [[note('')], 422, { code: 'invalid', detail: 'The file is empty', field: 'file' }],
    [[note('\0')], 415, { code: 'invalidFileType', detail: 'No notes that begin with zero', field: 'file' }],
  ];
  for (const [uploads, status, error] of refusals)
    expect(await send(uploads)).toMatchObject({ status, error });
  const answer = await t.app.inject({ method: 'POST', url, payload: {} });
  expect(answer.statusCode).toBe(400);
});

test('accepts one file, and few fields beside it (UP-10)', async () => {
  expect((await send([note('one'), note('two')])).status).toBe(413);
  expect(existsSync(last!.path)).toBe(false);
  const field = (n: number) => note('x', { field: `f${n}`, fileName: undefined });
  const fields = (count: number) => Array.from({ length: count }, (_, n) => field(n));
  expect((await send([...fields(20), note('one')])).status).toBe(200);
  expect((await send([...fields(21), note('one')])).status).toBe(413);
});

test('refuses a body that breaks off, and leaves nothing of it', async () => {
  expect(await send([note('A note about the roof')], 40)).toMatchObject({
    status: 400,
    error: { code: 'unreadable', detail: 'The upload broke off or is not readable. Send it again.' },
  });
  expect(last).toBeNull();
});

test('answers a sender that is refused while it sends, and reads all that was sent', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { payload, contentType } = multipartBody([note(Buffer.alloc(200 * MAX, 1))]);
  const headers = { 'content-type': contentType };
  expect(await postChunked(t.app, url, { payload, headers })).toBe(413);
});
