import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { serveOpenLedger, type OpenLedgerServer } from '../../api/demo/open-ledger/server';
import { exampleLedger, exampleLines } from '@roofline/api/integration/fixtures/open-ledger-examples';
import { exampleCompany } from '@roofline/api/integration/fixtures/quickbooks-company';
import {
  CLIENT,
  serveQuickBooks,
  type QuickBooksServer,
} from '@roofline/api/integration/fixtures/quickbooks-server';
import { rowsOf } from '@roofline/api/platform/database';
import { newKey, newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { serviceData, type ServiceData } from '../stack/service-data';
import { until } from '../stack/until';

/** What a ledger server is asked with. */
const LEDGER_KEY = 'planted-ledger-key-6';

let data: ServiceData;
let api: ServerProcess;
let admin: Admin;
let ledger: OpenLedgerServer;
let books: QuickBooksServer;

beforeAll(async () => {
  // Embedded: the files of the database are searched as well.
  data = await serviceData({ isEmbedded: true });
  const database = await data.open();
  admin = await seedAdmin(database);
  await database.close();
  ledger = await serveOpenLedger(LEDGER_KEY, { sv: exampleLedger() });
  ledger.feed('sv').put(...exampleLines(10));
  books = await serveQuickBooks({ 9131: exampleCompany('Fir Court'), 9132: exampleCompany('Elm Court') });
  const replies = pathToFileURL(join(import.meta.dirname, 'intuit-replies.mjs')).href;
  api = await startApiProcess({
    ...data.settings,
    ALLOW_PRIVATE_LEDGER_HOSTS: 'on',
    QUICKBOOKS_CLIENT_ID: CLIENT.id,
    QUICKBOOKS_CLIENT_SECRET: CLIENT.secret,
    NODE_OPTIONS: `--import ${replies}`,
    INTUIT_REPLIES: books.url,
    // Everything that is ever logged.
    LOG_LEVEL: 'trace',
    NODE_ENV: 'development',
  });
});
afterAll(async () => {
  await endProcesses();
  await ledger.close();
  await books.close();
  await data.remove();
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
  const own: string[] = [CLIENT.secret, LEDGER_KEY];
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
  const syncedOf = async (propertyId: string) => {
    await send('POST', `/property/${propertyId}/sync`);
    await until(async () => {
      const { data: found } = await send('GET', `/property/${propertyId}/syncs`);
      const { items } = found as { items: { status: number; problem: string | null }[] };
      return items.length > 0 && (items[0]!.status !== 1 || items[0]!.problem !== null);
    });
  };
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
    const synced = () => syncedOf(propertyId);
    await synced();
    const url = `/credentials/${id}`;
    const listed = await send('GET', `/credentials?workspaceId=${workspaceId}`);
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
    const unread = await fetch(`${api.url}/api/integration/credentials`, {
      method: 'POST',
      body: broken,
      headers: { ...admin.headers, 'content-type': 'application/json' },
    });
    answers.push(await unread.text());
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
  const back = async (code: string, externalCode: string) => {
    const left = await send('POST', '/authorizations', { integrationId: 4, propertyId });
    const state = new URL((left.data as { address: string }).address).searchParams.get('state')!;
    answers.splice(-1);
    return send('POST', '/authorizations/return', { state, code: plant(code), externalCode });
  };
  expect((await back('planted-intuit-code-10', '9131')).status).toBe(422);
  const signedIn = async (realmId: string) => {
    const { status, data: found } = await back(books.allow(realmId), realmId);
    expect(status).toBe(200);
    return (found as { credential: { integrationCredentialId: string; version: number } }).credential;
  };
  const { integrationCredentialId } = await signedIn('9131');
  const app = { integrationId: 4, integrationCredentialId, externalPropertyCode: '9131' };
  const flags = { useReserveFundsForExpenses: false, useReserveFundsForIncome: false };
  expect((await send('POST', `/property/${propertyId}`, { ...app, ...flags })).status).toBe(201);
  await syncedOf(propertyId);
  // The next sync renews its tokens, the one after that is refused.
  books.endAccess();
  await syncedOf(propertyId);
  await until(async () => books.issued.length === 4);
  books.revoke('9131');
  await syncedOf(propertyId);
  const spare = await signedIn('9132');
  const gone = await send(
    'DELETE',
    `/credentials/${spare.integrationCredentialId}`,
    undefined,
    spare.version,
  );
  expect(gone.status).toBe(204);
  await until(async () => books.handedBack.length === 1);
  // Of the first sign-in, of its renewal and of the other company.
  expect(books.issued.length).toBe(6);
  own.push(...books.issued);
  const said = api.output() + answers.join('\n');
  expect(said).toContain('/api/integration/credentials');
  expect((await api.end('SIGTERM')).code).toBe(0);
  const kept = await stored();
  expect(kept).toContain('Credential 3');
  // Two of this installation, three of credentials, and of Intuit three codes and six tokens.
  expect(own.length).toBe(14);
  for (const form of own.flatMap(formsOf)) {
    expect.soft(said, 'logs and answers').not.toContain(form);
    expect.soft(kept, 'database').not.toContain(form);
  }
});
