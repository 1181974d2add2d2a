import { eq } from 'drizzle-orm';
import { newId } from '../../ids';
import { reportServer } from '../../../report/fixtures/report-server';
import { workspace } from '../../../workspace/tables';
import { pngOf } from '../../images/fixtures/png';
import { uaFindings } from '../../pdf/fixtures/pdf-ua/check';
import { readPdf } from '../../pdf/fixtures/read-pdf';
import { multipartBody } from '../../upload/fixtures/multipart';

type Label = Partial<typeof workspace.$inferInsert>;
let t: Awaited<ReturnType<typeof reportServer>>;
beforeAll(async () => {
  t = await reportServer();
  const { payload, contentType } = multipartBody([
    { field: 'file', fileName: 'logo.png', type: 'image/png', bytes: pngOf(90, 30) },
  ]);
  const headers = { ...t.admin, 'content-type': contentType, 'idempotency-key': newId() };
  const sent = await t.app.inject({ method: 'POST', url: '/api/workspace/logo', headers, payload });
  expect(sent.statusCode).toBe(200);
});
afterAll(() => t.close());

const label = (change: Label) =>
  t.database.system((tx) => tx.update(workspace).set(change).where(eq(workspace.workspaceId, t.workspaceId)));
const alts = async (bytes: Buffer) => (await readPdf(bytes)).alts.filter((alt) => alt.startsWith('Logo of'));
const percentFunded = async () => (await t.file('percentfunded', '.pdf')).body;
const companyName = async () =>
  (
    await t.database.system((tx) =>
      tx.select().from(workspace).where(eq(workspace.workspaceId, t.workspaceId)),
    )
  )[0]!.companyName;

test('documents have the logo of a private label, with its alternative text, only while the label is on', async () => {
  expect(await alts(await percentFunded())).toEqual([]);
  await label({ isPrivateLabel: true, accentColor: '#FFD400' });
  const bytes = await percentFunded();
  expect(await alts(bytes)).toEqual([`Logo of ${await companyName()}`]);
  expect(await uaFindings(bytes)).toEqual([]);
  expect(await alts((await t.file('componentinventory', '.pdf')).body)).toHaveLength(1);
});

test('a document has no logo if its bytes are lost or cannot be read', async () => {
  await label({ isPrivateLabel: true, accentColor: '#FFD400' });
  const keys: string[] = [];
  for await (const { key } of t.storage.list('blob')) keys.push(key);
  for (const key of keys) await t.storage.remove(key);
  const bytes = await percentFunded();
  expect(await alts(bytes)).toEqual([]);
  expect((await readPdf(bytes)).text).toContain('Percent funded');
});
