import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@roofline/api/platform/database';
import { GraphClient } from '../stack/graph-client';
import { KeepAliveClient, type KeptAnswer } from '../stack/keep-alive';
import { newComponent, newKey, newProperty, seedAdmin, thisYear, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, startBffProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { temporaryFolder } from '../stack/temporary-folder';

const CLIENTS = 50;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let admin: Admin;
let api: ServerProcess;
let propertyId: string;
const startApi = () => startApiProcess({ DATA_DIR: folder.path });
const rest = () => new RestClient(api.url, admin.headers);

beforeAll(async () => {
  folder = await temporaryFolder();
  const database = await openDatabase({ dataDir: folder.path });
  admin = await seedAdmin(database);
  await database.close();
  api = await startApi();
  const body = newProperty('Stop Court');
  ({ propertyId } = await rest().ask<{ propertyId: string }>('POST', '/api/property', { body }));
});
afterAll(async () => {
  await endProcesses();
  await folder.remove();
});

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

const componentNames = async () =>
  (await rest().ask<{ items: { name: string }[] }>('GET', `/api/component/property/${propertyId}`)).items
    .map(({ name }) => name)
    .sort();
const names = (word: string) => Array.from({ length: CLIENTS }, (_, n) => `${word} ${n}`).sort();

test('RL-3: the REST service answers the 50 writes under way, keeps them, and ends with 0', async () => {
  const stop = await stopUnderLoad(api, { ...admin.headers }, ['/api/account/me'], (n) => [
    `/api/component/property/${propertyId}`,
    newComponent(`Direct ${n}`),
  ]);
  expect(stop.openAtStop).toBeGreaterThan(CLIENTS / 2);
  expect(stop.answers.map(({ status }) => status)).toEqual(Array(CLIENTS).fill(201));
  expect(stop.code).toBe(0);
  expect(stop.tookMs).toBeLessThan(10_000);
  api = await startApi();
  expect(await componentNames()).toEqual(names('Direct'));
});

const place = () => ({ propertyId, fiscalYear: thisYear(), idempotencyKey: newKey() });
const ADD = `mutation ($input: AddComponentInput!) { addComponent(input: $input) { component { name } userErrors { detail } } }`;

test('RL-3: the BFF answers the 50 mutations under way and ends with 0', async () => {
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
        variables: { input: { ...place(), values: newComponent(`Graph ${n}`) } },
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
  expect(await componentNames()).toEqual([...names('Direct'), ...names('Graph')]);
});
