import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@roofline/api/platform/store/open';
import { freshPostgresUrl, preparedPostgres } from '@roofline/api/platform/fixtures/databases';
import { study } from '../register/examples';
import { GraphClient } from '../stack/graph-client';
import { KeepAliveClient, type KeptAnswer } from '../stack/keep-alive';
import { freePort } from '@roofline/api/platform/fixtures/free-port';
import { endNpmStarts, NpmStart } from '../stack/started/npm-start';
import { newComponent, newKey, newProperty, seedAdmin, thisYear, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, startBffProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { startedFolder } from '../stack/service-data';
import { until } from '../stack/until';

const CLIENTS = 50;
/** A process that can be made busy. */
const WORK = `process.on('SIGWINCH',()=>{console.log('busy now');setInterval(()=>{let/**/end=Date.now()+20;while(Date.now()<end);},1)})`;
const BUSY = { NODE_OPTIONS: `--import data:text/javascript,${encodeURI(WORK)}` };

/** On a server the writes wait for each other outside the process; the embedded database does them inside it. */
const server = process.env.PG_URL;
if (!server) process.stdout.write('RL-3 on PostgreSQL is left out: PG_URL is not set.\n');

let folder: Awaited<ReturnType<typeof startedFolder>>;
let settings: Record<string, string>;
let admin: Admin;
let api: ServerProcess;
let propertyIds: string[];
/** Writes to one property wait for each other; spread out, they are all in progress. */
const PROPERTIES = 10;
const propertyOf = (n: number) => propertyIds[n % PROPERTIES]!;
const rest = () => new RestClient(api.url, admin.headers);

beforeEach(async () => {
  folder = await startedFolder();
});
afterEach(async () => {
  endNpmStarts();
  await endProcesses();
  await folder.remove();
});

/** A REST service on a database of its own, with a property to write to. */
async function prepare(url?: string): Promise<void> {
  settings = { DATA_DIR: folder.path, ...BUSY, ...(url ? { DATABASE_URL: url } : {}) };
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

type Work = (n: number) => [path: string, body?: unknown];

interface Scene {
  headers: Record<string, string>;
  work: Work;
  /** First request of every client; without it, no client has a connection yet. */
  first?: [path: string, body?: unknown];
}

const methodOf = (body: unknown) => (body === undefined ? 'GET' : 'POST');

/** 50 clients with a connection each, all with a request in progress when the process is asked to stop. */
async function stopUnderLoad(
  { url, end }: Pick<ServerProcess, 'url' | 'end'>,
  { headers, work, first }: Scene,
): Promise<Stop> {
  const clients = Array.from({ length: CLIENTS }, () => new KeepAliveClient(url, headers));
  const idle = new KeepAliveClient(url, headers);
  // Each has a connection already; one of them asks no more.
  if (first) {
    await Promise.all(clients.map((client) => client.send(methodOf(first[1]), ...first)));
    await idle.send(methodOf(first[1]), ...first);
  }
  let sent = 0;
  let answered = 0;
  const asked = clients.map((client, n) => {
    const [path, body] = work(n);
    return client
      .send(methodOf(body), path, body, () => (sent += 1))
      .finally(() => {
        answered += 1;
      });
  });
  while (sent < CLIENTS || (first && answered === 0)) await delay(1);
  const openAtStop = CLIENTS - answered;
  const ended = end('SIGTERM');
  const answers = await Promise.all(asked);
  const { code, tookMs } = await ended;
  for (const client of [...clients, idle]) client.close();
  return { answers, openAtStop, code, tookMs };
}

function expectStopped(stop: Stop, status: number): void {
  expect(stop.openAtStop).toBeGreaterThan(CLIENTS / 2);
  expect(stop.answers.map((answer) => answer.status)).toEqual(Array(CLIENTS).fill(status));
  expect(stop.code).toBe(0);
  expect(stop.tookMs).toBeLessThan(10_000);
}

/** From then on it has 20 ms of work in every turn of its loop, and takes one connection a turn. */
async function makeBusy(server: ServerProcess): Promise<void> {
  process.kill(server.pid, 'SIGWINCH');
  await until(() => server.output().includes('busy now'));
}

async function componentNames(): Promise<string[]> {
  const lists = propertyIds.map((id) =>
    rest().ask<{ items: { name: string }[] }>('GET', `/api/component/property/${id}`),
  );
  return (await Promise.all(lists)).flatMap(({ items }) => items.map(({ name }) => name)).sort();
}
const names = (word: string) => Array.from({ length: CLIENTS }, (_, n) => `${word} ${n}`).sort();

async function providerNames(): Promise<string[]> {
  const lists = propertyIds.map((id) =>
    rest().ask<{ providerName: string }[]>('GET', `/api/property/${id}/reservestudy`),
  );
  return (await Promise.all(lists))
    .flatMap((studies) => studies.map(({ providerName }) => providerName))
    .sort();
}

/** Studies, since a component also computes a plan: 50 of them would measure the machine, in the time that a stop has. */
async function expectWritesKept(): Promise<void> {
  const work: Work = (n) => [
    `/api/property/${propertyOf(n)}/reservestudy`,
    { ...study, providerName: `Direct ${n}` },
  ];
  const stop = await stopUnderLoad(api, { headers: { ...admin.headers }, first: ['/api/account/me'], work });
  expectStopped(stop, 201);
  api = await startApiProcess(settings);
  expect(await providerNames()).toEqual(names('Direct'));
}

/** No client is connected before, and the process is busy: most connections wait in the kernel when it is asked to stop. */
async function expectColdAnswered(server: ServerProcess, work: Work, headers = {}): Promise<Stop> {
  await makeBusy(server);
  const stop = await stopUnderLoad(server, { headers, work });
  expectStopped(stop, 200);
  // Nothing works with the database when it is closed.
  expect(server.output()).not.toMatch(/"level":(40|50|60)/);
  return stop;
}

test('RL-3: the REST service answers the 50 writes in progress, stores them, and ends with 0', async () => {
  await prepare();
  await expectWritesKept();
  await expectColdAnswered(api, () => ['/api/account/me'], admin.headers);
});

(server ? test : test.skip)('RL-3: the same on PostgreSQL', async () => {
  const { url, drop } = await freshPostgresUrl(server!, await preparedPostgres(server!));
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

const addComponent: Work = (n) => [
  '/graphql',
  { query: ADD, variables: { input: { ...place(n), values: newComponent(`Cold ${n}`) } } },
];
const addedStudies = Array.from({ length: CLIENTS }, (_, n) => ({
  data: { addReserveStudy: { reserveStudy: { providerName: `Graph ${n}` }, userErrors: [] } },
}));

const ADD_STUDY = `mutation ($input: AddReserveStudyInput!) { addReserveStudy(input: $input) { reserveStudy { providerName } userErrors { detail } } }`;
const addStudies: Work = (n) => {
  const { propertyId, idempotencyKey } = place(n);
  const values = { ...study, providerName: `Graph ${n}` };
  return ['/graphql', { query: ADD_STUDY, variables: { input: { propertyId, idempotencyKey, values } } }];
};

test('RL-3: the BFF answers the 50 mutations in progress and ends with 0', async () => {
  await prepare();
  const bff = await startBffProcess(api.url);
  const person = await new GraphClient(bff.url).signIn('admin');
  const headers = { cookie: person.cookieHeader, origin: bff.url };
  const first: Scene['first'] = ['/graphql', { query: '{ me { email } }' }];
  const stop = await stopUnderLoad(bff, { headers, first, work: addStudies });
  expectStopped(stop, 200);
  expect(stop.answers.map(({ body }) => JSON.parse(body) as unknown)).toEqual(addedStudies);
  expect(await providerNames()).toEqual(names('Graph'));
  const next = await startBffProcess(api.url, BUSY);
  const cold = await expectColdAnswered(next, () => first, { ...headers, origin: next.url });
  for (const { body } of cold.answers)
    expect(JSON.parse(body)).toEqual({ data: { me: { email: expect.stringContaining('@') } } });
});

test('RL-3: npm start answers 50 requests over new connections, including writes, and ends all its processes with 0', async () => {
  await prepare();
  await api.end('SIGTERM');
  const [port, apiPort] = [await freePort(), await freePort()];
  const house = new NpmStart({ ...settings, PORT: `${port}`, API_PORT: `${apiPort}`, RATE_LIMIT: '1000000' });
  await house.ready();
  expect([house.api, house.bff].every((pid) => pid !== null)).toBe(true);
  const person = await new GraphClient(house.url).signIn('admin');
  const headers = { cookie: person.cookieHeader, origin: house.url };
  // One write to each property: more would measure the database, in the time that a stop has.
  const work: Work = (n) => (n < PROPERTIES ? addComponent(n) : ['/graphql', { query: '{ me { email } }' }]);
  const stop = await stopUnderLoad(house, { headers, work });
  expectStopped(stop, 200);
  expect(stop.answers.flatMap(({ body }) => (JSON.parse(body) as { errors?: unknown }).errors ?? [])).toEqual(
    [],
  );
  await house.gone();
  expect(house.output()).not.toMatch(/is closed|did not stop|could not be read/);
  api = await startApiProcess(settings);
  expect(await componentNames()).toEqual(Array.from({ length: PROPERTIES }, (_, n) => `Cold ${n}`).sort());
});
