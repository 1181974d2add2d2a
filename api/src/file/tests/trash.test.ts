import type { FileListing, Folder, PropertyFile } from '@roofline/schema/file/file';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { sweepTrash } from '../../platform/trash/sweep';
import { readConfig } from '../../config';
import { sql } from 'drizzle-orm';
import { buildCabinet, namesOf, type Cabinet } from '../fixtures/cabinet';
import { eraseDeletedFiles } from '../trash';

let t: Cabinet;
beforeAll(async () => {
  t = await buildCabinet({ config: { TRASH_DAYS: 14 } });
});
afterEach(() =>
  t.database.tenant(workActor([t.workspaceId]), async (tx) => {
    await tx.execute(sql`delete from property_file`);
    await tx.execute(sql`delete from folder`);
  }),
);
afterAll(() => t.close());

const folders = (...rows: Folder[]) => ({ folderIds: rows.map(({ folderId }) => folderId) });
const files = (...rows: PropertyFile[]) => ({
  propertyFileIds: rows.map(({ propertyFileId }) => propertyFileId),
});
const trash = async () => namesOf(await t.look('?isDeleted=true'));
const inside = async (folder: Folder) => namesOf(await t.look(`?folderId=${folder.folderId}`));
const ok = { status: 200 };

test('a deleted folder is only in the trash, and is restored to its place with everything that was in it', async () => {
  const outer = await t.addFolder('Contracts');
  const inner = await t.addFolder('2026', outer.folderId);
  const deep = await t.addFile('deep.txt', inner.folderId);
  const alone = await t.addFile('alone.txt');
  expect(await t.bulk('delete', { ...folders(outer, inner), ...files(alone, deep) })).toMatchObject(ok);
  expect(namesOf(await t.look())).toEqual({ folders: [], files: [] });
  expect(await trash()).toEqual({ folders: ['Contracts'], files: ['alone.txt'] });
  expect((await t.look('?isDeleted=true')).trashDays).toBe(14);
  const [shown] = (await t.look('?isDeleted=true')).folders;
  expect(shown).toMatchObject({ fileCount: 1, folderCount: 1 });
  for (const path of ['', '/download', '/versions', '/preview'])
    expect((await t.call('manager', 'GET', `/api/file/file/${deep.propertyFileId}${path}`)).status).toBe(404);
  expect(namesOf(await t.look('?search=deep')).files).toEqual([]);

  expect(await t.bulk('restore', { ...folders(outer), ...files(alone) })).toMatchObject(ok);
  expect(namesOf(await t.look())).toEqual({ folders: ['Contracts'], files: ['alone.txt'] });
  expect(await inside(inner)).toEqual({ folders: [], files: ['deep.txt'] });
  expect(await trash()).toEqual({ folders: [], files: [] });
});

test('restoring a file of a deleted folder restores the folders above it, and nothing else in them', async () => {
  const outer = await t.addFolder('Outer');
  const inner = await t.addFolder('Inner', outer.folderId);
  const aside = await t.addFolder('Aside', outer.folderId);
  const wanted = await t.addFile('wanted.txt', inner.folderId);
  await t.addFile('other.txt', inner.folderId);
  await t.addFile('beside.txt', aside.folderId);
  await t.bulk('delete', folders(outer));
  expect(await t.bulk('restore', files(wanted))).toMatchObject(ok);
  expect(await inside(outer)).toEqual({ folders: ['Inner'], files: [] });
  expect(await inside(inner)).toEqual({ folders: [], files: ['wanted.txt'] });
  // The rest stays in the trash as separate deletions, and is restored to where it was.
  expect(await trash()).toEqual({ folders: ['Aside'], files: ['other.txt'] });
  const rest: FileListing = await t.look('?isDeleted=true');
  expect(await t.bulk('restore', { ...folders(...rest.folders), ...files(...rest.files) })).toMatchObject(ok);
  expect(await inside(outer)).toEqual({ folders: ['Aside', 'Inner'], files: [] });
  expect(await inside(aside)).toEqual({ folders: [], files: ['beside.txt'] });
  expect((await inside(inner)).files).toEqual(['other.txt', 'wanted.txt']);
});

test('a restored name that was taken in the meantime gets a number', async () => {
  const old = await t.addFile('minutes.pdf');
  const oldFolder = await t.addFolder('Bids');
  await t.bulk('delete', { ...files(old), ...folders(oldFolder) });
  await t.addFile('MINUTES.pdf');
  await t.addFolder('bids');
  expect(await t.bulk('restore', { ...files(old), ...folders(oldFolder) })).toMatchObject(ok);
  expect(namesOf(await t.look())).toEqual({
    folders: ['bids', 'Bids (2)'],
    files: ['minutes (2).pdf', 'MINUTES.pdf'],
  });
});

test('a file whose folder was erased is restored to the top, and the activity says why', async () => {
  const folder = await t.addFolder('Gone');
  const first = await t.addFile('first.txt', folder.folderId);
  const second = await t.addFile('second.txt', folder.folderId);
  await t.bulk('delete', files(first));
  await t.bulk('delete', folders(folder));
  expect((await t.bulk('erase', folders(folder))).status).toBe(403);
  expect(await t.bulk('erase', folders(folder), 'admin')).toMatchObject(ok);
  expect(await t.bulk('restore', files(second))).toMatchObject({ status: 404 });
  expect(await t.bulk('restore', files(first))).toMatchObject(ok);
  expect(namesOf(await t.look())).toEqual({ folders: [], files: ['first.txt'] });
  const said = await t.call('manager', 'GET', `/api/activity/${t.home}`);
  expect(JSON.stringify(said.data)).toContain(
    'Restored the file first.txt to the top, since the folder Gone is gone',
  );
});

test('a Member sees the trash and can neither delete nor restore nor erase', async () => {
  const file = await t.addFile();
  const gone = await t.addFile();
  await t.bulk('delete', files(gone));
  for (const [what, of] of [
    ['delete', file],
    ['restore', gone],
    ['erase', gone],
  ] as const)
    expect((await t.bulk(what, files(of), 'member')).status).toBe(403);
  const at = `/api/file/file/${file.propertyFileId}`;
  expect((await t.call('member', 'DELETE', at, { version: 1 })).status).toBe(403);
  expect((await t.call('manager', 'DELETE', at, { version: 9 })).status).toBe(412);
  expect((await t.call('manager', 'DELETE', at, { version: 1 })).status).toBe(204);
  expect((await t.look('?isDeleted=true', 'member')).files).toHaveLength(2);
});

test('a file that must be retained is erased neither on request nor by the sweep', async () => {
  const file = await t.addFile('contract.txt');
  const values = { retainUntil: '2030-12-31' };
  await t.call('manager', 'PUT', `/api/file/file/${file.propertyFileId}`, { body: values, version: 1 });
  await t.bulk('delete', files(file));
  expect(await t.bulk('erase', files(file), 'admin')).toMatchObject({
    status: 409,
    errors: [{ code: 'retained' }],
  });
  const swept = await t.addFolder('Swept');
  await t.addFile('swept.txt', swept.folderId);
  await t.bulk('delete', folders(swept));
  const { database, clock } = t;
  const config = { ...readConfig({ DEMO: 'off' }), TRASH_DAYS: 30 };
  const sweep = () => sweepTrash({ database, clock, config }, [eraseDeletedFiles(clock)]);
  const start = clock.now();
  const days = (n: number) => clock.set(new Date(clock.now().getTime() + n * 86_400_000));
  days(29);
  expect(await sweep()).toBe(0);
  days(2);
  await sweep();
  await sweep();
  // At this time the session of the test is still valid.
  clock.set(start);
  expect(await trash()).toEqual({ folders: [], files: ['contract.txt'] });
  const left = await database.tenant(workActor([t.workspaceId]), (tx) =>
    rowsOf(tx, sql`select 1 from file_version`),
  );
  expect(left).toHaveLength(1);
});

test('erased bytes leave the store, unless another file or an old version has the same (UP-8)', async () => {
  await t.sweepFiles();
  const same = await t.addFile('one.txt', null, 'the same bytes');
  const twin = await t.addFile('two.txt', null, 'the same bytes');
  await t.send([['two.txt', 'a new version']], { query: '?onSameName=newVersion' });
  await t.bulk('delete', files(same));
  await t.bulk('erase', files(same), 'admin');
  expect(await t.sweepFiles()).toBe(0);
  const old = `/api/file/file/${twin.propertyFileId}/version/1/download`;
  expect((await t.app.inject({ url: old, headers: t.as.member })).body).toBe('the same bytes');
  await t.bulk('delete', files(twin));
  await t.bulk('erase', files(twin), 'admin');
  expect(await t.sweepFiles()).toBe(2);
});
