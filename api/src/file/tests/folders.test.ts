import type { Folder, FolderTree } from '@roofline/schema/file/file';
import { buildCabinet, namesOf, type Cabinet } from '../fixtures/cabinet';

let t: Cabinet;
beforeAll(async () => {
  t = await buildCabinet();
});
afterAll(() => t.close());

const add = (body: object, propertyId = t.home) =>
  t.call('manager', 'POST', `/api/file/${propertyId}/folder`, { body });
const move = ({ folderId, version }: Folder, targetFolderId: string | null) =>
  t.call('manager', 'PUT', `/api/file/folder/${folderId}/move`, { body: { targetFolderId }, version });
const rename = ({ folderId, version }: Folder, folderName: string) =>
  t.call('manager', 'PUT', `/api/file/folder/${folderId}/rename`, { body: { folderName }, version });

/** Adds a chain of folders, each in the one before. */
async function chain(name: string, count: number): Promise<Folder[]> {
  const folders: Folder[] = [];
  for (let n = 1; n <= count; n += 1)
    folders.push(await t.addFolder(`${name} ${n}`, folders.at(-1)?.folderId ?? null));
  return folders;
}

test('folders are listed by name with the numbers of files and folders in them', async () => {
  const bids = await t.addFolder('Bids');
  const roof = await t.addFolder('roof', bids.folderId);
  await t.addFolder('Alarm', bids.folderId);
  await t.addFile('in roof.txt', roof.folderId);
  const top = await t.look();
  expect(top.folders.find(({ folderId }) => folderId === bids.folderId)).toMatchObject({
    fileCount: 1,
    folderCount: 2,
  });
  const inside = await t.look(`?folderId=${roof.folderId}`);
  expect(inside.path.map(({ folderName }) => folderName)).toEqual(['Bids', 'roof']);
  expect(namesOf(inside)).toEqual({ folders: [], files: ['in roof.txt'] });
  const tree = (await t.call('member', 'GET', `/api/file/${t.home}/folders`)).data as FolderTree[];
  const shown = tree.find(({ folderId }) => folderId === bids.folderId)!;
  expect(shown.children.map(({ folderName }) => folderName)).toEqual(['Alarm', 'roof']);
});

test('a name is 1 to 255 bytes on one line, and unique among its siblings regardless of case', async () => {
  const accepted = await add({ folderName: ` ${'é'.repeat(127)}  ` });
  expect(accepted).toMatchObject({ status: 201, data: { folderName: 'é'.repeat(127) } });
  for (const folderName of ['', '  ', 'é'.repeat(128), 'a/b', 'a\\b', 'a\u0001', 'a\nb', 'a\u202Eb', '..'])
    expect(await add({ folderName })).toMatchObject({ status: 422, errors: [{ field: 'folderName' }] });
  await t.addFolder('Minutes');
  const other = await t.addFolder('Other');
  expect(await add({ folderName: 'MINUTES' })).toMatchObject({
    status: 409,
    errors: [{ code: 'sameName', field: 'folderName' }],
  });
  expect(await rename(other, 'minutes')).toMatchObject({ status: 409, errors: [{ code: 'sameName' }] });
  expect(await rename(other, 'OTHER')).toMatchObject({ status: 200, data: { folderName: 'OTHER' } });
  expect(await rename(other, 'Third')).toMatchObject({ status: 412 });
  expect(await add({ folderName: 'Minutes', parentId: other.folderId })).toMatchObject({ status: 201 });
});

test('folders are at most 20 levels deep, also after a move', async () => {
  const deep = await chain('deep', 20);
  const last = deep.at(-1)!;
  expect(await add({ folderName: '21st', parentId: last.folderId })).toMatchObject({
    status: 422,
    errors: [{ code: 'tooDeep' }],
  });
  const [outer, inner] = await chain('two', 2);
  expect(await move(outer!, deep[18]!.folderId)).toMatchObject({
    status: 422,
    errors: [{ code: 'tooDeep' }],
  });
  expect(await move(outer!, deep[17]!.folderId)).toMatchObject({ status: 200 });
  expect((await t.look(`?folderId=${inner!.folderId}`)).path).toHaveLength(20);
});

test('a folder cannot move into itself, below itself, to where it is or beside a folder of the same name', async () => {
  const [a, b, c] = await chain('loop', 3);
  for (const target of [a!, b!, c!])
    expect(await move(a!, target.folderId)).toMatchObject({ status: 409, errors: [{ code: 'ownChild' }] });
  expect(await move(a!, null)).toMatchObject({ status: 409, errors: [{ code: 'sameFolder' }] });
  expect(await move(b!, a!.folderId)).toMatchObject({ status: 409, errors: [{ code: 'sameFolder' }] });
  await t.addFolder('loop 3');
  expect(await move(c!, null)).toMatchObject({ status: 409, errors: [{ code: 'sameName' }] });
  expect(await t.bulk('move', { folderIds: [a!.folderId], targetFolderId: c!.folderId })).toMatchObject({
    status: 409,
  });
});

test('of two who move folders into each other at once, one is refused, and both folders stay in the tree', async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await t.addFolder(`one ${round}`);
    const two = await t.addFolder(`two ${round}`);
    const answers = await Promise.all([move(one, two.folderId), move(two, one.folderId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const ids = JSON.stringify((await t.call('manager', 'GET', `/api/file/${t.home}/folders`)).data);
    expect(ids).toContain(one.folderId);
    expect(ids).toContain(two.folderId);
  }
});

test('standard folders are added once, without touching those that exist', async () => {
  const property = (
    await t.add('admin', { ...(await import('../../property/fixtures/cast')).newProperty('Standard') })
  ).propertyId;
  await t.addFolder('bids', null, property);
  const url = `/api/file/${property}/standardfolders`;
  const names = [
    'bids',
    'Contracts',
    'Inspections',
    'Insurance',
    'Minutes',
    'Policies and rules',
    'Reserve studies',
    'Warranties',
  ];
  for (let n = 0; n < 2; n += 1) {
    const answer = await t.call('admin', 'POST', url);
    expect((answer.data as Folder[]).map(({ folderName }) => folderName)).toEqual(names);
  }
});

test('a folder of another property or workspace, or an unknown one, is not found (AZ-3, AZ-5)', async () => {
  const here = await t.addFolder('AZ here');
  const away = await t.addFolder('AZ away', null, t.away);
  const foreign = await t.addFolder('AZ foreign', null, t.foreign);
  const before = await t.everything();
  for (const id of [away.folderId, foreign.folderId, t.home]) {
    expect((await add({ folderName: 'x', parentId: id })).status).toBe(404);
    expect((await move(here, id)).status).toBe(404);
    expect((await rename({ ...here, folderId: id }, 'x')).status).toBe(404);
    expect((await t.call('manager', 'GET', `/api/file/${t.home}?folderId=${id}`)).status).toBe(404);
    expect((await t.send([['x.txt', 'x']], { query: `?folderId=${id}` })).status).toBe(404);
  }
  expect(await t.everything()).toBe(before);
});
