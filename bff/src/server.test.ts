import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FakeUpstream } from '../testing/fake-upstream';
import { aViewer } from '@roofline/schema/fixtures/person';
import { COOKIE } from '../testing/harness';

const root = fileURLToPath(new URL('..', import.meta.url));
const upstream = new FakeUpstream();
let children: ChildProcess[] = [];

beforeAll(() => upstream.start());
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});
afterAll(() => upstream.stop());

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/testing/server.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', NODE_OPTIONS: '', ...env },
  });
  children.push(child);
  let text = '';
  child.stderr!.on('data', (chunk) => (text += chunk));
  child.stdout!.on('data', (chunk) => (text += chunk));
  const ended = new Promise<{ code: number | null; text: string }>((done) =>
    child.once('close', (code) => done({ code, text })),
  );
  return { child, ended };
}

async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, port: (server.address() as { port: number }).port };
}

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  await new Promise((done) => server.close(done));
  return port;
}

async function waitUntilReady(port: number): Promise<void> {
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/live`).then((answer) => answer.ok, () => false); // prettier-ignore
    if (isReady) return;
    await delay(50);
  }
}

describe('a start that cannot succeed', () => {
  it('says in one sentence that the port is in use', async () => {
    const { server, port } = await listenSomewhere();
    const { code, text } = await start({ PORT: String(port) }).ended;
    server.close();
    expect([code, text]).toEqual([
      1,
      `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.\n`,
    ]);
  });

  it('names every wrong setting', async () => {
    const { code, text } = await start({ PORT: 'x', PLAYGROUND: 'maybe' }).ended;
    expect(code).toBe(1);
    expect(text).toBe(
      'The BFF cannot start. Wrong settings:\nPORT should be a port number\nPLAYGROUND should be "on" or "off"\n',
    );
  });
});

describe('SIGTERM', () => {
  it('answers 50 requests in progress over keep-alive connections, and exits with 0', async () => {
    upstream.on('GET', '/api/account/me', async () => {
      await delay(1500);
      return { data: aViewer() };
    });
    const port = await freePort();
    const { child, ended } = start({ PORT: String(port), UPSTREAM_URL: upstream.url, DRAIN_DELAY_MS: '300' });
    await waitUntilReady(port);
    // A connection that a browser opened in advance, without a request yet, must not keep the process alive.
    const unused = connect(port, '127.0.0.1');
    unused.on('error', () => undefined);
    const agent = new Agent({ keepAlive: true });
    const ask = () =>
      new Promise<{ status: number; body: string; connection: unknown }>((resolve, reject) => {
        const call = request({ port, host: '127.0.0.1', agent, method: 'POST', path: '/graphql',
          headers: { 'content-type': 'application/json', cookie: COOKIE } }, (response) => {
          let body = '';
          response.on('data', (chunk) => (body += chunk));
          response.on('end', () => resolve({ status: response.statusCode!, body, connection: response.headers.connection }));
        }); // prettier-ignore
        call.on('error', reject);
        call.end('{"query":"{me{email}}"}');
      });
    const asked = Array.from({ length: 50 }, ask);
    while (upstream.live < 50) await delay(20);
    const start_ = Date.now();
    child.kill('SIGTERM');
    await delay(100);
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(503);
    for (const answer of await Promise.all(asked))
      expect(answer).toEqual({
        status: 200,
        body: expect.stringContaining('dana@example.com'),
        connection: 'close',
      });
    const { code } = await ended;
    expect(code).toBe(0);
    expect(Date.now() - start_).toBeLessThan(10_000);
    agent.destroy();
  });
});
