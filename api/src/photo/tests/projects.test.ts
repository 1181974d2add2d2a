import type { Photo, ProjectPhotoCount } from '@roofline/schema/photo/photo';
import type { Project } from '@roofline/schema/project/project';
import { limits } from '@roofline/schema/value/limits';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import type { Identity } from '../../property/fixtures/cast';
import { buildGallery, type Gallery } from '../fixtures/gallery';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery();
});
afterAll(() => t.close());

const addProject = async (over: object = {}, who: Identity = 'admin', at = t.home): Promise<Project> => {
  const body = { name: 'Roof', ...over };
  const answer = await t.call(who, 'POST', `/api/project/property/${at}`, { body });
  expect(answer).toMatchObject({ status: 201 });
  return answer.data;
};
const ids = (photos: Photo[]) => photos.map(({ propertyPhotoId }) => propertyPhotoId);
const add = (photos: Photo[], projectId: string, who: Identity = 'manager') =>
  t.bulk('addproject', { propertyPhotoIds: ids(photos), projectId }, who);
const remove = ({ propertyPhotoId }: Photo, projectId: string, who: Identity = 'manager') =>
  t.call(who, 'DELETE', `/api/photo/photo/${propertyPhotoId}/project/${projectId}`);
const counts = async (projectIds: string[], who: Identity = 'manager'): Promise<(number | null)[]> => {
  const answer = await t.call(who, 'GET', `/api/photo/projects?ids=${projectIds.join(',')}`);
  return (answer.data as (ProjectPhotoCount | null)[]).map((row) => row && row.photoCount);
};
const words = async (): Promise<{ description: string; projectId: string }> =>
  (await t.call('manager', 'GET', `/api/activity/${t.home}?type=photo`)).data['items'][0];

test('photos can be added to a project once, name it, and can be removed again', async () => {
  const { projectId, name } = await addProject({ name: 'Roof of A' });
  const photos = [await t.addPhoto(), await t.addPhoto()];
  const answer = await add(photos, projectId, 'member');
  expect(answer.status).toBe(200);
  const now = answer.data as Photo[];
  expect(ids(now)).toEqual(ids(photos));
  expect(now[0]).toMatchObject({ projects: [{ projectId, name }], version: photos[0]!.version + 1 });
  expect(await words()).toMatchObject({
    description: 'Added 2 photos to the project Roof of A',
    projectId,
  });
  const before = await t.everything();
  expect((await add(photos, projectId)).status).toBe(200);
  expect(await t.everything()).toBe(before);
  expect((await remove(photos[0]!, projectId)).status).toBe(204);
  expect((await words()).description).toBe(`Removed ${photos[0]!.fileName} from the project Roof of A`);
  expect((await remove(photos[0]!, projectId)).status).toBe(204);
  expect((await t.photos(`?projectId=${projectId}`)).items).toMatchObject([
    { propertyPhotoId: photos[1]!.propertyPhotoId },
  ]);
});

test('a project lists and counts added photos and photos of its components, each once', async () => {
  const [shown, hidden] = [await t.addOne({ name: 'Roof' }), await t.addOne({ name: 'Gate' })];
  const { projectId } = await addProject();
  const other = await addProject();
  const at = (id: string, include: boolean) =>
    t.call('manager', 'POST', `/api/project/${projectId}/component/${id}/${include}`);
  expect((await at(shown.propertyComponentId, true)).status).toBe(200);
  expect((await at(hidden.propertyComponentId, false)).status).toBe(200);
  const [both, added, hanging, gate, gone] = [
    await t.addPhoto(),
    await t.addPhoto(),
    await t.addPhoto(),
    await t.addPhoto(),
    await t.addPhoto(),
  ];
  const assign = (photos: Photo[], propertyComponentId: string) =>
    t.bulk('assigncomponent', {
      propertyPhotoIds: ids(photos),
      propertyComponentIds: [propertyComponentId],
    });
  await assign([both, hanging], shown.propertyComponentId);
  await assign([gate], hidden.propertyComponentId);
  await add([both, added, gone], projectId);
  await t.bulk('delete', { propertyPhotoIds: ids([gone]) });
  const list = await t.photos(`?projectId=${projectId}`);
  expect(ids(list.items).toSorted()).toEqual(ids([both, added, hanging]).toSorted());
  expect(await counts([other.projectId, projectId])).toEqual([0, 3]);
});

test('no photos are added if one of them or the project is of another property', async () => {
  const [here, there] = [await t.addPhoto(), await t.addPhoto('admin', t.away)];
  const { projectId } = await addProject();
  const away = await addProject({}, 'admin', t.away);
  const foreign = await addProject({}, 'stranger', t.foreign);
  const before = await t.everything();
  expect((await add([here, there], projectId, 'admin')).status).toBe(404);
  expect((await add([here], away.projectId, 'admin')).status).toBe(404);
  expect((await add([here], foreign.projectId, 'admin')).status).toBe(404);
  expect((await remove(here, foreign.projectId, 'admin')).status).toBe(404);
  expect(
    (await t.call('admin', 'GET', `/api/photo/property/${t.home}?projectId=${away.projectId}`)).status,
  ).toBe(404);
  expect(await t.everything()).toBe(before);
  expect(await counts([foreign.projectId, projectId], 'manager')).toEqual([null, 0]);
});

test('a deleted project accepts no photos, and no photo names it', async () => {
  const { projectId, version } = await addProject();
  const photo = await t.addPhoto();
  await add([photo], projectId);
  await t.call('admin', 'DELETE', `/api/project/${projectId}`, { version });
  expect((await add([photo], projectId)).status).toBe(404);
  expect((await t.call('manager', 'GET', `/api/photo/${photo.propertyPhotoId}`)).data).toMatchObject({
    projects: [],
  });
});

test('a Vendor adds only their own photos to their own projects, and sees no others', async () => {
  const own = await addProject({ ownerUserId: t.ids.vendor });
  const other = await addProject();
  const [theirs, mine] = [await t.addPhoto(), await t.addPhoto('vendor')];
  await add([theirs, mine], own.projectId);
  await add([mine], other.projectId);
  expect((await add([theirs], own.projectId, 'vendor')).status).toBe(404);
  expect((await add([mine], other.projectId, 'vendor')).status).toBe(404);
  expect((await remove(mine, own.projectId, 'vendor')).status).toBe(204);
  const answer = await add([mine], own.projectId, 'vendor');
  expect((answer.data as Photo[])[0]!.projects.map(({ projectId }) => projectId)).toEqual([own.projectId]);
  expect(ids((await t.photos(`?projectId=${own.projectId}`, 'vendor')).items)).toEqual(ids([mine]));
  expect(await counts([own.projectId, other.projectId], 'vendor')).toEqual([1, null]);
});

test('a project has at most 10,000 photos', async () => {
  const { projectId } = await addProject();
  const photo = await t.addPhoto();
  await t.database.tenant(workActor([t.workspaceId]), async (tx) => {
    await tx.execute(sql`with copies as (
        insert into photo (workspace_id, property_photo_id, property_id, blob_id, content_hash, file_name, upload_date,
          uploaded_by, upload_by_full_name, width, height, file_size, placeholder)
        select workspace_id, gen_random_uuid(), property_id, blob_id, gen_random_uuid()::text, file_name, upload_date,
          uploaded_by, upload_by_full_name, width, height, file_size, placeholder
        from photo, generate_series(1, ${limits.mediaLinks}) where property_photo_id = ${photo.propertyPhotoId}::uuid
        returning workspace_id, property_photo_id, property_id)
      insert into photo_project (workspace_id, property_photo_id, project_id, property_id)
      select workspace_id, property_photo_id, ${projectId}::uuid, property_id from copies`);
  });
  expect((await add([photo], projectId)).errors).toMatchObject([
    {
      field: 'propertyPhotoIds',
      detail: 'A project has at most 10,000 photos. Remove some of them first, or choose fewer.',
    },
  ]);
});
