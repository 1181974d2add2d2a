import type { Disclosure } from '@roofline/schema/disclosure/disclosure';
import type { SentDisclosure } from '@roofline/schema/disclosure/sent-disclosure';
import type { PropertyFile } from '@roofline/schema/file/file';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import { codeOf, disclosureServer } from '../fixtures/disclosure-server';

let server: Awaited<ReturnType<typeof disclosureServer>>;
beforeAll(async () => {
  server = await disclosureServer();
});
afterAll(() => server.close());

let keys = 0;
type Headers = { authorization: string };
const newKey = () => `sent-${(keys += 1)}`;
const record = (
  planId: string,
  sentOn: string,
  { key = newKey(), headers = server.admin }: { key?: string; headers?: Headers } = {},
) =>
  server.app.inject({
    method: 'POST',
    url: `/api/plan/${planId}/disclosure/sent`,
    headers: { ...headers, 'idempotency-key': key },
    payload: { sentOn },
  });
const remove = (id: string, headers: Headers = server.admin) =>
  server.app.inject({ method: 'DELETE', url: `/api/plan/disclosure/sent/${id}`, headers });
const get = (url: string) => server.app.inject({ url, headers: server.admin });
const read = async (planId: string): Promise<Disclosure> => server.read(planId);
const filesOf = async (propertyId: string): Promise<PropertyFile[]> => {
  const at = `/api/file/${propertyId}`;
  const [folder] = (await get(`${at}/folders`)).json().data;
  return folder ? (await get(`${at}?folderId=${folder.folderId}`)).json().data.files : [];
};

test('a sent disclosure is a file of the property, and stays unchanged when the disclosure changes', async () => {
  const { planId, propertyId } = await server.seedPlan('CA');
  const answer = await record(planId, '2026-01-05');
  expect(answer.statusCode).toBe(201);
  const sent = answer.json().data as SentDisclosure;
  expect(sent).toMatchObject({
    fiscalYear: 2026,
    sentOn: '2026-01-05',
    planName: 'The plan',
    versionNumber: 1,
  });
  const [file] = await filesOf(propertyId);
  expect(file).toMatchObject({ propertyFileId: sent.document.propertyFileId, documentKind: 'financial' });
  expect((await read(planId)).sent).toEqual([sent]);
  await server.put(propertyId, { preparedBy: 'A. Preparer' }, 0);
  const bytes = await get(`/api/file/file/${sent.document.propertyFileId}/version/1/download`);
  const { text } = await readPdf(bytes.rawPayload);
  expect(text).toContain('Assessment and Reserve Funding Disclosure Summary');
  expect(text).not.toContain('A. Preparer');
});

test('a delivery is recorded once: a repeat gets the first answer, and only another day is added', async () => {
  const { planId, propertyId } = await server.seedPlan('WA');
  const first = await record(planId, '2026-01-05', { key: 'once' });
  // A PDF that is drawn a minute later has other bytes.
  server.clock.advance(60_000);
  expect((await record(planId, '2026-01-05', { key: 'once' })).json()).toEqual(first.json());
  const again = await record(planId, '2026-01-05');
  expect([again.statusCode, codeOf(again)]).toEqual([409, 'alreadyRecorded']);
  expect(await filesOf(propertyId)).toHaveLength(1);
  expect((await record(planId, '2026-01-06')).statusCode).toBe(201);
  expect((await read(planId)).sent.map(({ sentOn }) => sentOn)).toEqual(['2026-01-06', '2026-01-05']);
  expect((await filesOf(propertyId)).map(({ fileName }) => fileName).toSorted()).toHaveLength(2);
});

test('the document of a sent disclosure cannot be deleted until its record is removed', async () => {
  const { planId, propertyId } = await server.seedPlan('CA');
  const sent = (await record(planId, '2026-01-05')).json().data as SentDisclosure;
  const [file] = await filesOf(propertyId);
  const removeFile = () =>
    server.app.inject({
      method: 'DELETE',
      url: `/api/file/file/${sent.document.propertyFileId}`,
      headers: { ...server.admin, 'if-match': `"${file!.version}"` },
    });
  const held = await removeFile();
  expect([held.statusCode, codeOf(held)]).toEqual([409, 'isDocument']);
  expect(held.json().error.errors[0].detail).toContain('the disclosure of 2026 that was sent on Jan 5, 2026');
  expect((await remove(sent.sentDisclosureId)).statusCode).toBe(204);
  expect((await remove(sent.sentDisclosureId)).statusCode).toBe(404);
  expect((await read(planId)).sent).toEqual([]);
  expect((await removeFile()).statusCode).toBe(204);
});

test('refuses a plan that is not the disclosure plan, a future day, and a Member', async () => {
  const { planId, propertyId } = await server.seedPlan('CA');
  const member = await server.signIn('Member', [propertyId]);
  const answers = [
    await record((await server.seedPlan('CA', false)).planId, '2026-01-05'),
    await record((await server.seedPlan('NV')).planId, '2026-01-05'),
    await record(planId, '2999-01-01'),
    await record(planId, '2026-01-05', { headers: member }),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual([422, 422, 422, 403]);
  const sent = (await record(planId, '2026-01-05')).json().data as SentDisclosure;
  expect((await remove(sent.sentDisclosureId, member)).statusCode).toBe(403);
  expect((await read(planId)).sent).toHaveLength(1);
});
