import type { FileUsage } from '@roofline/schema/file/file';
import { readConfig } from '../../config';
import { buildCabinet, type Cabinet } from '../fixtures/cabinet';

const QUOTA = 100_000;
let t: Cabinet;
beforeAll(async () => {
  t = await buildCabinet({ config: { FILE_QUOTA_BYTES: QUOTA } });
});
afterAll(() => t.close());

const usage = async () => (await t.call('member', 'GET', `/api/file/${t.home}/usage`)).data as FileUsage;

test('a workspace takes files up to its last byte; bytes that it stores already cost nothing', async () => {
  const { workspaceByteCount } = await usage();
  const room = QUOTA - workspaceByteCount;
  const full = Buffer.alloc(room, 1);
  expect(await t.send([['over.bin', Buffer.alloc(room + 1, 2)]])).toMatchObject({
    status: 507,
    errors: [{ code: 'quota', field: 'files.0' }],
  });
  const sent = await t.send([
    ['over.bin', Buffer.alloc(room + 1, 2)],
    ['full.bin', full],
    ['one more.bin', 'x'],
  ]);
  expect(sent).toMatchObject({ status: 207, errors: [{ field: 'files.0' }, { field: 'files.2' }] });
  expect(sent.data.map(({ fileName }) => fileName)).toEqual(['full.bin']);
  expect(await usage()).toMatchObject({
    fileCount: 1,
    byteCount: room,
    workspaceByteCount: QUOTA,
    quotaBytes: QUOTA,
  });
  expect((await t.send([['again.bin', full]])).status).toBe(201);
  // The refused files left nothing in the store.
  expect(await t.sweepFiles()).toBe(0);
});

test('the quota cannot be negative, and there is none without the setting', () => {
  expect(readConfig({}).FILE_QUOTA_BYTES).toBeUndefined();
  expect(() => readConfig({ FILE_QUOTA_BYTES: '-1' })).toThrow('FILE_QUOTA_BYTES');
});
