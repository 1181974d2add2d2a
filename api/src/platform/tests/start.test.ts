import { spawn, type ChildProcess } from 'node:child_process';
import { once as onceEvent } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { template } from '../store/embedded/build-template';
import { freePort } from '../fixtures/free-port';
import { SERVER_FLAGS } from '../fixtures/server-flags';
import { testProgram } from '../testing';

const SERVER = fileURLToPath(testProgram('server'));
// Each of these tests starts whole processes.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  await template();
  folder = await mkdtemp(join(tmpdir(), 'roofline-start-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string>): ChildProcess {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'silent', ...settings };
  const child = spawn(process.execPath, [...SERVER_FLAGS, SERVER], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  return child;
}

/** Returns the stderr and the exit code of a start that must fail. */
async function failure(settings: Record<string, string>): Promise<{ said: string; code: number | null }> {
  const child = start(settings);
  let said = '';
  child.stderr!.on('data', (part: Buffer) => void (said += part.toString()));
  const [code] = (await onceEvent(child, 'close')) as [number | null];
  return { said, code };
}

async function untilReady(port: number): Promise<void> {
  for (let i = 0; i < 1200; i += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The service did not become ready');
}

test('a second service on the same folder names the holder and ends; after a kill the next one starts', async () => {
  const port = await freePort();
  const first = start({ API_PORT: String(port) });
  await untilReady(port);
  const second = await failure({ API_PORT: String(await freePort()) });
  expect(second).toEqual({
    code: 1,
    said: `The database folder ${folder} is already in use by process ${first.pid}.\n`,
  });
  const gone = onceEvent(first, 'exit');
  first.kill('SIGKILL');
  await gone;
  start({ API_PORT: String(port) });
  await untilReady(port);
});

test('wrong settings end the start with one sentence that names all of them', async () => {
  const { said, code } = await failure({ API_PORT: 'x', DEMO: 'maybe' });
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).toMatch(/API_PORT.*DEMO/);
});

test('a port in use ends the start with one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await onceEvent(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { said, code } = await failure({ API_PORT: String(port) });
  taken.close();
  expect({ said, code }).toEqual({
    code: 1,
    said: `The address 127.0.0.1:${port} is already in use. Choose another port with API_PORT.\n`,
  });
});

test('a data folder that is a file ends the start with one sentence', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { said, code } = await failure({ DATA_DIR: file });
  expect(code).toBe(1);
  expect(said).toBe(
    `Roofline cannot write to the data folder ${file} (ENOTDIR). Choose another folder with DATA_DIR.\n`,
  );
});

test('an unavailable database server ends the start with one sentence', async () => {
  const { said, code } = await failure({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect({ said, code }).toEqual({ code: 1, said: 'The database at DATABASE_URL does not answer.\n' });
});

test('on SIGTERM running requests are answered and the process ends with 0', async () => {
  const port = await freePort();
  const child = start({ API_PORT: String(port) });
  await untilReady(port);
  const url = `http://127.0.0.1:${port}/api/account/signin`;
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'whatever-1' });
  const headers = { 'content-type': 'application/json' };
  const asked = Array.from({ length: 12 }, () =>
    fetch(url, { method: 'POST', headers, body }).then((a) => a.status),
  );
  await new Promise((resolve) => setTimeout(resolve, 60));
  const ended = onceEvent(child, 'exit');
  child.kill('SIGTERM');
  const answers = await Promise.all(asked);
  expect(answers.every((status) => status === 401 || status === 429)).toBe(true);
  expect(await ended).toEqual([0, null]);
});
