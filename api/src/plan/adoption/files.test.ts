import { limits } from '@roofline/schema/value/limits';
import type { Plan } from '@roofline/schema/plan/plan';
import type { ActivityItem } from '@roofline/schema/activity/activity';
import { newId } from '../../platform/ids';
import { multipartBody } from '../../platform/upload/fixtures/multipart';
import { seedFundedProperty } from '../fixtures/funded-property';
import { planServer } from '../fixtures/plan-server';

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

const pdf = Buffer.from('%PDF-1.7 the minutes');
const upload = async (
  fileName: string,
  bytes: Buffer,
  {
    headers = {},
    plan = planId,
    field = 'file',
  }: { headers?: Record<string, string>; plan?: string; field?: string } = {},
) => {
  const { payload, contentType } = multipartBody([{ field, bytes, fileName, type: 'text/html' }]);
  return on.call<{ adoptionFileId: string }>('POST', `/api/plan/${plan}/adoption/file`, {
    body: payload,
    headers: { 'content-type': contentType, ...headers },
  });
};
const stored = async () => {
  let count = 0;
  for await (const _ of on.storage.list('blob')) count += 1;
  return count;
};
const files = async () => (await on.get<Plan>(`/api/plan/${planId}`)).data.adoption!.files;
const download = async (id: string, headers?: Record<string, string>) => {
  const admin = headers ?? (await on.signIn('Admin'));
  return on.app.inject({ url: `/api/plan/adoption/file/${id}`, headers: admin });
};

it('stores a document with the decision and returns it as a download', async () => {
  const added = await upload('../Minutes “Feb”.pdf', pdf);
  expect(added).toMatchObject({
    status: 201,
    data: { fileName: 'Minutes “Feb”.pdf', contentType: 'application/pdf', fileSize: pdf.length },
  });
  expect(await files()).toEqual([added.data]);
  const answer = await download(added.data.adoptionFileId);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(pdf);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition':
      'attachment; filename="Minutes Feb.pdf"; filename*=UTF-8\'\'Minutes%20%E2%80%9CFeb%E2%80%9D.pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const { data } = await on.get<{ items: ActivityItem[] }>(`/api/activity/${propertyId}`);
  expect(data.items[0]!.description).toBe('Added Minutes “Feb”.pdf to the adoption of Feb 3, 2026');
});

it('accepts pdf, png and jpg by their content, whatever their names', async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const jpg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]);
  for (const [name, bytes, contentType] of [
    ['a.PDF', pdf, 'application/pdf'],
    ['a.png', png, 'image/png'],
    ['a.jpeg', jpg, 'image/jpeg'],
  ] as const) {
    const { data } = await upload(name, bytes);
    expect(data).toMatchObject({ fileName: name, contentType });
    await on.call('DELETE', `/api/plan/adoption/file/${data.adoptionFileId}`);
  }
  expect(await upload('a.png', jpg)).toMatchObject({ status: 415 });
  expect(await upload('a.html', pdf)).toMatchObject({
    status: 415,
    errors: [
      {
        code: 'invalidFileType',
        detail: 'Invalid file type. Allowed types: .pdf, .jpg, .jpeg, .png.',
        field: 'file',
      },
    ],
  });
  expect(await upload('a.pdf', Buffer.alloc(0))).toMatchObject({
    status: 422,
    errors: [{ detail: 'The file is empty', field: 'file' }],
  });
  expect(await upload('a.pdf', pdf, { field: 'other' })).toMatchObject({
    status: 422,
    errors: [{ code: 'unexpectedFile', detail: 'Send one file in the field "file"' }],
  });
  const notForm = await on.call('POST', `/api/plan/${planId}/adoption/file`, { body: {} });
  expect([400, 415]).toContain(notForm.status);
  expect(await files()).toEqual([]);
});

it('accepts 25 MB and not a byte more', async () => {
  const most = Buffer.alloc(limits.adoptionFileBytes);
  pdf.copy(most);
  expect((await upload('most.pdf', most)).status).toBe(201);
  const more = Buffer.alloc(limits.adoptionFileBytes + 1);
  pdf.copy(more);
  expect(await upload('more.pdf', more)).toMatchObject({ status: 413, errors: [{ code: 'tooLarge' }] });
  expect(await files()).toHaveLength(1);
});

it('accepts ten, none for a plan that is not adopted, and stores one when the request is repeated', async () => {
  const headers = { 'idempotency-key': newId() };
  const [first, second] = [await upload('1.pdf', pdf, { headers }), await upload('1.pdf', pdf, { headers })];
  expect(second).toEqual(first);
  const one = await stored();
  for (let n = 2; n <= 10; n++) expect((await upload(`${n}.pdf`, pdf)).status).toBe(201);
  expect(await upload('11.pdf', pdf)).toMatchObject({ status: 409, errors: [{ code: 'tooManyFiles' }] });
  expect((await files()).map(({ fileName }) => fileName)).toEqual(
    Array.from({ length: 10 }, (_, n) => `${n + 1}.pdf`),
  );
  const open = await on.create(propertyId, 'Open');
  expect(await upload('a.pdf', pdf, { plan: open.planId })).toMatchObject({
    status: 409,
    errors: [{ code: 'notAdopted' }],
  });
  // All ten have the same bytes: one stored file, which the sweep leaves while a document refers to it.
  expect(await stored()).toBe(one);
  await on.sweepFiles();
  expect((await download(first.data.adoptionFileId)).statusCode).toBe(200);
});

it('can be read by those who see plans, and added and removed by those who edit them', async () => {
  const { adoptionFileId } = (await upload('a.pdf', pdf)).data;
  const url = `/api/plan/adoption/file/${adoptionFileId}`;
  const [member, vendor, stranger] = [
    await on.signIn('Member', [propertyId]),
    await on.signIn('Vendor', [propertyId]),
    await on.signIn('Manager', []),
  ];
  const statuses = async (headers: Record<string, string>) => [
    (await download(adoptionFileId, headers)).statusCode,
    (await upload('b.pdf', pdf, { headers })).status,
    (await on.call('DELETE', url, { headers })).status,
  ];
  expect(await statuses(member)).toEqual([200, 403, 403]);
  expect(await statuses(vendor)).toEqual([403, 403, 403]);
  expect(await statuses(stranger)).toEqual([404, 404, 404]);
  const manager = await on.signIn('Manager', [propertyId]);
  expect((await on.call('DELETE', url, { headers: { ...manager, 'if-match': '"2"' } })).status).toBe(412);
  expect((await on.call('DELETE', url, { headers: manager })).status).toBe(204);
  expect((await download(adoptionFileId, manager)).statusCode).toBe(404);
  expect((await on.call('DELETE', url, { headers: manager })).status).toBe(404);
  expect(await files()).toEqual([]);
});
