import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { serveOpenLedger, type OpenLedgerServer } from '../../api/demo/open-ledger/server';
import { exampleLedger, exampleLines } from '@roofline/api/integration/fixtures/open-ledger-examples';
import { rowsOf } from '@roofline/api/platform/database';
import { partOf, startMailServer, type MailServer } from '@roofline/api/mail/fixtures/smtp';
import { newKey, newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, startBffProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { serviceData, type ServiceData } from '../stack/service-data';
import { DEMO_PASSWORD } from '../stack/stack';
import { until } from '../stack/until';

let mail: MailServer;
let data: ServiceData;
let api: ServerProcess;
let bff: ServerProcess;
let admin: Admin;
let ledger: OpenLedgerServer;
/** What this installation is to Intuit, and what a ledger server is asked with. */
const CLIENT_SECRET = 'planted-intuit-secret-5';
const LEDGER_KEY = 'planted-ledger-key-6';
beforeAll(async () => {
  data = await serviceData({ isEmbedded: true });
  const database = await data.open();
  admin = await seedAdmin(database);
  await seedAdmin(database, 'member', admin.workspaceId);
  await database.close();
  mail = await startMailServer();
  ledger = await serveOpenLedger(LEDGER_KEY, { sv: exampleLedger() });
  ledger.feed('sv').put(...exampleLines(10));
  // Everything that is ever logged, and a mail server to read the links from.
  const loud = { LOG_LEVEL: 'trace', NODE_ENV: 'development' };
  api = await startApiProcess({
    ...data.settings,
    SMTP_URL: mail.url,
    ALLOW_PRIVATE_LEDGER_HOSTS: 'on',
    QUICKBOOKS_CLIENT_ID: 'planted-client',
    QUICKBOOKS_CLIENT_SECRET: CLIENT_SECRET,
    ...loud,
  });
  bff = await startBffProcess(api.url, loud);
  const body = newProperty('Quiet Court');
  await new RestClient(api.url, { ...admin.headers }).ask('POST', '/api/property', { body });
});
afterAll(async () => {
  await endProcesses();
  await mail.close();
  await ledger.close();
  await data.remove();
});

const secrets: string[] = [];
const planted = (secret: string) => {
  secrets.push(secret);
  return secret;
};
let cookie = '';

async function graph(query: string, input: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: bff.url,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const [set] = response.headers.getSetCookie();
  if (set) cookie = set.split(';')[0]!;
  const session = cookie.split('=')[1];
  if (session) planted(session);
  return (await response.json()) as { data: Record<string, Record<string, unknown>> };
}
const call = (
  name: string,
  type: string,
  selection: string,
  input: object,
  headers?: Record<string, string>,
) => graph(`mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, input, headers);
const rest = (path: string, options: RequestInit = {}) =>
  fetch(api.url + path, { ...options, headers: { 'content-type': 'application/json', ...options.headers } });

test('AU-24: no password, cookie, token, code or link is ever logged', async () => {
  const wrong = planted('planted-wrong1');
  const signIn = (password: string) =>
    call('signIn', 'SignInInput', 'me { memberships { workspaceId } } userErrors { detail }', {
      email: 'admin@demo.test',
      password,
    });
  await signIn(wrong);
  const me = (await signIn(planted(DEMO_PASSWORD))).data.signIn!.me as {
    memberships: { workspaceId: string }[];
  };
  const { workspaceId } = me.memberships[0]!;
  const token = { name: 'ETL', scope: 'write', workspaceId, expiresInDays: 1 };
  const made = await call('createAccessToken', 'CreateAccessTokenInput', 'secret', token);
  const secret = planted(made.data.createAccessToken!.secret as string);
  const bearer = { authorization: `Bearer ${secret}` };
  expect((await rest('/api/property/all', { headers: bearer })).status).toBe(200);
  const { data } = await graph('query { propertyChoices { propertyId } }', {});
  const { propertyId } = (data.propertyChoices as unknown as { propertyId: string }[])[0]!;
  const fed = await call('createCalendarFeed', 'CreateCalendarFeedInput', 'address', { propertyId });
  const feed = planted(/calendar\/(.+)\.ics$/.exec(fed.data.createCalendarFeed!.address as string)![1]!);
  expect((await fetch(`${bff.url}/calendar/${feed}.ics`)).status).toBe(200);
  for (const form of [feed, `${feed}.ICS`, `${feed}.ics?x=1`]) {
    await fetch(`${bff.url}/calendar/${form}`);
    await rest(`/api/calendar/${form}`);
  }
  const invited = {
    email: 'new@example.test',
    roleName: 'Member',
    propertyIds: [],
    idempotencyKey: 'k1',
    workspaceId,
  };
  await call('inviteUser', 'InviteUserInput', 'userErrors { detail }', invited);
  await call('requestPasswordReset', 'RequestPasswordResetInput', 'message', { email: 'member@demo.test' });
  await until(() => mail.received.length >= 2);
  const texts = mail.received.map(({ raw }) => partOf(raw, 'text/plain')).join('\n');
  const code = planted(/join\/invite\/(\S+)/.exec(texts)![1]!);
  const [, first, second] = /resetpassword\/[^/\s]+\/([^/\s]+)\/(\S+)/.exec(texts)!;
  const link = {
    email: 'member@demo.test',
    resetPasswordToken: planted(first!),
    operationToken: planted(second!),
  };
  const chosen = planted('planted-lamp4');
  await fetch(`${bff.url}/download/invitation-logo/${code}`);
  await rest(`/api/account/invitation/${code}`);
  const person = { firstName: 'Nina', lastName: 'Reyes', password: chosen, confirmPassword: chosen };
  await call('joinWorkspace', 'JoinWorkspaceInput', 'me { email }', { ...person, invitationCode: code });
  const reset = { ...link, newPassword: chosen, confirmPassword: chosen };
  await call('resetPassword', 'ResetPasswordInput', 'message', reset);
  // Secrets in the wrong place, and unreadable bodies.
  await rest(`/api/property/all?access_token=${secret}`, { headers: bearer });
  await fetch(`${bff.url}/graphql?token=${secret}`);
  await rest('/api/account/signin', { method: 'POST', body: `{"email":"a","password":"${wrong}"` });
  await rest('/api/account/join', {
    method: 'POST',
    body: JSON.stringify({ ...person, invitationCode: [code] }),
  });
  const logs = api.output() + bff.output();
  expect(logs).toContain('/api/account/signin');
  const found = [...new Set(secrets)].filter((each) => logs.includes(each));
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(8);
  expect(found).toEqual([]);
});

/** Everything that a dump of the database would have, and the bytes of its files. */
async function stored(): Promise<string> {
  const database = await data.open();
  const text = await database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    const tables = await rowsOf<{ name: string }>(
      tx,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const rows: string[] = [];
    for (const { name } of tables) {
      // The owner of the tables sees rows only without FORCE; the copy of the test ends here.
      await tx.execute(sql.raw(`alter table "${name}" disable row level security`));
      const [all] = await rowsOf<{ text: string | null }>(
        tx,
        sql.raw(`select string_agg(t::text, E'\\n') as text from "${name}" t`),
      );
      rows.push(`${name}: ${all!.text ?? ''}`);
    }
    return rows.join('\n');
  });
  await database.close();
  const files = await readdir(data.folder, { recursive: true, withFileTypes: true });
  const bytes = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  );
  return text + bytes.join('\n');
}

/** A secret as it stands somewhere: as it is, in hexadecimal or in base64. */
const formsOf = (secret: string) => {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('hex'), bytes.toString('base64url').slice(0, -1)];
};

test('AU-24: what a credential of a connected app holds is in no log, no answer and no database, from its entry to its removal', async () => {
  const client = new RestClient(api.url, { ...admin.headers });
  const answers: string[] = [];
  const send = async (method: string, path: string, body?: unknown, version?: number) => {
    const key = method === 'POST' ? { key: newKey() } : {};
    const options = { ...(body ? { body } : {}), ...(version === undefined ? {} : { version }), ...key };
    const { headers: _headers, ...answer } = await client.send(method, `/api/integration${path}`, options);
    answers.push(JSON.stringify(answer));
    return answer;
  };
  const own: string[] = [CLIENT_SECRET, LEDGER_KEY];
  const plant = (secret: string) => (own.push(secret), secret);
  const { workspaceId } = admin;
  const ofLedger = (apiKey: string) => ({ baseUrl: ledger.url, apiKey });
  const ofBuildium = (n: number) => ({
    clientId: `planted-id-${n}`,
    clientSecret: plant(`planted-buildium-secret-${n}`),
  });
  const kinds = [
    {
      integrationId: 2,
      code: 'sv',
      good: ofLedger(LEDGER_KEY),
      wrong: ofLedger(plant('planted-wrong-key-7')),
    },
    // Its service is out of reach: the check fails, and so does the sync.
    { integrationId: 3, code: '1', good: ofBuildium(8), wrong: ofBuildium(9) },
  ];
  for (const { integrationId, code, good, wrong } of kinds) {
    const name = `Credential ${integrationId}`;
    const made = await send('POST', '/credentials', { workspaceId, integrationId, name, values: wrong });
    const { integrationCredentialId: id } = made.data as { integrationCredentialId: string };
    await send('GET', `/credentials/${id}/associations`);
    const property = newProperty(`Court ${integrationId}`);
    const { propertyId } = await client.ask<{ propertyId: string }>('POST', '/api/property', {
      body: property,
    });
    const flags = { useReserveFundsForExpenses: true, useReserveFundsForIncome: true };
    const app = { integrationId, integrationCredentialId: id, externalPropertyCode: code, ...flags };
    expect((await send('POST', `/property/${propertyId}`, app)).status).toBe(201);
    const synced = async () => {
      await send('POST', `/property/${propertyId}/sync`);
      await until(async () => {
        const { data: found } = await send('GET', `/property/${propertyId}/syncs`);
        const { items } = found as { items: { status: number; problem: string | null }[] };
        return items.length > 0 && (items[0]!.status !== 1 || items[0]!.problem !== null);
      });
    };
    await synced();
    const url = `/credentials/${id}`;
    const listed = await send('GET', `/credentials?workspaceIds=${workspaceId}`);
    const { version } = (listed.data as unknown as { integrationCredentialId: string; version: number }[][])
      .flat()
      .find((one) => one.integrationCredentialId === id)!;
    const changed = await send('PUT', url, { name, values: good }, version);
    expect(changed.status).toBe(200);
    await send('PUT', url, { name, values: { ...good, [`planted-field-${integrationId}`]: 1 } }, version);
    if (integrationId === 2) await synced();
    // In use: refused with its own words.
    await send('DELETE', url, undefined, (changed.data as { version: number }).version);
    const broken = JSON.stringify({ workspaceId, integrationId, name: 5, values: good }).slice(0, -1);
    answers.push(await (await rest('/api/integration/credentials', { method: 'POST', body: broken, headers: { ...admin.headers } })).text()); // prettier-ignore
    const spare = await send('POST', '/credentials', {
      workspaceId,
      integrationId,
      name: `${name} spare`,
      values: good,
    });
    const gone = spare.data as { integrationCredentialId: string; version: number };
    const removed = await send(
      'DELETE',
      `/credentials/${gone.integrationCredentialId}`,
      undefined,
      gone.version,
    );
    expect(removed.status).toBeLessThan(300);
  }
  const { propertyId } = await client.ask<{ propertyId: string }>('POST', '/api/property', {
    body: newProperty('Court 4'),
  });
  const left = await send('POST', '/authorizations', { integrationId: 4, propertyId });
  const state = new URL((left.data as { address: string }).address).searchParams.get('state')!;
  answers.splice(-1);
  await send('POST', '/authorizations/return', {
    state,
    code: plant('planted-intuit-code-10'),
    externalCode: '9130',
  });
  const said = api.output() + bff.output() + answers.join('\n');
  expect(said).toContain('/api/integration/credentials');
  expect((await api.end('SIGTERM')).code).toBe(0);
  const kept = await stored();
  expect(kept).toContain('Credential 3');
  expect(own.length).toBe(6);
  for (const form of own.flatMap(formsOf)) {
    expect.soft(said, 'logs and answers').not.toContain(form);
    expect.soft(kept, 'database').not.toContain(form);
  }
});
