import { readZip } from '../../platform/zip/fixtures/read-zip';
import { buildCabinet, namesOf, type Cabinet } from '../fixtures/cabinet';

let t: Cabinet;
beforeAll(async () => {
  t = await buildCabinet();
});
afterAll(() => t.close());

describe('many files at once', () => {
  test('are assigned to components and taken off them, but not by a Member', async () => {
    const fence = await t.addOne({ name: 'Fence' });
    const files = [await t.addFile(), await t.addFile()].map(({ propertyFileId }) => propertyFileId);
    const assign = (body: object, who: 'manager' | 'member' = 'manager') =>
      t.call(who, 'PUT', '/api/file/bulk/assign', { body: { propertyFileIds: files, ...body } });
    const ids = [fence.propertyComponentId];
    expect((await assign({ propertyComponentIds: ids }, 'member')).status).toBe(403);
    expect(await assign({ propertyComponentIds: ids })).toMatchObject({
      data: [{ propertyComponents: [{ name: 'Fence' }] }, { propertyComponents: [{ name: 'Fence' }] }],
    });
    expect(await assign({ propertyComponentIds: [] })).toMatchObject({ status: 422 });
    expect(await assign({ propertyComponentIds: [], unassign: true })).toMatchObject({
      data: [{ propertyComponents: [] }, { propertyComponents: [] }],
    });
  });

  test('with one that is not of the property nothing is changed, whatever is asked (AZ-4, AZ-5)', async () => {
    const here = await t.addFile();
    const folder = await t.addFolder('AZ target');
    const [away] = (await t.send([['a.txt', 'a']], { who: 'admin', propertyId: t.away })).data;
    const [foreign] = (await t.send([['f.txt', 'f']], { who: 'stranger', propertyId: t.foreign })).data;
    const gone = await t.addFile();
    await t.bulk('delete', { propertyFileIds: [gone.propertyFileId] });
    const before = await t.everything();
    for (const other of [away!, foreign!, gone]) {
      const chosen = { propertyFileIds: [here.propertyFileId, other.propertyFileId] };
      const calls = [
        t.bulk('move', { ...chosen, targetFolderId: folder.folderId }, 'admin'),
        t.bulk('delete', chosen, 'admin'),
        t.bulk('restore', chosen, 'admin'),
        t.bulk('erase', chosen, 'admin'),
        t.call('admin', 'POST', '/api/file/bulk/download', { body: chosen }),
        t.call('admin', 'PUT', '/api/file/bulk/assign', {
          body: { ...chosen, propertyComponentIds: [], unassign: true },
        }),
      ];
      for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
    }
    expect(await t.everything()).toBe(before);
  });

  test('move together or not at all', async () => {
    const folder = await t.addFolder('Together');
    const sub = await t.addFolder('Sub');
    const [a, b] = [await t.addFile('together a.txt'), await t.addFile('together b.txt')];
    await t.addFile('TOGETHER B.txt', folder.folderId);
    const chosen = { propertyFileIds: [a.propertyFileId, b.propertyFileId], folderIds: [sub.folderId] };
    const to = { targetFolderId: folder.folderId };
    expect(await t.bulk('move', { ...chosen, ...to })).toMatchObject({
      status: 409,
      errors: [{ code: 'sameName' }],
    });
    expect(namesOf(await t.look(`?folderId=${folder.folderId}`))).toEqual({
      folders: [],
      files: ['TOGETHER B.txt'],
    });
    const some = { ...chosen, propertyFileIds: [a.propertyFileId] };
    expect(await t.bulk('move', { ...some, ...to }, 'member')).toMatchObject({ status: 200 });
    expect(namesOf(await t.look(`?folderId=${folder.folderId}`))).toEqual({
      folders: ['Sub'],
      files: ['together a.txt', 'TOGETHER B.txt'],
    });
  });

  test('come as one zip whose folders are paths, each file once (EX-3)', async () => {
    const outer = await t.addFolder('Zip');
    const inner = await t.addFolder('2026', outer.folderId);
    const top = await t.addFile('top.txt', null, 'top');
    const deep = await t.addFile('deep.txt', inner.folderId, 'deep');
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/file/bulk/download',
      headers: t.as.member,
      payload: {
        propertyFileIds: [top.propertyFileId, deep.propertyFileId],
        folderIds: [inner.folderId, outer.folderId],
      },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': expect.stringContaining('attachment; filename="Home Court files.zip"'),
    });
    const files = [...(await readZip(answer.rawPayload))].map(([path, bytes]) => [path, bytes.toString()]);
    expect(files).toEqual([
      ['top.txt', 'top'],
      ['Zip/2026/deep.txt', 'deep'],
    ]);
  });
});
