import { readConfig } from '../config';
import { buildTestApp, seedUser, seedWorkspace } from '../platform/testing';
import { headersOf, startMailServer } from './fixtures/smtp';

test('sends mails by itself while the service listens', async () => {
  const server = await startMailServer();
  const t = await buildTestApp({ config: { SMTP_URL: server.url } });
  const { workspaceId } = await seedWorkspace(t.database);
  await seedUser(t.database, { [workspaceId]: 'Member' }, { email: 'rosa@example.test' });
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  const payload = { email: 'rosa@example.test' };
  // The mail is due at the test clock's moment, which does not move, so the runner finds it due at once.
  expect((await t.app.inject({ method: 'POST', url: '/api/account/resetrequest', payload })).statusCode).toBe(
    200,
  );
  while (server.received.length === 0) await new Promise((later) => setTimeout(later, 20));
  await t.close();
  expect(server.received.map((each) => each.to)).toEqual(['rosa@example.test']);
  expect(headersOf(server.received[0]!.raw, 'subject')).toEqual(['Reset your Roofline password']);
  await server.close();
}, 30_000);

const MINE = { NODE_ENV: 'production', DEMO: 'off', LOG_LEVEL: 'silent' };

test.each<[status: number, settings: Record<string, string>]>([
  [200, {}],
  [200, { NODE_ENV: 'development' }],
  [404, { SMTP_URL: 'smtp://127.0.0.1:2525' }],
  [404, { HOST: '0.0.0.0' }],
  [404, { APP_HOST: '192.0.2.7', NODE_ENV: 'development' }],
  [404, { PUBLIC_URL: 'https://roofline.test', NODE_ENV: 'test' }],
  [404, { DATABASE_URL: 'postgres://127.0.0.1/roofline' }],
  [404, { TRUST_PROXY: 'loopback' }],
])('answers %s to readers of stored mails with the settings %j', async (status, settings) => {
  const t = await buildTestApp({ config: readConfig({ ...MINE, ...settings }) });
  const answer = await t.app.inject({ url: '/dev/mail' });
  await t.close();
  expect(answer.statusCode).toBe(status);
});
