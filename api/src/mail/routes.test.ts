import { expect, test } from '@jest/globals';
import { buildTestApp, seedUser, seedWorkspace } from '../platform/testing';
import { headersOf, startMailServer } from './fixtures/smtp';

test('while the service listens, mails leave by themselves', async () => {
  const server = await startMailServer();
  const t = await buildTestApp({ config: { SMTP_URL: server.url } });
  const { workspaceId } = await seedWorkspace(t.database);
  await seedUser(t.database, { [workspaceId]: 'Member' }, { email: 'rosa@example.test' });
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  const payload = { email: 'rosa@example.test' };
  // The mail's moment is the clock's, which stands still: the runner finds it due at once.
  expect((await t.app.inject({ method: 'POST', url: '/api/account/resetrequest', payload })).statusCode).toBe(
    200,
  );
  while (server.received.length === 0) await new Promise((later) => setTimeout(later, 20));
  await t.close();
  expect(server.received.map((each) => each.to)).toEqual(['rosa@example.test']);
  expect(headersOf(server.received[0]!.raw, 'subject')).toEqual(['Reset your Roofline password']);
  await server.close();
}, 30_000);

test('nobody reads mails in production', async () => {
  const t = await buildTestApp({ config: { NODE_ENV: 'production' } });
  const answer = await t.app.inject({ url: '/dev/mail' });
  await t.close();
  expect(answer.statusCode).toBe(404);
});
