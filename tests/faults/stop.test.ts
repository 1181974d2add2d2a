import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@roofline/api/platform/database';
import { freshPostgresUrl } from '@roofline/api/platform/testing';
import { GraphClient } from '../stack/graph-client';
import { KeepAliveClient, type KeptAnswer } from '../stack/keep-alive';
import { newComponent, newKey, newProperty, seedAdmin, thisYear, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, startBffProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { temporaryFolder } from '../stack/temporary-folder';

const CLIENTS = 50;

/** On a server the writes wait for each other outside the process; the embedded database does them inside it. */
const server = process.env.PG_URL;
if (!server) process.stdout.write('RL-3 on PostgreSQL is left out: PG_URL is not set.\n');

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let settings: Record<string, string>;
let admin: Admin;
let api: ServerProcess;
let propertyIds: string[];
/** Writes to one property wait for each other; spread out, they are all under way. */
const PROPERTIES = 10;
const propertyOf = (n: number) => propertyIds[n % PROPERTIES]!;
const rest = () => new RestClient(api.url, admin.headers);

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await endProcesses();
  await folder.remove();
});

/** A REST service on a database of its own, with a property to write to. */
async function prepare(url?: string): Promise<void> {
  settings = { DATA_DIR: folder.path, ...(url ? { DATABASE_URL: url } : {}) };
  const database = await openDatabase({ url, dataDir: folder.path });
  admin = await seedAdmin(database);
  await database.close();
  api = await startApiProcess(settings);
  propertyIds = [];
  for (let n = 0; n < PROPERTIES; n += 1) {
    const body = newProperty(`Stop Court ${n}`);
    const { propertyId } = await rest().ask<{ propertyId: string }>('POST', '/api/property', { body });
    propertyIds.push(propertyId);
  }
}

interface Stop {
  answers: KeptAnswer[];
  openAtStop: number;
  code: number | null;
  tookMs: number;
}

/** 50 clients with a connection each, all with a request under way when the process is asked to stop. */
async function stopUnderLoad(
  server: ServerProcess,
  headers: Record<string, string>,
  first: [path: string, body?: unknown],
  work: (n: number) => [path: string, body: unknown],
): Promise<Stop> {
  const clients = Array.from({ length: CLIENTS }, () => new KeepAliveClient(server.url, headers));
  // Each has a connection already; one of them asks no more.
  const method = first[1] === undefined ? 'GET' : 'POST';
  await Promise.all(clients.map((client) => client.send(method, ...first)));
  const idle = new KeepAliveClient(server.url, headers);
  await idle.send(method, ...first);
  let sent = 0;
  let answered = 0;
  const asked = clients.map((client, n) => {
    const [path, body] = work(n);
    return client
      .send('POST', path, body, () => (sent += 1))
      .finally(() => {
        answered += 1;
      });
  });
  while (sent < CLIENTS || answered === 0) await delay(1);
  const openAtStop = CLIENTS - answered;
  const ended = server.end('SIGTERM');
  const answers = await Promise.all(asked);
  const { code, tookMs } = await ended;
  for (const client of [...clients, idle]) client.close();
  return { answers, openAtStop, code, tookMs };
}

async function componentNames(): Promise<string[]> {
  const lists = propertyIds.map((id) =>
    rest().ask<{ items: { name: string }[] }>('GET', `/api/component/property/${id}`),
  );
  return (await Promise.all(lists)).flatMap(({ items }) => items.map(({ name }) => name)).sort();
}
const names = (word: string) => Array.from({ length: CLIENTS }, (_, n) => `${word} ${n}`).sort();

async function expectWritesKept(): Promise<void> {
  const stop = await stopUnderLoad(api, { ...admin.headers }, ['/api/account/me'], (n) => [
    `/api/component/property/${propertyOf(n)}`,
    newComponent(`Direct ${n}`),
  ]);
  expect(stop.openAtStop).toBeGreaterThan(CLIENTS / 2);
  expect(stop.answers.map(({ status }) => status)).toEqual(Array(CLIENTS).fill(201));
  expect(stop.code).toBe(0);
  expect(stop.tookMs).toBeLessThan(10_000);
  api = await startApiProcess(settings);
  expect(await componentNames()).toEqual(names('Direct'));
}

test('RL-3: the REST service answers the 50 writes under way, keeps them, and ends with 0', async () => {
  await prepare();
  await expectWritesKept();
});

(server ? test : test.skip)('RL-3: the same on PostgreSQL', async () => {
  const { url, drop } = await freshPostgresUrl(server!);
  await prepare(url);
  await expectWritesKept();
  await endProcesses();
  await drop();
});

const place = (n: number) => ({
  propertyId: propertyOf(n),
  fiscalYear: thisYear(),
  idempotencyKey: newKey(),
});
const ADD = `mutation ($input: AddComponentInput!) { addComponent(input: $input) { component { name } userErrors { detail } } }`;

test('RL-3: the BFF answers the 50 mutations under way and ends with 0', async () => {
  await prepare();
  const bff = await startBffProcess(api.url);
  const person = await new GraphClient(bff.url).signIn('admin');
  const stop = await stopUnderLoad(
    bff,
    { cookie: person.cookieHeader, origin: bff.url },
    ['/graphql', { query: '{ me { email } }' }],
    (n) => [
      '/graphql',
      {
        query: ADD,
        variables: { input: { ...place(n), values: newComponent(`Graph ${n}`) } },
      },
    ],
  );
  expect(stop.openAtStop).toBeGreaterThan(CLIENTS / 2);
  expect(stop.answers.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
    Array.from({ length: CLIENTS }, (_, n) => ({
      data: { addComponent: { component: { name: `Graph ${n}` }, userErrors: [] } },
    })),
  );
  expect(stop.code).toBe(0);
  expect(stop.tookMs).toBeLessThan(10_000);
  expect(await componentNames()).toEqual(names('Graph'));
});
