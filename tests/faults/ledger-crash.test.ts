import { setTimeout as delay } from 'node:timers/promises';
import type { Job } from '@roofline/schema/job/job';
import type { LedgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import type { LedgerWork } from '@roofline/schema/ledger/work';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { sql } from 'drizzle-orm';
import { newKey, newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { serviceData, type ServiceData } from '../stack/service-data';
import { until } from '../stack/until';
import { tries } from '../stack/thorough';

/** Four parts of a file, seven of a reset. */
const LINES = 7_000;
const KILLS = tries(2, 6);

let data: ServiceData;
let admin: Admin;
let api: ServerProcess;
let client: RestClient;

async function start(): Promise<void> {
  api = await startApiProcess(data.settings);
  client = new RestClient(api.url, admin.headers);
}
async function kill(): Promise<void> {
  await api.end('SIGKILL');
  await start();
}

beforeAll(async () => {
  data = await serviceData({ isEmbedded: true });
  const database = await data.open();
  admin = await seedAdmin(database);
  await database.close();
  await start();
});
afterAll(async () => {
  await endProcesses();
  await data.remove();
});

const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + (n % 330))).toISOString().slice(0, 10);
const CSV = `Date,Account,Payee,Amount\n${Array.from({ length: LINES }, (_, n) => `${day(n)},${n % 2 === 0 ? '7010 Roof repairs' : '1020 Savings Bank'},Payee ${n % 9},${n % 2 === 0 ? '-' : ''}${n + 1}.25`).join('\n')}\n`;

async function staged(name: string) {
  const body = newProperty(name);
  const { propertyId } = await client.ask<{ propertyId: string }>('POST', '/api/property', { body });
  const { payload, contentType } = multipartBody([
    { field: 'file', bytes: Buffer.from(CSV), fileName: 'ledger.csv', type: 'text/csv' },
  ]);
  const answer = await fetch(`${api.url}/api/ledger/property/${propertyId}/import`, {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': contentType },
    body: new Uint8Array(payload),
  });
  const { importId } = ((await answer.json()) as { data: LedgerImportPreview }).data;
  return { propertyId, importId };
}

const accept = (importId: string) =>
  client.ask<Job>('POST', `/api/ledger/import/${importId}/accept`, { key: newKey() });
const isOver = async ({ jobId }: Job) => {
  const { status } = await client.ask<Job>('GET', `/api/job/${jobId}`);
  return !['queued', 'running'].includes(status);
};
const listOf = (propertyId: string, query = '') =>
  client.ask<{ totalCount: number }>(
    'GET',
    `/api/ledger/property/${propertyId}/transactions?pageSize=1${query}`,
  );
const workOf = (propertyId: string) =>
  client.ask<LedgerWork[]>('GET', `/api/ledger/property/${propertyId}/work`);

/** Waits until part of the work is done, kills the service at another moment of a part each time, and starts it again. */
async function killWhile(howFar: () => Promise<number>): Promise<void> {
  let done = await howFar();
  for (let time = 1; time <= KILLS && done < LINES; time += 1) {
    await until(async () => (await howFar()) > done);
    await delay(time * 7);
    await kill();
    done = await howFar();
  }
}

test('RL-24: killed in the middle of a ledger file again and again, the service has every line once, and a ledger like one that never was', async () => {
  const [killed, calm] = [await staged('Killed Court'), await staged('Calm Court')];
  const quiet = await accept(calm.importId);
  await until(() => isOver(quiet));
  const job = await accept(killed.importId);
  await killWhile(async () => (await listOf(killed.propertyId)).totalCount);
  await until(() => isOver(job));
  // Accepted once more it gives its first answer, and brings nothing.
  expect(await accept(killed.importId)).toMatchObject({ added: LINES });
  expect((await api.end('SIGTERM')).code).toBe(0);
  const database = await data.open();
  const ledgerOf = ({ propertyId }: { propertyId: string }) =>
    database.tenant(workActor([admin.workspaceId]), async (tx) => ({
      lines: await rowsOf(
        tx,
        sql`select external_id, date::text, amount::text, gl_code, payee from ledger_line
          where property_id = ${propertyId}::uuid order by external_id`,
      ),
      months: await rowsOf(
        tx,
        sql`select month::text, gl_code, money_in::text, money_out::text, line_count from ledger_month
          where property_id = ${propertyId}::uuid order by 1, 2`,
      ),
      told: await rowsOf(
        tx,
        sql`select count(*)::int as times from activity_item
          where property_id = ${propertyId}::uuid and description like 'Imported ledger.csv%'`,
      ),
    }));
  const [one, other] = [await ledgerOf(killed), await ledgerOf(calm)];
  await database.close();
  await start();
  expect(one.lines).toHaveLength(LINES);
  expect(one.told).toEqual([{ times: 1 }]);
  expect(one).toEqual(other);
});

test('RL-24: killed in the middle of a GL reset again and again, the service ends it, and no line keeps what it was mapped to', async () => {
  const { propertyId, importId } = await staged('Reset Court');
  const job = await accept(importId);
  await until(() => isOver(job));
  const key = newKey();
  const rule = { payee: null, glCode: '7010', isUnexpected: true };
  await client.ask('POST', `/api/ledger/property/${propertyId}/rules`, { body: rule, key });
  await until(async () => (await workOf(propertyId)).length === 0);
  expect((await listOf(propertyId, '&isUnexpected=true')).totalCount).toBe(LINES / 2);
  const reset = () =>
    client.ask('POST', `/api/integration/property/${propertyId}/glreset`, { key: `reset-${key}` });
  expect(await reset()).toMatchObject({ rules: 1, stillToReset: LINES });
  await killWhile(async () => (await workOf(propertyId))[0]?.doneCount ?? LINES);
  await until(async () => (await workOf(propertyId)).length === 0);
  expect(await reset()).toMatchObject({ rules: 1, stillToReset: LINES });
  expect(await workOf(propertyId)).toEqual([]);
  expect((await listOf(propertyId, '&isUnexpected=true')).totalCount).toBe(0);
  expect((await listOf(propertyId)).totalCount).toBe(LINES);
});
