import { aConnectedAppInput, aCredentialInput } from '@roofline/schema/fixtures/integration';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { askServiceOnce } from '../../platform/jobs/queue';
import { buildCast, type Cast, type Identity } from '../../property/fixtures/cast';

const SECRET = 'planted-credential-secret';
let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

let key = 0;
const add = (values: object, identity: Identity = 'manager', over: object = {}) =>
  cast.app.inject({
    method: 'POST',
    url: '/api/integration/credentials',
    headers: { ...cast.as[identity], 'idempotency-key': `c${(key += 1)}` },
    payload: { ...aCredentialInput({ workspaceId: cast.workspaceId }), values, ...over },
  });
const whole = { baseUrl: ' https://books.example.org ', apiKey: SECRET };
const detailsOf = (answer: { json(): { error: { errors: { field?: string; detail: string }[] } } }) =>
  answer.json().error.errors.map(({ field, detail }) => [field, detail]);

test('a credential is stored encrypted, and no answer has its values', async () => {
  const made = await add(whole);
  expect(made.statusCode).toBe(201);
  const { integrationCredentialId: id } = made.json().data;
  const list = await cast.app.inject({
    url: `/api/integration/credentials?workspaceId=${cast.workspaceId}`,
    headers: cast.as.manager,
  });
  expect(list.json().data).toContainEqual(made.json().data);
  expect(made.body + list.body).not.toMatch(/planted|sealed|keyId|values|books\.example/);
  const rows = await cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
    rowsOf(tx, sql`select * from integration_credential where integration_credential_id = ${id}::uuid`),
  );
  expect(JSON.stringify(rows)).not.toMatch(/planted|books\.example/);
});

test('its values must be exactly those of the integration', async () => {
  expect(detailsOf(await add({ baseUrl: 'https://books.example.org', other: 'x' }))).toEqual([
    ['values.apiKey', 'API Key is required'],
    ['values.other', 'Open ledger has no value of this name'],
  ]);
  expect(detailsOf(await add({}, 'manager', { integrationId: 1 }))).toEqual([
    ['integrationId', 'Integration is required'],
  ]);
});

test.each([
  'http://books.example.org',
  'https://10.0.0.1',
  'https://[::1]',
  'https://169.254.169.254',
  'no address',
])('EX-12: %s is no base address', async (baseUrl) =>
  expect(detailsOf(await add({ ...whole, baseUrl }))).toEqual([
    ['values.baseUrl', 'Base Address should be an https address of the public internet'],
  ]),
);

test.each([['vendor', 403], ['member', 403], ['stranger', 404]] as const)('a %s adds none', async (identity, status) => {
  expect((await add(whole, identity)).statusCode).toBe(status);
}); // prettier-ignore

test('one that a connected app uses cannot be removed', async () => {
  const { integrationCredentialId: id } = (await add(whole)).json().data;
  const payload = aConnectedAppInput({ integrationCredentialId: id });
  const url = `/api/integration/property/${cast.home}`;
  const headers = { ...cast.as.manager, 'idempotency-key': 'connect' };
  expect((await cast.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(201);
  const property = await cast.app.inject({ url: `/api/property/${cast.home}`, headers: cast.as.manager });
  expect(property.json().data).toMatchObject({ isIntegratedProperty: true });
  const gone = await cast.app.inject({
    method: 'DELETE',
    url: `/api/integration/credentials/${id}`,
    headers: { ...cast.as.manager, 'if-match': '"1"' },
  });
  expect([gone.statusCode, gone.json().error.errors[0].code]).toEqual([409, 'inUse']);
});

test('another workspace’s credential is refused, and so is one of another integration', async () => {
  const theirs = (await add(whole, 'stranger', { workspaceId: cast.otherWorkspaceId })).json().data;
  const buildium = (await add({ clientId: 'a', clientSecret: 'b' }, 'admin', { integrationId: 3 })).json()
    .data;
  for (const { integrationCredentialId } of [theirs, buildium]) {
    const answer = await cast.app.inject({
      method: 'POST',
      url: `/api/integration/property/${cast.away}`,
      headers: { ...cast.as.admin, 'idempotency-key': `k${(key += 1)}` },
      payload: aConnectedAppInput({ integrationCredentialId }),
    });
    expect(detailsOf(answer)).toEqual([
      ['integrationCredentialId', 'Choose a credential of this integration'],
    ]);
  }
});

test('TN-8: a job of one workspace with the property of another is refused', async () => {
  const now = cast.clock.now();
  const job = { kind: 'ledgerSyncNightly', now, runAfter: now, onceKey: 'foreign' };
  const input = { workspaceId: cast.workspaceId, propertyId: cast.foreign };
  await cast.database.system((tx) => askServiceOnce(tx, [{ ...job, workspaceId: cast.workspaceId, input }]));
  await cast.runJobs();
  const jobs = await cast.database.system((tx) =>
    rowsOf(tx, sql`select status, problem->>'status' as problem from job where once_key = 'foreign'`),
  );
  expect(jobs).toEqual([{ status: 'failed', problem: '404' }]);
});
