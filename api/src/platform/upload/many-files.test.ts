import { existsSync } from 'node:fs';
import type { App } from '../../app';
import type { Deps } from '../deps';
import { conflict, invalidFileType } from '../problem';
import { buildTestApp, type TestApp } from '../testing';
import { multipartBody, type Upload } from './fixtures/multipart';
import { eachSeat, manyFiles, uploadedOf } from './many-files';
import { assertFilled, takeFiles, withFile, type ReceivedFile } from './reception';

const MAX = 100_000;
const url = '/api/test/files';
let t: TestApp;
let paths: string[] = [];

const receiver = manyFiles({
  maxBytes: MAX,
  missing: { detail: 'A note is required', code: 'required' },
  unexpected: { detail: 'Send notes in the field "files"' },
  accept(file: ReceivedFile) {
    paths.push(file.path);
    assertFilled(file);
    if (file.head[0] === 0) throw invalidFileType('No notes that begin with zero');
    return file;
  },
});

function testRoutes(app: App, { blobs }: Deps): void {
  takeFiles(app, receiver, (scope) => {
    scope.post(url, { config: { isPublic: true } }, (request) =>
      withFile(request, receiver, blobs, async ({ seats, fields }) => {
        const read = await eachSeat(seats, async (file, at) => {
          const text = (await file.bytes()).toString();
          if (text === 'fail') throw new Error('fail');
          if (text === 'same') throw conflict('The note is there', 'sameBytes');
          return { at, fileName: file.fileName, size: text.length };
        });
        return { ...uploadedOf(read), fields };
      }),
    );
  });
}

beforeAll(async () => {
  t = await buildTestApp({ routes: testRoutes });
});
afterAll(() => t.close());

const note = (bytes: Buffer | string, fileName = 'a.txt'): Upload => ({
  field: 'files',
  fileName,
  type: 'text/plain',
  bytes: Buffer.from(bytes),
});
const field = (name: string, text: string): Upload => ({ field: name, bytes: Buffer.from(text) });

async function send(uploads: Upload[]) {
  paths = [];
  const { payload, contentType } = multipartBody(uploads);
  const answer = await t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': contentType },
    payload,
  });
  const { data, errors, fields, error } = answer.json();
  return { status: answer.statusCode, data, errors: errors ?? error?.errors, fields };
}

test('passes on every file in order, with the fields before and after them', async () => {
  const { status, data, errors, fields } = await send([
    field('first', '1'),
    note('one', 'one.txt'),
    note('two two', 'two.txt'),
    field('last', '2'),
  ]);
  expect([status, errors, fields]).toEqual([200, [], { first: '1', last: '2' }]);
  expect(data).toEqual([
    { at: 0, fileName: 'one.txt', size: 3 },
    { at: 1, fileName: 'two.txt', size: 7 },
  ]);
  expect(paths).toHaveLength(2);
  expect(paths.some((path) => existsSync(path))).toBe(false);
});

test('refuses a file at its place and accepts the others (UP-1, UP-2)', async () => {
  const over = [MAX + 1, MAX + 2, 5 * MAX].map((size) => note(Buffer.alloc(size, 1)));
  const { data, errors } = await send([
    note(Buffer.alloc(MAX, 1)),
    ...over,
    note('\0'),
    note('same'),
    note(''),
    note('x'),
  ]);
  expect(data.map(({ at, size }: { at: number; size: number }) => [at, size])).toEqual([
    [0, MAX],
    [7, 1],
  ]);
  const large = { code: 'tooLarge', detail: 'File is too large.' };
  expect(errors).toEqual([
    { ...large, field: 'files.1' },
    { ...large, field: 'files.2' },
    { ...large, field: 'files.3' },
    { code: 'invalidFileType', detail: 'No notes that begin with zero', field: 'files.4' },
    { code: 'sameBytes', detail: 'The note is there', field: 'files.5' },
    { code: 'invalid', detail: 'The file is empty', field: 'files.6' },
  ]);
});

test('answers with the status of the first file if every file was refused', async () => {
  expect(await send([note(Buffer.alloc(MAX + 1, 1)), note('\0')])).toMatchObject({
    status: 413,
    errors: [{ field: 'files.0' }, { field: 'files.1' }],
  });
  expect((await send([note('same')])).status).toBe(409);
  expect((await send([note('one'), note('fail')])).status).toBe(500);
  expect(paths.some((path) => existsSync(path))).toBe(false);
});

test('accepts 20 files and no more, and few fields beside them (UP-10)', async () => {
  const notes = (count: number) => Array.from({ length: count }, (_, n) => note(`note ${n}`));
  expect((await send(notes(20))).data).toHaveLength(20);
  for (const count of [21, 22, 40])
    expect(await send(notes(count))).toMatchObject({
      status: 413,
      errors: [{ code: 'tooMany', detail: 'Send at most 20 files at once', field: 'files' }],
    });
  const fields = (count: number) => Array.from({ length: count }, (_, n) => field(`f${n}`, 'x'));
  expect((await send([...fields(20), note('one')])).status).toBe(200);
  expect((await send([...fields(21), note('one')])).status).toBe(413);
  expect((await send([field('long', 'x'.repeat(100_001)), note('one')])).status).toBe(413);
});

test('says what is wrong with a body without files, or with files in another field', async () => {
  expect(await send([field('note', 'x')])).toMatchObject({
    status: 422,
    errors: [{ code: 'required', detail: 'A note is required', field: 'files' }],
  });
  expect(await send([note('one'), { ...note('two'), field: 'file' }])).toMatchObject({
    status: 422,
    errors: [{ detail: 'Send notes in the field "files"', field: 'files' }],
  });
  const answer = await t.app.inject({ method: 'POST', url, payload: {} });
  expect(answer.statusCode).toBe(400);
});
