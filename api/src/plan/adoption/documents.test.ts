import type { FileListing, Folder, PropertyFile } from '@roofline/schema/file/file';
import type { AdoptionFile, Plan } from '@roofline/schema/plan/plan';
import { multipartBody } from '../../platform/upload/fixtures/multipart';
import { seedFundedProperty } from '../fixtures/funded-property';
import { at, planServer } from '../fixtures/plan-server';

let on: Awaited<ReturnType<typeof planServer>>;
let propertyId: string;
let planId: string;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());
beforeEach(async () => {
  propertyId = await seedFundedProperty(on.database, on.workspaceId);
  const made = await on.create(propertyId, 'Steady');
  planId = made.planId;
  await on.adopt(made);
});

const minutes = Buffer.from('%PDF-1.7 the minutes');
const other = Buffer.from('%PDF-1.7 something else');
const form = (field: string, fileName: string, bytes: Buffer) => {
  const { payload, contentType } = multipartBody([{ field, bytes, fileName, type: 'application/pdf' }]);
  return { body: payload, headers: { 'content-type': contentType } };
};
const attach = async (fileName = 'Minutes.pdf', bytes = minutes) => {
  const url = `/api/plan/${planId}/adoption/file`;
  const { status, data } = await on.call<AdoptionFile>('POST', url, form('file', fileName, bytes));
  expect(status).toBe(201);
  return data;
};
const look = async (query = '') => (await on.get<FileListing>(`/api/file/${propertyId}${query}`)).data;
const fileOf = async ({ propertyFileId }: AdoptionFile) =>
  (await on.get<PropertyFile>(`/api/file/file/${propertyFileId}`)).data;
const shown = async () => (await on.get<Plan>(`/api/plan/${planId}`)).data.adoption!.files;
const download = async (url: string) =>
  on.app.inject({ url, headers: await on.signIn('Member', [propertyId]) });

it('becomes a file of the property in the folder Minutes, which is created once', async () => {
  const first = await attach();
  const { folders, files } = await look();
  expect(files).toEqual([]);
  expect(folders.map(({ folderName, fileCount }) => [folderName, fileCount])).toEqual([['Minutes', 1]]);
  expect(first.folderId).toBe(folders[0]!.folderId);
  expect(await fileOf(first)).toMatchObject({
    fileName: 'Minutes.pdf',
    documentKind: 'minutes',
    versionNumber: 1,
    fileSize: minutes.length,
  });
  // A second file with the same name and other bytes: both stay.
  expect(await attach('minutes.PDF', other)).toMatchObject({ fileName: 'minutes (2).PDF', folderId: first.folderId }); // prettier-ignore
  expect((await look()).folders).toHaveLength(1);
});

it('follows its file when that is renamed and moved, and ignores new versions of it', async () => {
  const added = await attach();
  const file = `/api/file/file/${added.propertyFileId}`;
  const { data: folder } = await on.call<Folder>('POST', `/api/file/${propertyId}/folder`, {
    body: { folderName: 'Board' },
  });
  const { version } = await fileOf(added);
  await on.call('PUT', `${file}/rename`, { body: { fileName: 'Resolution.pdf' }, headers: at(version) });
  await on.call('PUT', `${file}/move`, {
    body: { targetFolderId: folder.folderId },
    headers: at(version + 1),
  });
  const query = `?folderId=${folder.folderId}&onSameName=newVersion`;
  const replaced = await on.call('POST', `/api/file/${propertyId}/upload${query}`, form('files', 'Resolution.pdf', other)); // prettier-ignore
  expect(replaced.status).toBe(201);
  expect(await shown()).toEqual([{ ...added, fileName: 'Resolution.pdf', folderId: folder.folderId }]);
  const decided = await download(`/api/plan/adoption/file/${added.adoptionFileId}`);
  expect(decided.rawPayload).toEqual(minutes);
  expect(decided.headers['content-disposition']).toContain('Resolution.pdf');
  expect((await download(`${file}/download`)).rawPayload).toEqual(other);
});

it('prevents deletion of its file and folder until it is removed from the adoption', async () => {
  const added = await attach();
  const { version } = await fileOf(added);
  const folder = (await look()).folders[0]!;
  const file = `/api/file/file/${added.propertyFileId}`;
  const refused = {
    status: 409,
    errors: [
      {
        code: 'isDocument',
        detail:
          'Minutes.pdf is a document of the adoption of Feb 3, 2026 and cannot be deleted. Remove it there first.',
      },
    ],
  };
  const inFolder = { folderIds: [folder.folderId] };
  expect(await on.call('DELETE', file, { headers: at(version) })).toMatchObject(refused);
  expect(await on.call('DELETE', `/api/file/folder/${folder.folderId}`, { headers: at(folder.version) })).toMatchObject(refused); // prettier-ignore
  expect(await on.call('POST', '/api/file/bulk/delete', { body: inFolder })).toMatchObject(refused);
  expect(await look('?isDeleted=true')).toMatchObject({ files: [], folders: [] });

  await on.call('DELETE', `/api/plan/adoption/file/${added.adoptionFileId}`);
  expect(await shown()).toEqual([]);
  expect((await download(`${file}/download`)).rawPayload).toEqual(minutes);
  expect((await on.call('POST', '/api/file/bulk/delete', { body: inFolder })).status).toBe(200);
});

it('lists every file that prevents deletion of a folder', async () => {
  await attach('a.pdf');
  await attach('b.pdf', other);
  const { folderId } = (await look()).folders[0]!;
  const { status, errors } = await on.call('POST', '/api/file/bulk/delete', { body: { folderIds: [folderId] } }); // prettier-ignore
  expect(status).toBe(409);
  expect(errors.map(({ detail }) => detail.split(' ')[0])).toEqual(['a.pdf', 'b.pdf']);
});

it('gets a text job, like every upload', async () => {
  const { propertyFileId } = await attach();
  const jobs = await on.within(
    (tx) =>
    tx.execute(`select input from job where kind = 'fileText' and input ->> 'propertyFileId' = '${propertyFileId}'`), // prettier-ignore
  );
  expect((jobs as unknown as { rows: unknown[] }).rows).toHaveLength(1);
});
