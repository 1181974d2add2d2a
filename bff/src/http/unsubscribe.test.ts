import { FakeUpstream } from '../../testing/fake-upstream';
import { HOST, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';

let upstream: FakeUpstream;
let built: BuiltApp;
beforeAll(async () => {
  upstream = await new FakeUpstream().start();
  built = await startApp(upstream.url);
  upstream.data('POST', '/api/notification/unsubscribe/good-token', { category: null });
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});
beforeEach(() => void upstream.calls.splice(0));
const headers = { host: HOST };

test('a mail program ends the mails by one POST of a form, without signing in (RFC 8058)', async () => {
  const answer = await built.app.inject({
    method: 'POST',
    url: '/unsubscribe/good-token',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.test' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { category: null }]);
  expect(upstream.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/notification/unsubscribe/good-token',
  ]);
  expect(upstream.calls[0]!.headers.authorization).toBeUndefined();
});

test('a GET, which scanners of mail send, changes nothing and opens the page', async () => {
  const answer = await built.app.inject({ url: '/unsubscribe/good-token', headers });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/#/unsubscribe/good-token']);
  expect(upstream.calls).toEqual([]);
});

test.each(['a%2Fb', 'a%0d%0ab', 'x'.repeat(101), '%2e%2e'])('refuses what is no token: %s', async (token) => {
  for (const method of ['GET', 'POST'] as const)
    expect((await built.app.inject({ method, url: `/unsubscribe/${token}`, headers })).statusCode).toBe(404);
  expect(upstream.calls).toEqual([]);
});

test('a token that the service has not written is not found', async () => {
  const answer = await built.app.inject({ method: 'POST', url: '/unsubscribe/other', headers });
  expect(answer.statusCode).toBe(404);
});
