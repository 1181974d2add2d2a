import { connect, type AddressInfo } from 'node:net';
import { aViewer } from '@roofline/schema/fixtures/person';
import { FakeUpstream } from '../../testing/fake-upstream';
import { startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';

// EX-10: a request addressed to a foreign name is not served, whichever part of the request names it.

const upstream = new FakeUpstream();
let built: BuiltApp;
let port: number;
const settings = { PUBLIC_URL: 'https://roofline.test', ALLOWED_HOSTS: 'bff.internal' };
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url, settings);
  await built.app.listen({ host: '127.0.0.1', port: 0 });
  port = (built.app.server.address() as AddressInfo).port;
});
beforeEach(() => {
  upstream.reset();
  upstream.data('GET', '/api/account/me', aViewer());
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

/** Returns the server's answer to these bytes: status and body. */
function sendRaw(port: number, lines: string[]): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    );
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', reject).on('end', () => resolve({ status: Number(text.split(' ')[1]), text }));
  });
}

const graphql = (host: string, headers: object = {}, app = built.app) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      host,
      'content-type': 'application/json',
      authorization: `Bearer ${'t'.repeat(30)}`,
      ...headers,
    },
    payload: '{"query":"{me{email}}"}',
  });

it.each([
  ['roofline.test', 200],
  ['ROOFLINE.TEST.:443', 200],
  ['bff.internal:3000', 200],
  ['localhost:5173', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]', 200],
  ['evil.example', 421],
  ['roofline.test.evil.example', 421],
  ['192.168.7.7', 421],
])('EX-10: Host %s is answered %d', async (host, status) => {
  const answer = await graphql(host);
  expect(answer.statusCode).toBe(status);
  expect(upstream.calls).toHaveLength(status === 200 ? 1 : 0);
});

it.each([
  '/graphql',
  '/upload/component-import/x/2026',
  '/download/x',
  '/dev/mail',
  '/',
  '/nowhere',
  '/useraccount',
  '/assets/x.js',
])('EX-10: %s is not served to a foreign name, and says how to fix it', async (url) => {
  const answer = await built.app.inject({
    method: url === '/graphql' ? 'POST' : 'GET',
    url,
    headers: { host: 'evil.example' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    421,
    {
      error: {
        errors: [
          {
            code: 'misdirected',
            detail:
              'evil.example is not an address of this service. Set PUBLIC_URL to the address that people type, or add the name to ALLOWED_HOSTS.',
          },
        ],
      },
    },
  ]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(upstream.calls).toEqual([]);
});

it.each([
  ['without a Host', ['GET / HTTP/1.1'], 400],
  ['an older one without a Host', ['GET / HTTP/1.0'], 400],
  ['with an empty Host', ['GET / HTTP/1.1', 'Host: '], 400],
  ['with two Hosts, the foreign one first', ['GET / HTTP/1.1', 'Host: evil.example', 'Host: localhost'], 421],
  ['with a whole address of a foreign name', ['GET http://evil.example/ HTTP/1.1', 'Host: localhost'], 421],
  [
    'with a foreign Host behind an own address',
    ['GET http://localhost/ HTTP/1.1', 'Host: evil.example'],
    421,
  ],
  ['with a whole own address', ['GET http://roofline.test/ HTTP/1.1', 'Host: roofline.test'], 404],
  ['to the address that it came to', ['GET / HTTP/1.1', 'Host: 127.0.0.1'], 404],
])('EX-10: a request %s', async (_name, lines, status) => {
  expect((await sendRaw(port, lines)).status).toBe(status);
});

it('answers health checks for any host: they reveal nothing', async () => {
  for (const url of ['/health/live', '/health/ready'])
    expect((await built.app.inject({ url, headers: { host: 'evil.example' } })).statusCode).toBe(200);
  expect((await sendRaw(port, ['GET /health/live HTTP/1.0'])).status).toBe(200);
});

it('checks X-Forwarded-Host only when a trusted proxy sends it, and then checks both', async () => {
  const foreign = { 'x-forwarded-host': 'evil.example' };
  const own = { 'x-forwarded-host': 'roofline.test' };
  expect((await graphql('localhost', foreign)).statusCode).toBe(200);
  expect((await graphql('evil.example', own)).statusCode).toBe(421);
  const behind = await startApp(upstream.url, { ...settings, TRUST_PROXY: '127.0.0.1' });
  const statuses: number[] = [];
  for (const [host, headers] of [
    ['localhost', foreign],
    ['evil.example', own],
    ['localhost', own],
  ] as const)
    statuses.push((await graphql(host, headers, behind.app)).statusCode);
  await behind.app.close();
  expect(statuses).toEqual([421, 421, 200]);
});

it('without PUBLIC_URL, does not trust a page with a foreign name even if its Host matches its Origin', async () => {
  const bare = await startApp(upstream.url);
  const answer = await bare.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      host: 'evil.example:3000',
      origin: 'http://evil.example:3000',
      'content-type': 'application/json',
    },
    payload: '{"query":"{me{email}}"}',
  });
  await bare.app.close();
  expect(answer.statusCode).toBe(421);
});
