import { aConnectedAppInput, aCredentialInput } from '@roofline/schema/fixtures/integration';
import { setTimeout as delay } from 'node:timers/promises';
import { SYNC_STATUS, type IntegrationSync } from '@roofline/schema/integration/connected-app';
import { sql } from 'drizzle-orm';
import { serveOpenLedger, type OpenLedgerServer } from '../../api/demo/open-ledger/server';
import { exampleLedger, exampleLines } from '@roofline/api/integration/fixtures/open-ledger-examples';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { newKey, newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { serviceData, type ServiceData } from '../stack/service-data';
import { until } from '../stack/until';
import { tries } from '../stack/thorough';

const KEY = 'planted-ledger-key';
const LINES = 400;
const A_PAGE = 20;
const KILLS = tries(2, 10);

let data: ServiceData;
let admin: Admin;
let api: ServerProcess;
let client: RestClient;
let ledger: OpenLedgerServer;

async function start(): Promise<void> {
  api = await startApiProcess({ ...data.settings, ALLOW_PRIVATE_LEDGER_HOSTS: 'on' });
  client = new RestClient(api.url, admin.headers);
}

beforeAll(async () => {
  data = await serviceData({ isEmbedded: true });
  const database = await data.open();
  admin = await seedAdmin(database);
  await database.close();
  ledger = await serveOpenLedger(KEY, { killed: exampleLedger(), calm: exampleLedger() });
  ledger.setPageSize(A_PAGE);
  for (const code of ['killed', 'calm']) ledger.feed(code).put(...exampleLines(LINES));
  await start();
});
afterAll(async () => {
  await endProcesses();
  await ledger.close();
  await data.remove();
});

async function connected(code: string): Promise<string> {
  const body = newProperty(`Court ${code}`);
  const { propertyId } = await client.ask<{ propertyId: string }>('POST', '/api/property', { body });
  const made = await client.ask<{ integrationCredentialId: string }>('POST', '/api/integration/credentials', {
    key: newKey(),
    body: aCredentialInput({
      workspaceId: admin.workspaceId,
      name: `Ledger ${code}`,
      values: { baseUrl: ledger.url, apiKey: KEY },
    }),
  });
  await client.ask('POST', `/api/integration/property/${propertyId}`, {
    key: newKey(),
    body: aConnectedAppInput({
      integrationCredentialId: made.integrationCredentialId,
      externalPropertyCode: code,
    }),
  });
  return propertyId;
}

const begin = (propertyId: string) =>
  client.ask('POST', `/api/integration/property/${propertyId}/sync`, { key: newKey() });
const syncsOf = async (propertyId: string) =>
  (await client.ask<{ items: IntegrationSync[] }>('GET', `/api/integration/property/${propertyId}/syncs`))
    .items;
const pagesOf = (code: string) =>
  ledger.requests.filter(({ path }) => path.startsWith(`/v1/associations/${code}/transactions`)).length;
const isOver = async (propertyId: string) =>
  (await syncsOf(propertyId)).every(({ status }) => status !== SYNC_STATUS.inProgress);

const LEDGER = `select external_id, date::text, amount::text, gl_code, source_fund, description, payee from ledger_line
  where property_id = $1 order by external_id`;
const MONTHS = `select month::text, gl_code, source_fund, money_in::text, money_out::text, line_count from ledger_month
  where property_id = $1 order by 1, 2, 3`;
const SUMS = `select coalesce(sum(amount), 0)::text as sum, count(*)::int as lines, count(distinct external_id)::int as ids
  from ledger_line where property_id = $1`;

test('killed between the pages of a sync again and again, the service has every line exactly once, and a ledger like one that never was', async () => {
  const [killed, calm] = [await connected('killed'), await connected('calm')];
  await begin(calm);
  await until(() => isOver(calm));
  await begin(killed);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const pages = pagesOf('killed') + 2;
    await until(() => pagesOf('killed') >= pages);
    // At another moment of a page each time: while it is read, entered or noted.
    await delay(kill * 3);
    await api.end('SIGKILL');
    await start();
    const [sync] = await syncsOf(killed);
    expect(sync!.status).toBe(SYNC_STATUS.inProgress);
  }
  await until(() => isOver(killed));
  const history = await syncsOf(killed);
  expect(history).toMatchObject([{ status: SYNC_STATUS.successful, added: LINES, changed: 0, removed: 0 }]);
  await begin(killed);
  await until(async () => (await syncsOf(killed)).length === 2 && (await isOver(killed)));
  expect((await syncsOf(killed))[0]).toMatchObject({ status: SYNC_STATUS.successful, added: 0, changed: 0 });
  // Each page that was kept is read once: only one is read again for each kill.
  expect(pagesOf('killed')).toBeLessThanOrEqual(LINES / A_PAGE + KILLS + 2);
  expect((await api.end('SIGTERM')).code).toBe(0);
  const database = await data.open();
  const ledgerOf = (propertyId: string) =>
    database.tenant(workActor([admin.workspaceId]), async (tx) => {
      const read = (statement: string) =>
        rowsOf(tx, sql.raw(statement.replace('$1', `'${propertyId}'::uuid`)));
      return { lines: await read(LEDGER), months: await read(MONTHS), sums: await read(SUMS) };
    });
  const [one, other] = [await ledgerOf(killed), await ledgerOf(calm)];
  await database.close();
  expect(one.sums).toMatchObject([{ lines: LINES, ids: LINES }]);
  expect(one).toEqual(other);
});
