import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@roofline/api/platform/store/open';
import { GraphClient } from '../stack/graph-client';
import { freePort } from '@roofline/api/platform/fixtures/free-port';
import { endNpmStarts, NpmStart } from '../stack/started/npm-start';
import { seedAdmin } from '../stack/people';
import { endProcesses, spawnServer } from '../stack/processes';
import { startedFolder } from '../stack/service-data';
import { until } from '../stack/until';

/** Ends a server as an uncaught fault in it would. */
const FATAL = `data:text/javascript,process.on('SIGWINCH',()=>setTimeout(()=>{throw(new(Error)('a fatal fault'))}))`;

let folder: Awaited<ReturnType<typeof startedFolder>>;
let settings: Record<string, string>;
let house: NpmStart;
let person: GraphClient;

beforeAll(async () => {
  folder = await startedFolder();
  const database = await openDatabase({ dataDir: folder.path });
  await seedAdmin(database);
  await database.close();
  const [port, apiPort] = [await freePort(), await freePort()];
  const more = { NODE_OPTIONS: `--import ${encodeURI(FATAL)}` };
  settings = { DATA_DIR: folder.path, PORT: `${port}`, API_PORT: `${apiPort}`, ...more };
  house = new NpmStart(settings);
  await house.ready();
  person = await new GraphClient(house.url).signIn('admin');
});
afterAll(async () => {
  endNpmStarts();
  await endProcesses();
  await folder.remove();
});

const ask = () =>
  person.send('{ me { email } }').then(
    ({ data, errors }) => (data?.me ? 'answered' : (errors[0]?.extensions?.code ?? 'empty')),
    () => 'nobody listens',
  );
const answered = async () => (await ask()) === 'answered';
const times = (words: string) => house.output().split(words).length - 1;

test('RL-20: a killed API is started again; in the meantime the BFF continues and reports it, and then works with the new one', async () => {
  const { api, bff } = house;
  process.kill(api!, 'SIGKILL');
  const said = new Set<string>();
  await house.until('the API worked again', async () => {
    const answer = await ask();
    said.add(answer);
    return answer === 'answered' && times('The api process works again') === 1;
  });
  expect([...said].filter((one) => one !== 'answered')).toEqual(['UPSTREAM_UNAVAILABLE']);
  expect(house.bff).toBe(bff);
  expect(house.api).not.toBe(api);
  expect(house.output()).toMatch(/The api process ended \(SIGKILL\)\. It is started again in 0\.[12]\d* s\./);
});

test('RL-20: a killed BFF is started again', async () => {
  const { api, bff } = house;
  process.kill(bff!, 'SIGKILL');
  await house.until('the BFF worked again', () => times('The bff process works again') === 1);
  await house.until('somebody is answered', answered);
  expect(house.api).toBe(api);
  expect(house.bff).not.toBe(bff);
});

test('RL-16: a server that ended by a fault is started again', async () => {
  process.kill(house.api!, 'SIGWINCH');
  await house.until('the API worked again', () => times('The api process works again') === 2);
  await house.until('somebody is answered', answered);
  expect(house.output()).toContain('A fatal fault; stopping: a fatal fault');
  expect(house.output()).toContain('The api process ended (1). It is started again');
});

test('RL-20: a second start names the process of the first, ends, and does not disturb the first', async () => {
  const second = new NpmStart(settings);
  expect(await second.silent).toBe(1);
  const { starter } = house;
  expect(second.output()).toContain(
    `Port ${settings.PORT} is in use: Roofline is already running there, as process ${starter}. End it with Ctrl-C where it was started, or with "kill ${starter}"; or choose another port with PORT.`,
  );
  expect(await ask()).toBe('answered');
});

test('RL-20: a start names a server that was left behind, but not a stranger', async () => {
  const alone = { PORT: `${await freePort()}`, UPSTREAM_URL: 'http://127.0.0.1:1' };
  const left = await spawnServer('bff', alone);
  await until(() => left.output().includes('Server listening'));
  const refused = new NpmStart(alone);
  expect(await refused.silent).toBe(1);
  expect(refused.output()).toContain(
    `Port ${alone.PORT} is in use: an earlier start of Roofline left a server running there, as process ${left.child.pid}. End it with "kill ${left.child.pid}"; or choose another port with PORT.`,
  );
  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const PORT = `${(stranger.address() as AddressInfo).port}`;
  const again = new NpmStart({ ...alone, PORT });
  expect(await again.silent).toBe(1);
  stranger.close();
  expect(again.output()).toContain(
    `Port ${PORT} is already in use. Stop the program that uses it, or choose another port with PORT.`,
  );
});

test('RL-20: an API that keeps dying is given up with a message, and everything ends with it', async () => {
  let killed: number | null = null;
  const over = house.ended.then(() => true);
  while (!(await Promise.race([over, delay(20, false)]))) {
    const { api } = house;
    if (api === null || api === killed) continue;
    killed = api;
    process.kill(api, 'SIGKILL');
  }
  expect(await house.silent).toBe(1);
  expect(house.output()).toMatch(
    /The api process ended \d+ times, the last time with SIGKILL, and is not started again\. Its last output:\n {2}\S/,
  );
  await house.gone();
});

test.each(['starter', 'npm'])('RL-20: when the %s is killed, both servers end', async (which) => {
  house = new NpmStart(settings);
  await house.ready();
  expect([house.api, house.bff, house.starter].every((pid) => pid !== null)).toBe(true);
  if (which === 'npm') await house.end('SIGKILL');
  else process.kill(house.starter!, 'SIGKILL');
  await house.gone();
  // The folder and the ports are free again: no process survives.
  await expect(fetch(house.url)).rejects.toThrow();
});
