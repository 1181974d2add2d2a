import { aConnectedAppInput, aCredentialInput } from '@roofline/schema/fixtures/integration';
import type { ConnectedApp, IntegrationSync } from '@roofline/schema/integration/connected-app';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { buildCast, newProperty, type Cast } from '../../property/fixtures/cast';
import { serveOpenLedger, type OpenLedgerServer } from '../../../demo/open-ledger/server';
import { exampleLedger, exampleLines } from '../fixtures/open-ledger-examples';
import { askForNightlySyncs } from '../sync/jobs';

const KEY = 'planted-ledger-key';
const DAY_MS = 86_400_000;
let cast: Cast;
let ledger: OpenLedgerServer;

beforeAll(async () => {
  cast = await buildCast({ config: { ALLOW_PRIVATE_LEDGER_HOSTS: true } });
});
afterAll(() => cast.close());
beforeEach(async () => {
  ledger = await serveOpenLedger(KEY, { sv: exampleLedger(), other: exampleLedger('Other') });
});
afterEach(() => ledger.close());

let key = 0;
async function ask<T>(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  version?: number,
): Promise<T> {
  const headers = {
    ...cast.as.admin,
    ...(method === 'POST' ? { 'idempotency-key': `k${(key += 1)}` } : {}),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
  };
  const answer = await cast.app.inject({ method, url: `/api/integration${url}`, headers, payload });
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json().data as T;
}

const credential = (apiKey = KEY) =>
  ask<{ integrationCredentialId: string; version: number }>('POST', '/credentials', {
    ...aCredentialInput({ workspaceId: cast.workspaceId, values: { baseUrl: ledger.url, apiKey } }),
    name: `Ledger ${(key += 1)}`,
  });
const appInput = (integrationCredentialId: string, externalPropertyCode = 'sv') =>
  aConnectedAppInput({ integrationCredentialId, externalPropertyCode });

/** Adds a property that is connected to the server. */
async function connected(apiKey = KEY) {
  const { propertyId } = await cast.add('admin', newProperty(`Court ${(key += 1)}`));
  const made = await credential(apiKey);
  await ask('POST', `/property/${propertyId}`, appInput(made.integrationCredentialId));
  return { propertyId, ...made };
}
async function sync(propertyId: string): Promise<IntegrationSync> {
  await ask('POST', `/property/${propertyId}/sync`);
  await cast.runJobs();
  return last(propertyId);
}
const syncsOf = async (propertyId: string) =>
  (await ask<{ items: IntegrationSync[] }>('GET', `/property/${propertyId}/syncs`)).items;
const last = async (propertyId: string) => (await syncsOf(propertyId))[0]!;
const appOf = (propertyId: string) => ask<ConnectedApp>('GET', `/property/${propertyId}`);

const rows = <T>(statement: ReturnType<typeof sql>) =>
  cast.database.tenant(workActor([cast.workspaceId]), (tx) => rowsOf<T>(tx, statement));
const linesOf = (propertyId: string) =>
  rows<{ id: string; amount: number; code: string; fund: string | null; date: string }>(
    sql`select external_id as id, amount::int as amount, gl_code as code, source_fund as fund, date::text as date
      from ledger_line where property_id = ${propertyId}::uuid order by length(external_id), external_id`,
  );

describe('a sync', () => {
  test('adds accounts, lines and balances, and records this in the history and the activity', async () => {
    ledger.feed('sv').put(...exampleLines(4));
    const { propertyId } = await connected();
    const done = await sync(propertyId);
    expect(done).toMatchObject({ status: 2, statusName: 'Successful', added: 4, changed: 0, removed: 0 });
    expect(await linesOf(propertyId)).toMatchObject([
      { id: 't0', amount: 10_025, code: '4010', fund: 'operating' },
      { id: 't1', amount: -2_110, code: '6110', fund: 'reserve' },
      { id: 't2', amount: 10_225 },
      { id: 't3', amount: -2_310 },
    ]);
    const banks = await rows(
      sql`select name, fund from ledger_bank_account where property_id = ${propertyId}::uuid`,
    );
    expect(banks).toContainEqual({ name: 'Reserve savings', fund: 'reserve' });
    const told = await rows<{ description: string }>(
      sql`select description from activity_item where property_id = ${propertyId}::uuid`,
    );
    expect(told.map(({ description }) => description)).toContain('Synced the ledger: 4 new transactions');
    expect(await appOf(propertyId)).toMatchObject({
      isSyncing: false,
      lastSync: { status: 2 },
      nextSyncAt: expect.any(String),
    });
  });

  test('continues where the last one ended, with corrections and deletions, and adds nothing twice', async () => {
    ledger.setPageSize(3);
    ledger.feed('sv').put(...exampleLines(10));
    const { propertyId } = await connected();
    expect(await sync(propertyId)).toMatchObject({ added: 10 });
    expect(await sync(propertyId)).toMatchObject({ added: 0, changed: 0, removed: 0 });
    const [first] = exampleLines(1);
    ledger
      .feed('sv')
      .put({ ...first!, credit: '999.99' }, { id: 't5', deleted: true }, ...exampleLines(1, 10));
    expect(await sync(propertyId)).toMatchObject({ added: 1, changed: 1, removed: 1 });
    const lines = await linesOf(propertyId);
    expect(lines.map(({ id }) => id)).toEqual(['t0', 't1', 't2', 't3', 't4', 't6', 't7', 't8', 't9', 't10']);
    expect(lines[0]).toMatchObject({ amount: 99_999 });
    // It asked only for new changes.
    // The requests for balances and reserve accounts follow.
    expect(ledger.requests.at(-3)!.path).toMatch(/cursor=1[0-9]/);
  });

  test('RS-9: takes what it can read, and lists the rest; adds an unlisted account as unmapped', async () => {
    ledger.feed('sv').put(
      ...exampleLines(1),
      { id: 'bad-day', date: '2026-13-45', account: '4010', credit: '1.00' },
      { id: 'bad-money', date: '2026-01-05', account: '4010', credit: 'much' },
      {
        id: 'new-account',
        date: '2026-01-05',
        account: '9999',
        credit: '5.00',
        description: 'x\u0000y'.repeat(900),
      },
    );
    const { propertyId } = await connected();
    const done = await sync(propertyId);
    expect(done).toMatchObject({ status: 2, added: 2, unreadable: 2 });
    expect(done.unreadableExamples).toEqual([
      'Transaction bad-day: its date is not a day',
      'Transaction bad-money: its debit or credit is not an amount',
    ]);
    const [account] = await rows(
      sql`select kind, use from ledger_account where property_id = ${propertyId}::uuid and gl_code = '9999'`,
    );
    expect(account).toEqual({ kind: 'unknown', use: 'unmapped' });
  });

  test('waits as long as the service asks, then continues where it stopped', async () => {
    ledger.setPageSize(2);
    ledger.feed('sv').put(...exampleLines(4));
    const { propertyId } = await connected();
    // The request for accounts succeeds, the one for the second page is refused.
    await ask('POST', `/property/${propertyId}/sync`);
    const original = ledger.requests.length;
    ledger.failNext({ status: 429, headers: { 'retry-after': '90' } });
    await cast.runJobs();
    expect(await last(propertyId)).toMatchObject({ status: 1, statusName: 'In Progress' });
    await cast.runJobs();
    expect(ledger.requests.length).toBe(original + 1);
    cast.clock.advance(90_000);
    await cast.runJobs();
    expect(await last(propertyId)).toMatchObject({ status: 2, added: 4 });
    expect(await syncsOf(propertyId)).toHaveLength(1);
  });

  test('of a failing service is tried again and then fails with a message, while another property is synced', async () => {
    const { propertyId } = await connected();
    const other = await connected();
    ledger.feed('sv').put(...exampleLines(1));
    await ask('POST', `/property/${propertyId}/sync`);
    ledger.failNext(...Array.from({ length: 6 }, () => ({ status: 500 })));
    for (let i = 0; i < 7; i += 1) {
      await cast.runJobs();
      cast.clock.advance(10 * 60_000);
    }
    expect(await last(propertyId)).toMatchObject({
      status: 3,
      statusName: 'Failed',
      problem: 'The service failed. Try again later.',
    });
    expect(await sync(other.propertyId)).toMatchObject({ status: 2, added: 1 });
  });

  test('with a refused credential ends immediately, marks it, and is not tried at night until it is mended', async () => {
    const { propertyId, integrationCredentialId, version } = await connected('a wrong key');
    const done = await sync(propertyId);
    expect(done).toMatchObject({ status: 3 });
    expect(done.problem).toContain('refused the credential');
    expect(await appOf(propertyId)).toMatchObject({ credentialProblem: done.problem });
    cast.clock.advance(2 * DAY_MS);
    await askForNightlySyncs(cast);
    await cast.runJobs();
    expect(await syncsOf(propertyId)).toHaveLength(1);
    const values = { baseUrl: ledger.url, apiKey: KEY };
    await ask('PUT', `/credentials/${integrationCredentialId}`, { name: 'Mended', values }, version);
    await askForNightlySyncs(cast);
    await cast.runJobs();
    expect(await last(propertyId)).toMatchObject({ status: 2, isNightly: true });
  });

  test('reads everything again for another association or flag, and uses funds only where flags are set', async () => {
    ledger.feed('sv').put(...exampleLines(2));
    const { propertyId, integrationCredentialId } = await connected();
    await sync(propertyId);
    const { version } = await appOf(propertyId);
    const changed = { ...appInput(integrationCredentialId), useReserveFundsForExpenses: false };
    await ask('PUT', `/property/${propertyId}`, changed, version);
    expect(await sync(propertyId)).toMatchObject({ status: 2, added: 0, changed: 1 });
    expect((await linesOf(propertyId)).map(({ fund }) => fund)).toEqual(['operating', null]);
  });
});

describe('GL reset', () => {
  test('removes uses, rules and mappings of the accounts of the connected app', async () => {
    ledger.feed('sv').put(...exampleLines(4));
    const { propertyId } = await connected();
    await sync(propertyId);
    await rows(
      sql`update ledger_account set use = 'reserveExpense' where property_id = ${propertyId}::uuid and gl_code = '6110'`,
    );
    await rows(
      sql`update ledger_line set mapped_by = 'user', is_unexpected = true where property_id = ${propertyId}::uuid and external_id = 't1'`,
    );
    const forgotten = await ask('POST', `/property/${propertyId}/glreset`);
    expect(forgotten).toMatchObject({ transactions: 1, rules: 0 });
    expect(
      await rows(
        sql`select use from ledger_account where property_id = ${propertyId}::uuid and gl_code = '6110'`,
      ),
    ).toEqual([{ use: 'unmapped' }]);
    expect(
      await rows(
        sql`select 1 from ledger_line where property_id = ${propertyId}::uuid and (mapped_by is not null or is_unexpected)`,
      ),
    ).toEqual([]);
  });
});
