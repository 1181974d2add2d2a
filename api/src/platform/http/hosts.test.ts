import { connect, type AddressInfo } from 'node:net';
import { readConfig } from '../../config';
import { buildTestApp, type TestApp } from '../testing';

// EX-10: a request addressed to a foreign name is not served, whichever part of the request names it.

const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DEMO: 'off',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://roofline.test',
  ALLOWED_HOSTS: 'api, proxy',
});
let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await buildTestApp({ config });
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  port = (t.app.server.address() as AddressInfo).port;
});
afterAll(() => t.close());

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

const ask = (host: string, url = '/api/account/me', headers: object = {}) =>
  t.app.inject({ url, headers: { host, ...headers } });

test.each([
  ['api:3001', 401],
  ['PROXY:8081', 401],
  ['roofline.test.', 401],
  ['localhost:3001', 401],
  ['127.0.0.1', 401],
  ['[::1]:3001', 401],
  ['evil.example', 421],
  ['evil.example:3001', 421],
  ['api.evil.example', 421],
  ['0.0.0.0:3001', 421],
  ['192.168.7.7', 421],
  ['localhost.evil.example', 421],
])('EX-10: Host %s is answered %d', async (host, status) => {
  expect((await ask(host)).statusCode).toBe(status);
});

test.each(['/api/account/me', '/api/docs', '/api/openapi.json', '/dev/mail', '/api/nowhere', '/'])(
  'EX-10: %s is not served to a foreign name, and says how to fix it',
  async (url) => {
    const answer = await ask('evil.example', url);
    expect([answer.statusCode, answer.json().error.errors]).toEqual([
      421,
      [
        {
          code: 'misdirected',
          detail:
            'evil.example is not an address of this service. Set PUBLIC_URL to the address that people type, or add the name to ALLOWED_HOSTS.',
        },
      ],
    ]);
  },
);

test.each([
  ['without a Host', ['GET /api/account/me HTTP/1.1'], 400],
  ['an older one without a Host', ['GET /api/account/me HTTP/1.0'], 400],
  [
    'a whole address of a foreign name',
    ['GET http://evil.example/api/account/me HTTP/1.1', 'Host: api'],
    421,
  ],
  ['a whole own address', ['GET http://api/api/account/me HTTP/1.1', 'Host: api'], 401],
])('EX-10: a request with %s', async (_name, lines, status) => {
  expect((await sendRaw(port, lines)).status).toBe(status);
});

test('answers health checks for any host: they reveal nothing', async () => {
  for (const url of ['/api/health/live', '/api/health/ready'])
    expect((await ask('evil.example', url)).statusCode).toBe(200);
  expect((await sendRaw(port, ['GET /api/health/live HTTP/1.0'])).status).toBe(200);
});

test('a foreign name is refused from a trusted peer too', async () => {
  // The BFF is on loopback and trusted; so is every request that a DNS-rebound page makes a browser send from there.
  const own = { 'x-forwarded-host': 'localhost' };
  expect((await ask('evil.example', '/api/account/me', own)).statusCode).toBe(421);
  expect((await ask('api', '/api/account/me', { 'x-forwarded-host': 'evil.example' })).statusCode).toBe(421);
});
