import type { PropertyFile } from '@roofline/schema/file/file';
import type { Project } from '@roofline/schema/project/project';
import type { Identity } from '../../property/fixtures/cast';
import { buildCabinet, type Cabinet } from '../fixtures/cabinet';

let t: Cabinet;
beforeAll(async () => {
  t = await buildCabinet();
});
afterAll(() => t.close());

const addProject = async (over: object = {}, who: Identity = 'admin', at = t.home): Promise<Project> => {
  const body = { name: 'Roof', ...over };
  const answer = await t.call(who, 'POST', `/api/project/property/${at}`, { body });
  expect(answer).toMatchObject({ status: 201 });
  return answer.data;
};
const link = (
  method: 'POST' | 'DELETE',
  { propertyFileId }: PropertyFile,
  projectId: string,
  who: Identity = 'manager',
) => t.call(who, method, `/api/file/file/${propertyFileId}/project/${projectId}`);
const filesOf = async (projectIds: string[], who: Identity = 'manager') => {
  const { data } = await t.call(who, 'GET', `/api/file/projects?ids=${projectIds.join(',')}`);
  return (data as ({ projectId: string; files: PropertyFile[] } | null)[]).map(
    (row) => row && row.files.map(({ fileName }) => fileName),
  );
};
const words = async (): Promise<{ description: string; projectId: string }> =>
  (await t.call('manager', 'GET', `/api/activity/${t.home}?type=file`)).data['items'][0];

test('a file is added to a project once, shows the project, and is removed again', async () => {
  const { projectId, name } = await addProject({ name: 'Roof of A' });
  const file = await t.addFile('Contract.pdf');
  const answer = await link('POST', file, projectId, 'member');
  expect(answer).toMatchObject({
    status: 200,
    data: { projects: [{ projectId, name }], version: file.version + 1 },
  });
  expect(await words()).toMatchObject({
    description: 'Added the file Contract.pdf to the project Roof of A',
    projectId,
  });
  const before = await t.everything();
  expect((await link('POST', file, projectId)).status).toBe(200);
  expect(await t.everything()).toBe(before);
  const listed = (await t.look()).files.find(({ fileName }) => fileName === 'Contract.pdf')!;
  expect(listed.projects).toEqual([{ projectId, name }]);
  expect((await link('DELETE', file, projectId)).status).toBe(204);
  expect((await words()).description).toBe('Removed the file Contract.pdf from the project Roof of A');
  expect((await link('DELETE', file, projectId)).status).toBe(204);
  expect(await filesOf([projectId])).toEqual([[]]);
});

test('files of many projects are listed by name, without the trash', async () => {
  const [one, two] = [await addProject(), await addProject()];
  const files = [await t.addFile('b.txt'), await t.addFile('a.txt'), await t.addFile('gone.txt')];
  for (const file of files) await link('POST', file, one.projectId);
  await link('POST', files[0]!, two.projectId);
  await t.bulk('delete', { propertyFileIds: [files[2]!.propertyFileId], folderIds: [] });
  expect(await filesOf([two.projectId, one.projectId])).toEqual([['b.txt'], ['a.txt', 'b.txt']]);
});

test('a file cannot be added to a project of another property or workspace', async () => {
  const file = await t.addFile();
  const away = await addProject({}, 'admin', t.away);
  const foreign = await addProject({}, 'stranger', t.foreign);
  const { projectId } = await addProject();
  const before = await t.everything();
  for (const other of [away, foreign])
    expect((await link('POST', file, other.projectId, 'admin')).status).toBe(404);
  expect((await link('POST', file, projectId, 'stranger')).status).toBe(404);
  expect((await link('DELETE', file, foreign.projectId, 'admin')).status).toBe(404);
  expect(await t.everything()).toBe(before);
  expect(await filesOf([foreign.projectId, projectId])).toEqual([null, []]);
});

test('a deleted project takes no files, and no file shows it', async () => {
  const { projectId, version } = await addProject();
  const file = await t.addFile();
  await link('POST', file, projectId);
  await t.call('admin', 'DELETE', `/api/project/${projectId}`, { version });
  expect((await link('POST', file, projectId)).status).toBe(404);
  const now = await t.call('manager', 'GET', `/api/file/file/${file.propertyFileId}`);
  expect(now.data).toMatchObject({ projects: [] });
});

test('a Vendor sees no files, not even of their own project', async () => {
  const { projectId } = await addProject({ ownerUserId: t.ids.vendor });
  const file = await t.addFile();
  await link('POST', file, projectId);
  expect((await link('POST', file, projectId, 'vendor')).status).toBe(403);
  expect((await link('DELETE', file, projectId, 'vendor')).status).toBe(403);
  expect(await filesOf([projectId], 'vendor')).toEqual([null]);
});
