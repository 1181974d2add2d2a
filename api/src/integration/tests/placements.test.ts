import { aConnectedAppInput, aCredentialInput } from '@roofline/schema/fixtures/integration';
import { aPlacementInput } from '@roofline/schema/fixtures/placement';
import type { IntegrationSync } from '@roofline/schema/integration/connected-app';
import type { Placement } from '@roofline/schema/placement/placement';
import { limits } from '@roofline/schema/value/limits';
import { serveOpenLedger, type OpenLedgerServer } from '../../../demo/open-ledger/server';
import { buildCast, newProperty, type Cast } from '../../property/fixtures/cast';
import { exampleLedger } from '../fixtures/open-ledger-examples';

const KEY = 'planted-ledger-key';
let cast: Cast;
let ledger: OpenLedgerServer;
let propertyId: string;
let key = 0;

const CD = {
  id: 'p1',
  institution: 'First Harbor Bank',
  account: 'CD 4410',
  kind: 'certificate',
  principal: '150000.50',
  rate: '4.125',
  compounding: 'quarterly',
  start: '2026-01-15',
  maturity: '2027-07-15',
};
const SAVINGS = {
  ...CD,
  id: 'p2',
  account: 'Savings',
  kind: 'savings',
  rate: 0.5,
  compounding: 'monthly',
  maturity: null,
};

async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  version?: number,
) {
  const headers = {
    ...cast.as.admin,
    ...(method === 'POST' ? { 'idempotency-key': `p${(key += 1)}` } : {}),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
  };
  const answer = await cast.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const { data, error } = answer.body === '' ? { data: null, error: undefined } : answer.json();
  return {
    status: answer.statusCode,
    data: data as T,
    errors: error?.errors as { code: string; field?: string; detail: string }[],
  };
}
const app = (externalPropertyCode: string, integrationCredentialId: string) =>
  aConnectedAppInput({ integrationCredentialId, externalPropertyCode });
const placements = async () => (await call<Placement[]>('GET', `/api/property/${propertyId}/placement`)).data;
const accounts = async () => (await placements()).map((one) => [one.account, one.source]);
async function sync(): Promise<IntegrationSync> {
  await call('POST', `/api/integration/property/${propertyId}/sync`);
  await cast.runJobs();
  const { data } = await call<{ items: IntegrationSync[] }>(
    'GET',
    `/api/integration/property/${propertyId}/syncs`,
  );
  return data.items[0]!;
}
const serve = (...list: object[]) => void (ledger.feed('sv').ledger.placements = list);
const at = (placement: Placement) => `/api/property/${propertyId}/placement/${placement.placementId}`;
const inputOf = ({ institution, account, kind, principal, interestRate, compounding, startDate, maturityDate, notes }: Placement) =>
  ({ institution, account, kind, principal, interestRate, compounding, startDate, maturityDate, notes }); // prettier-ignore

let credentialId: string;
let onAsked: (path: string) => void;
beforeAll(async () => {
  cast = await buildCast({ config: { ALLOW_PRIVATE_LEDGER_HOSTS: true } });
});
afterAll(() => cast.close());
beforeEach(async () => {
  onAsked = () => undefined;
  const before = (path: string) => onAsked(path);
  ledger = await serveOpenLedger(KEY, { sv: exampleLedger(), other: exampleLedger('Other') }, { before });
  ({ propertyId } = await cast.add('admin', newProperty(`Court ${(key += 1)}`)));
  const values = { baseUrl: ledger.url, apiKey: KEY };
  const body = aCredentialInput({ workspaceId: cast.workspaceId, name: `Ledger ${key}`, values });
  const made = await call<{ integrationCredentialId: string }>('POST', '/api/integration/credentials', body);
  credentialId = made.data.integrationCredentialId;
  await call('POST', `/api/integration/property/${propertyId}`, app('sv', credentialId));
});
afterEach(() => ledger.close());

test('a source without a list of reserve accounts is synced as before', async () => {
  expect(await sync()).toMatchObject({ status: 2, problem: null });
  expect(await placements()).toEqual([]);
});

test('reserve accounts of a source are added, changed and removed with it, and those of people stay', async () => {
  serve(CD, SAVINGS);
  const own = aPlacementInput({ principal: 90_000, interestRate: 3, account: 'Our CD' });
  const added = await call('POST', `/api/property/${propertyId}/placement`, own);
  expect(added.status).toBe(201);
  expect(await sync()).toMatchObject({ status: 2 });
  expect(await placements()).toMatchObject([
    {
      account: 'Savings',
      interestRate: 0.5,
      maturityDate: null,
      source: 'Open ledger',
      compounding: 'monthly',
    },
    { account: 'Our CD', source: null, version: 1 },
    {
      account: 'CD 4410',
      principal: 150_000.5,
      interestRate: 4.125,
      maturityDate: '2027-07-15',
      source: 'Open ledger',
    },
  ]);
  const before = await placements();
  await sync();
  expect(await placements()).toEqual(before);
  serve({ ...CD, principal: '151000', rate: '4.2' });
  await sync();
  expect(await placements()).toMatchObject([
    { account: 'Our CD', version: 1 },
    {
      account: 'CD 4410',
      principal: 151_000,
      interestRate: 4.2,
      placementId: before[2]!.placementId,
      version: 2,
    },
  ]);
  const { data } = await call<{ items: { description: string }[] }>(
    'GET',
    `/api/activity/${propertyId}?type=placement`,
  );
  expect(data.items.map((one) => one.description)).toEqual([
    'Synced reserve accounts: 1 changed, 1 removed',
    'Synced reserve accounts: 2 new',
    'Added the placement Our CD at First Harbor Bank',
  ]);
});

test('people can add notes to a reserve account of a source, but not change or remove it', async () => {
  serve(CD);
  await sync();
  const [cd] = (await placements()) as [Placement];
  const refused = await call('PUT', at(cd), { ...inputOf(cd), interestRate: 5 }, cd.version);
  expect(refused).toMatchObject({ status: 422, errors: [{ code: 'ofSource', field: 'interestRate' }] });
  const gone = await call('DELETE', at(cd), undefined, cd.version);
  expect(gone).toMatchObject({ status: 409, errors: [{ code: 'ofSource' }] });
  const noted = await call<Placement>(
    'PUT',
    at(cd),
    { ...inputOf(cd), notes: 'Renews by itself' },
    cd.version,
  );
  expect(noted).toMatchObject({ status: 200, data: { notes: 'Renews by itself', source: 'Open ledger' } });
  serve({ ...CD, rate: '4.3' });
  await sync();
  expect(await placements()).toMatchObject([{ interestRate: 4.3, notes: 'Renews by itself' }]);
});

test('unreadable reserve accounts are listed, and stay as they were', async () => {
  serve(CD);
  await sync();
  serve(
    { ...CD, rate: 'four' },
    { ...CD, id: 'p3', maturity: null },
    { ...CD, id: '' },
    { ...CD, id: 'p4', principal: '-1' },
  );
  const done = await sync();
  expect(done.unreadableExamples).toEqual([
    'Reserve account p1: its rate is not a percentage from 0 to 99.999',
    'Reserve account p3: Maturity Date is required for certificates and Treasuries',
    'A reserve account without an id',
    'Reserve account p4: its principal is not an amount of zero or more',
  ]);
  expect(await accounts()).toEqual([['CD 4410', 'Open ledger']]);
});

test('after a change of the association, its placements stay as entered ones, and new ones are limited', async () => {
  serve(CD);
  await sync();
  const { data } = await call<{ version: number }>('GET', `/api/integration/property/${propertyId}`);
  await call('PUT', `/api/integration/property/${propertyId}`, app('other', credentialId), data.version);
  const most = limits.placementsOfProperty;
  ledger.feed('other').ledger.placements = Array.from({ length: most }, (_, n) => ({
    ...CD,
    id: `o${n}`,
    account: `CD ${n}`,
  }));
  const done = await sync();
  expect(done.unreadableExamples).toEqual([`1 reserve account: a property can have at most ${most}`]);
  const all = await accounts();
  expect(all).toHaveLength(most);
  expect(all).toContainEqual(['CD 4410', null]);
  const own = (await placements()).find(({ source }) => source === null)!;
  expect((await call('DELETE', at(own), undefined, own.version)).status).toBeLessThan(300);
});

/** Makes the next sync’s request for reserve accounts, which follows that for balances, fail with this status. */
const answerPlacements = (status: number) => {
  onAsked = (path) => void (path.endsWith('/balances') && ledger.failNext({ status }));
};

test('a list that fails is reported, while the ledger is synced and the reserve accounts stay', async () => {
  serve(CD);
  await sync();
  answerPlacements(500);
  const done = await sync();
  expect(done).toMatchObject({ status: 2, problem: null });
  expect(done.unreadableExamples).toEqual([expect.stringMatching(/^The list of reserve accounts: /)]);
  expect(await accounts()).toEqual([['CD 4410', 'Open ledger']]);
});

test('a list that refuses the credential ends the sync, like any other request', async () => {
  serve(CD);
  await sync();
  answerPlacements(403);
  expect(await sync()).toMatchObject({ status: 3 });
  expect(await accounts()).toEqual([['CD 4410', 'Open ledger']]);
});
