import { aReserveStudyInput } from '@roofline/schema/fixtures/year';
import type { ReserveStudy } from '@roofline/schema/reserve-study/reserve-study';
import type { Folder, PropertyFile } from '@roofline/schema/file/file';
import { multipartBody } from '../platform/upload/fixtures/multipart';
import { buildCast, type Cast } from '../property/fixtures/cast';
import { recordHands, recordRules } from '../property/fixtures/record-rules';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const records = { part: 'reservestudy', id: 'propertyReserveStudyId', body: aReserveStudyInput() };
const { at, add, change, list, fresh } = recordHands<ReserveStudy>(() => cast, records);

test('a study is added, changed and removed', async () => {
  const id = await fresh();
  const added = await add(id);
  expect(added.statusCode).toBe(201);
  const { propertyReserveStudyId, ...study } = added.json().data;
  expect(study).toEqual({
    ...aReserveStudyInput(),
    propertyId: id,
    reserveStudyTypeName: 'Full Reserve Study',
    propertyFileId: null,
    document: null,
    updatedAt: expect.any(String),
    version: 1,
  });
  const one = at(id, propertyReserveStudyId);
  const changed = await change('PUT', one, 1, { date: '2024-06-01', reserveStudyTypeId: 2 });
  expect(changed.json().data).toEqual({
    propertyReserveStudyId,
    propertyId: id,
    date: '2024-06-01',
    reserveStudyTypeId: 2,
    reserveStudyTypeName: 'Reserve Study Update',
    providerName: null,
    cost: null,
    inspectionDate: null,
    propertyFileId: null,
    document: null,
    updatedAt: expect.any(String),
    version: 2,
  });
  expect((await change('DELETE', one, 2)).statusCode).toBe(204);
  expect(await list(id)).toEqual([]);
  const told = (await cast.everything()).match(/"(Added|Changed \d fields of|Removed) the [^"]+"/g);
  expect(told).toEqual(
    expect.arrayContaining([
      '"Added the Full Reserve Study of May 1, 2024"',
      '"Changed 5 fields of the Full Reserve Study of May 1, 2024: reserve study date from May 1, 2024 to Jun 1, 2024; ' +
        'reserve study type from Full Reserve Study to Reserve Study Update; provider name from Apex to none; ' +
        'cost from $4,500.25 to none; inspection date from Apr 20, 2024 to none"',
      '"Removed the Reserve Study Update of Jun 1, 2024"',
    ]),
  );
});

test('lists studies newest first, also for many properties', async () => {
  const id = await fresh();
  for (const date of ['2020-01-01', '2024-12-31', '2022-06-15', '2024-12-31'])
    await add(id, aReserveStudyInput({ date, inspectionDate: null }));
  const dates = (await list(id)).map(({ date }) => date);
  expect(dates).toEqual(['2024-12-31', '2024-12-31', '2022-06-15', '2020-01-01']);
  const batch = await cast.app.inject({
    url: `/api/property/reservestudies?propertyIds=${cast.home},${id}`,
    headers: cast.as.manager,
  });
  const [none, studies] = batch.json().data;
  expect(none).toEqual([]);
  expect(studies).toEqual(await list(id));
});

test('lists studies of one day with the last one added first', async () => {
  const id = await fresh();
  const names = ['Apex', 'Birch', 'Cedar', 'Delta'];
  for (const providerName of names) await add(id, aReserveStudyInput({ providerName }));
  const shown = (await list(id)).map(({ providerName }) => providerName);
  expect(shown).toEqual([...names].reverse());
});

recordRules(() => cast, records);

test('a Vendor sees no studies, and a Member reads them', async () => {
  await add(cast.home);
  expect((await cast.app.inject({ url: at(cast.home), headers: cast.as.vendor })).statusCode).toBe(403);
  expect(await list(cast.home, 'member')).toHaveLength(1);
});

const study = Buffer.from('%PDF-1.7 the study');
const uploadStudy = async (propertyId: string, fileName = 'Study 2024.pdf') => {
  const { payload, contentType } = multipartBody([{ field: 'files', bytes: study, fileName }]);
  const answer = await cast.app.inject({
    method: 'POST',
    url: `/api/file/${propertyId}/upload?standardFolder=Reserve%20studies&onSameName=keepBoth`,
    headers: { ...cast.as.manager, 'content-type': contentType },
    payload,
  });
  expect(answer.statusCode).toBe(201);
  return (answer.json().data as PropertyFile[])[0]!;
};
const foldersOf = async (propertyId: string): Promise<Folder[]> =>
  (await cast.app.inject({ url: `/api/file/${propertyId}`, headers: cast.as.manager })).json().data.folders;

test('a file cannot be deleted while a study names it as its document', async () => {
  const id = await fresh();
  const file = await uploadStudy(id);
  const again = await uploadStudy(id);
  expect((await foldersOf(id)).map(({ folderName, fileCount }) => [folderName, fileCount])).toEqual([
    ['Reserve studies', 2],
  ]);
  const { propertyFileId, folderId } = file;
  const added = await add(id, aReserveStudyInput({ propertyFileId }));
  expect(added.json().data).toMatchObject({
    propertyFileId,
    document: { propertyFileId, folderId, fileName: 'Study 2024.pdf', contentType: 'application/pdf', fileSize: study.length }, // prettier-ignore
  });
  expect((await list(id)).map(({ document }) => document)).toEqual([added.json().data.document]);
  const deletion = () => change('DELETE', `/api/file/file/${propertyFileId}`, file.version);
  const refused = await deletion();
  expect([refused.statusCode, refused.json().error.errors[0].detail]).toEqual([
    409,
    'Study 2024.pdf is a document of the Full Reserve Study of May 1, 2024 and cannot be deleted. Remove it there first.',
  ]);
  const one = at(id, added.json().data.propertyReserveStudyId);
  const changed = await change('PUT', one, 1, aReserveStudyInput({ propertyFileId: again.propertyFileId }));
  expect(changed.json().data.document.fileName).toBe('Study 2024 (2).pdf');
  expect((await deletion()).statusCode).toBe(204);
  const activity = await cast.app.inject({ url: `/api/activity/${id}`, headers: cast.as.manager });
  expect(JSON.stringify(activity.json())).toContain('Study 2024 (2).pdf');
  expect((await change('PUT', one, 2)).json().data).toMatchObject({ propertyFileId: null, document: null });
});

test('refuses a file of another property, in the trash or unknown as the document of a study', async () => {
  const [id, elsewhere] = [await fresh(), await fresh()];
  const [foreign, gone] = [await uploadStudy(elsewhere), await uploadStudy(id)];
  await change('DELETE', `/api/file/file/${gone.propertyFileId}`, gone.version);
  const unknown = '01890000-0000-7000-8000-000000000000';
  for (const propertyFileId of [foreign.propertyFileId, gone.propertyFileId, unknown]) {
    const answer = await add(id, aReserveStudyInput({ propertyFileId }));
    expect([answer.statusCode, answer.json().error.errors[0].field]).toEqual([422, 'propertyFileId']);
  }
  const kept = (await add(id)).json().data;
  const answer = await change('PUT', at(id, kept.propertyReserveStudyId), 1, aReserveStudyInput({ propertyFileId: foreign.propertyFileId })); // prettier-ignore
  expect(answer.statusCode).toBe(422);
  expect(await list(id)).toHaveLength(1);
});
