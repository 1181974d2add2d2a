import { sql, type SQL } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { pngOf } from '../../platform/images/fixtures/png';
import { multipartBody, type Upload } from '../../platform/upload/fixtures/multipart';
import { newProperty } from '../../property/fixtures/cast';
import { ask, at, closeAll, leave } from '../fixtures/leaving';
import { hasWorkUnderWay } from '../repository/rows';

let workspaceId: string;
let otherId: string;

const tenant = <T>(work: (tx: Tx) => Promise<T>) => at.here.database.tenant(workActor([workspaceId]), work);
const run = (statement: SQL) => tenant((tx) => tx.execute(statement));

beforeAll(async () => {
  await leave();
  const { data } = (await ask(`/api/property/${at.propertyId}`, 'GET')).json();
  workspaceId = data.workspaceId;
  const made = await ask('/api/property', 'POST', { ...newProperty('Other Court'), workspaceId });
  otherId = made.json().data.propertyId;
});
afterAll(closeAll);

async function upload(path: string, part: Upload): Promise<void> {
  const { payload, contentType } = multipartBody([part]);
  const headers = { ...at.headers, 'idempotency-key': newId(), 'content-type': contentType };
  const answer = await at.here.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
  expect([answer.statusCode, answer.json().error]).toEqual([201, undefined]);
}

/** Returns which archives wait. */
async function waiting(): Promise<string[]> {
  const scopes = { property: at.propertyId, other: otherId, workspace: null };
  const found: string[] = [];
  for (const [name, propertyId] of Object.entries(scopes))
    if (await tenant((tx) => hasWorkUnderWay(tx, { workspaceId, propertyId }))) found.push(name);
  return found;
}

const text = Buffer.from('Minutes of the board.\n');
test.each([
  ['the text of a file', () => upload(`file/${at.propertyId}/upload`, { field: 'files', bytes: text, fileName: 'minutes.txt', type: 'text/plain' })],
  ['the sizes of a photo', () => upload(`photo/property/${at.propertyId}`, { field: 'files', bytes: pngOf(8, 8), fileName: 'roof.png', type: 'image/png' })],
] as const)('the archives of its property and workspace wait for %s, unless it failed once', async (_, add) => {
  expect(await waiting()).toEqual([]);
  await add();
  expect(await waiting()).toEqual(['property', 'workspace']);
  await run(sql`update job set attempts = 1 where status = 'queued'`);
  expect(await waiting()).toEqual(['property', 'workspace']);
  await run(sql`update job set attempts = 2 where status = 'queued'`);
  expect(await waiting()).toEqual([]);
  await run(sql`update job set attempts = 0 where status = 'queued'`);
  await at.here.runJobs();
  expect(await waiting()).toEqual([]);
}); // prettier-ignore

test('an archive waits for a long change of its ledger, and is made afterwards', async () => {
  await run(sql`insert into ledger_work (workspace_id, work_id, property_id, kind, once_key, reach, line_count, created_at)
    values (${workspaceId}::uuid, ${newId()}::uuid, ${at.propertyId}::uuid, 'rules', 'x', '{}', 1, now())`);
  expect(await waiting()).toEqual(['property', 'workspace']);
  await ask(`/api/property/${at.propertyId}/full-archive`);
  await at.here.runJobs();
  const statusNow = async () =>
    (await ask(`/api/property/${at.propertyId}/full-archive`, 'GET')).json().data.status as string;
  expect(await statusNow()).toBe('queued');
  await run(sql`delete from ledger_work`);
  at.here.clock.advance(60_000);
  await at.here.runJobs();
  expect(await statusNow()).toBe('succeeded');
});
