import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FileVersion, PropertyFile } from '@roofline/schema/file/file';
import { storageProblem } from '../../platform/files/storage';
import { buildCabinet, namesOf, type Cabinet } from '../fixtures/cabinet';
import { filesUpload } from '../write/upload';

let t: Cabinet;
beforeAll(async () => {
  t = await buildCabinet();
});
afterAll(() => t.close());

const file = (id: string, path = '') => `/api/file/file/${id}${path}`;
const bytesAt = async (url: string) => t.app.inject({ url, headers: t.as.member });

describe('an upload', () => {
  test('stores each file under its name with its type, and says who sent it', async () => {
    const { status, data } = await t.send([
      ['Study.PDF', '%PDF-1.7 x'],
      ['figures.csv', 'a,b\n1,2'],
      ['page.pdf', '<script>'],
    ]);
    expect(status).toBe(201);
    expect(
      data.map(({ fileName, contentType, previewKind }) => [fileName, contentType, previewKind]),
    ).toEqual([
      ['Study.PDF', 'application/pdf', 'pdf'],
      ['figures.csv', 'text/csv', 'table'],
      ['page.pdf', 'application/octet-stream', 'none'],
    ]);
    expect(data[0]).toMatchObject({
      fileSize: 10,
      versionNumber: 1,
      uploadByFullName: 'Test User',
      folderId: null,
    });
    const answer = await bytesAt(file(data[2]!.propertyFileId, '/download'));
    expect(answer.body).toBe('<script>');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="page.pdf"; filename*=UTF-8''page.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['a packed file', 'minutes.gz', gzipSync(randomBytes(4_000))],
    [
      'a file that begins as a packed one does',
      'figures.bin',
      Buffer.concat([Buffer.from([0x78, 0x9c]), randomBytes(4_000)]),
    ],
    ['a text', 'formula.txt', Buffer.from('x^2 is not packed. '.repeat(400))],
  ])('%s comes back unchanged, also where the client accepts compression', async (_what, name, bytes) => {
    const { data } = await t.send([[name, bytes]]);
    const url = file(data[0]!.propertyFileId, '/download');
    const headers = { ...t.as.member, 'accept-encoding': 'gzip, br' };
    const answer = await t.app.inject({ url, headers });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(bytes.length));
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\docs\\a.txt', 'a.txt'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['..', 'file'],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(125)}.pdf`],
  ])('stores %j under a plain name (UP-5)', async (given, stored) => {
    const { data } = await t.send([[given, `named ${given}`]], { query: '?onSameName=keepBoth' });
    expect(Buffer.byteLength(data[0]!.fileName)).toBeLessThanOrEqual(255);
    expect(stored.endsWith(data[0]!.fileName) || data[0]!.fileName === stored).toBe(true);
  });

  test('refuses only an empty file and stores the others', async () => {
    const { status, data, errors } = await t.send([
      ['empty.txt', ''],
      ['full.txt', 'full'],
    ]);
    expect(status).toBe(207);
    expect(data.map(({ fileName }) => fileName)).toEqual(['full.txt']);
    expect(errors).toMatchObject([{ field: 'files.0' }]);
  });

  test('refuses a taken name, unless the caller keeps both or adds a version; the old version stays', async () => {
    const first = await t.addFile('Contract.pdf', null, '%PDF-1 one');
    const again = [['CONTRACT.pdf', '%PDF-1 two']] as const;
    expect(await t.send(again)).toMatchObject({
      status: 409,
      errors: [{ code: 'sameName', field: 'files.0' }],
    });
    const both = await t.send(again, { query: '?onSameName=keepBoth' });
    expect(both.data[0]).toMatchObject({ fileName: 'CONTRACT (2).pdf', versionNumber: 1 });
    const next = await t.send(again, { query: '?onSameName=newVersion', who: 'member' });
    expect(next.data[0]).toMatchObject({
      propertyFileId: first.propertyFileId,
      fileName: 'Contract.pdf',
      versionNumber: 2,
      version: first.version + 1,
    });
    const versions = (await t.call('member', 'GET', file(first.propertyFileId, '/versions')))
      .data as FileVersion[];
    expect(versions.map(({ versionNumber }) => versionNumber)).toEqual([2, 1]);
    const of = async (path: string) => (await bytesAt(file(first.propertyFileId, path))).body;
    expect(await of('/version/1/download')).toBe('%PDF-1 one');
    expect(await of('/download')).toBe('%PDF-1 two');
    expect((await bytesAt(file(first.propertyFileId, '/version/3/download'))).statusCode).toBe(404);
  });

  test('is done once for a key, however often it is sent', async () => {
    const send = () => t.send([['once.txt', 'once']], { key: 'once-1', query: '?onSameName=keepBoth' });
    const [one, two] = [await send(), await send()];
    expect(two).toEqual(one);
    expect(namesOf(await t.look('?search=once')).files).toEqual(['once.txt']);
  });

  test('of the same name by ten at once is ten versions in a row, and the same text twice is stored once (UP-14)', async () => {
    const send = (n: number) => t.send([['race.txt', `turn ${n % 5}`]], { query: '?onSameName=newVersion' });
    const sent = await Promise.all(Array.from({ length: 10 }, (_, n) => send(n)));
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const ids = new Set(sent.map(({ data }) => data[0]!.propertyFileId));
    expect(ids.size).toBe(1);
    const versions = (await t.call('manager', 'GET', file([...ids][0]!, '/versions'))).data as FileVersion[];
    expect(versions.map(({ versionNumber }) => versionNumber)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]); // prettier-ignore
    await t.sweepFiles();
    const texts = await Promise.all(
      Array.from({ length: 10 }, (_, n) => bytesAt(file([...ids][0]!, `/version/${n + 1}/download`))),
    );
    expect(texts.map(({ body }) => body).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, n) => `turn ${Math.floor(n / 2)}`),
    );
  });

  test('without room in the store is refused and leaves nothing; the next one succeeds (UP-9)', async () => {
    const before = await t.everything();
    const full = storageProblem(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const take = vi.spyOn(t.storage, 'take').mockRejectedValue(full);
    const refused = await t.send([['no room.txt', 'no room']]);
    take.mockRestore();
    expect([refused.status, refused.errors[0]?.code]).toEqual([507, 'storageFull']);
    expect(await t.everything()).toBe(before);
    expect((await t.send([['no room.txt', 'no room']])).status).toBe(201);
  });

  test('has at most 200,000,000 bytes a file (UP-1)', () => {
    expect(filesUpload.maxBytes).toBe(200_000_000);
  });

  test('by a Vendor gets 403, and to another workspace 404', async () => {
    expect((await t.send([['x.txt', 'x']], { who: 'vendor' })).status).toBe(403);
    expect((await t.send([['x.txt', 'x']], { who: 'stranger' })).status).toBe(404);
  });
});

test('a download of 20 megabytes returns the bytes that were uploaded', async () => {
  const bytes = Buffer.alloc(20_000_000, 'roof ');
  const { data } = await t.send([['big.bin', bytes]]);
  const answer = await bytesAt(file(data[0]!.propertyFileId, '/download'));
  const hash = (part: Buffer) => createHash('sha256').update(part).digest('hex');
  expect(hash(answer.rawPayload)).toBe(hash(bytes));
});

describe('a change of a file', () => {
  test('renames and moves it, each by its version', async () => {
    const folder = await t.addFolder('Moving');
    const one = await t.addFile('move me.txt');
    await t.addFile('Taken.txt', folder.folderId);
    const put = (path: string, body: object, version: number) =>
      t.call('member', 'PUT', file(one.propertyFileId, path), { body, version });
    expect(await put('/rename', { fileName: 'moved.txt' }, 1)).toMatchObject({
      status: 200,
      data: { version: 2 },
    });
    expect((await put('/rename', { fileName: 'late.txt' }, 1)).status).toBe(412);
    expect(await put('/move', { targetFolderId: null }, 2)).toMatchObject({
      errors: [{ code: 'sameFolder' }],
    });
    expect(await put('/move', { targetFolderId: folder.folderId }, 2)).toMatchObject({
      data: { folderId: folder.folderId, version: 3 },
    });
    expect(await put('/rename', { fileName: 'taken.TXT' }, 3)).toMatchObject({
      status: 409,
      errors: [{ code: 'sameName', field: 'fileName' }],
    });
  });

  test('sets its kind, the end of its validity and its components', async () => {
    const roof = await t.addOne({ name: 'Roof' });
    const policy = await t.addFile('policy.pdf');
    const values = { documentKind: 'insurance', validUntil: '2026-01-20', retainUntil: null };
    const put = (body: object, version: number) =>
      t.call('manager', 'PUT', file(policy.propertyFileId), { body, version });
    const ids = { propertyComponentIds: [roof.propertyComponentId] };
    expect(await put({ ...values, ...ids }, 1)).toMatchObject({
      status: 200,
      data: {
        ...values,
        propertyComponents: [{ name: 'Roof', propertyComponentId: roof.propertyComponentId }],
      },
    });
    const about = await t.call('manager', 'GET', `/api/file/components?ids=${roof.propertyComponentId}`);
    expect(about.data).toMatchObject([{ files: [{ fileName: 'policy.pdf' }] }]);
    expect(
      (await t.call('vendor', 'GET', `/api/file/components?ids=${roof.propertyComponentId}`)).data,
    ).toEqual([null]);
    const soon = await t.call('member', 'GET', `/api/file/endingsoon?propertyIds=${t.home}`);
    expect((soon.data as PropertyFile[][])[0]!.map(({ fileName }) => fileName)).toEqual(['policy.pdf']);
    const away = await t.addOne({ name: 'Away' }, 'admin', t.away);
    const wrong = { propertyComponentIds: [away.propertyComponentId] };
    expect((await put({ ...values, ...wrong }, 2)).status).toBe(404);
    expect(await put({ documentKind: 'poem', validUntil: 'soon' }, 2)).toMatchObject({
      status: 422,
      errors: [{ field: 'documentKind' }, { field: 'validUntil' }],
    });
  });
});
