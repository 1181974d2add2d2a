import { FakeUpstream } from '../../testing/fake-upstream';
import { COOKIE, HOST, startApp, TOKEN } from '../../testing/harness';
import type { BuiltApp } from '../app';

const REST = '/api/notification/user/unread';
let upstream: FakeUpstream;
let built: BuiltApp;
let nowMs: number;
let lines: string[];
beforeEach(async () => {
  upstream = await new FakeUpstream().start();
  nowMs = Date.parse('2026-11-21T17:00:00Z');
  lines = [];
  const logStream = { write: (line: string) => void lines.push(line) } as unknown as NodeJS.WritableStream;
  built = await startApp(upstream.url, { LOG_LEVEL: 'info' }, { now: () => new Date(nowMs), logStream });
  upstream.data('GET', REST, { unreadCount: 3, latest: '2026-11-21T16:59:00.000Z' });
});
afterEach(async () => {
  await built.app.close();
  await upstream.stop();
});
const ask = (headers: Record<string, string> = { cookie: COOKIE }) =>
  built.app.inject({ url: '/notifications/unread', headers: { host: HOST, ...headers } });

test('answers count and time, and 304 for as long as both are the same', async () => {
  const first = await ask();
  expect(first.statusCode).toBe(200);
  expect(first.json()).toEqual({ unreadCount: 3, latest: '2026-11-21T16:59:00.000Z' });
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: expect.stringContaining('Cookie') as string,
  });
  const known = { cookie: COOKIE, 'if-none-match': String(first.headers.etag) };
  const same = await ask(known);
  expect([same.statusCode, same.body]).toEqual([304, '']);
  upstream.data('GET', REST, { unreadCount: 3, latest: '2026-11-21T17:00:01.000Z' });
  expect((await ask(known)).statusCode).toBe(200);
});

test('is for the session of a browser only, and no other site reads it (RS-7)', async () => {
  expect((await ask({})).statusCode).toBe(401);
  expect((await ask({ authorization: `Bearer ${TOKEN}` })).statusCode).toBe(401);
  expect((await ask({ cookie: COOKIE, origin: 'https://evil.test' })).statusCode).toBe(403);
  expect((await ask({ cookie: COOKIE, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(upstream.calls).toHaveLength(0);
});

test('a page never meets the limit, a flood of one session does, and no other session pays for it', async () => {
  for (let page = 0; page < 120; page += 1) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await ask({ cookie: 'roofline_session=another-session-token-0123' })).statusCode).toBe(200);
  nowMs += 60_000;
  expect((await ask()).statusCode).toBe(200);
});

test('leaves no line in the log, and says when the service is away', async () => {
  await ask();
  expect(lines.filter((line) => line.includes('answered'))).toEqual([]);
  upstream.refuse('GET', REST, 503);
  expect((await ask()).statusCode).toBe(503);
});
