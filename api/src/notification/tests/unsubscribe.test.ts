import { createHmac } from 'node:crypto';
import { readConfig } from '../../config';
import { headersOf, partOf, startMailServer, type MailServer } from '../../mail/fixtures/smtp';
import { buildBell, type Bell } from '../fixtures/bell';
import { askForMails } from '../mail/job';

let t: Bell;
let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  t = await buildBell({ config: { SMTP_URL: server.url, PUBLIC_URL: 'https://app.example.org' } });
});
afterEach(async () => {
  await t.close();
  await server.close();
});

const config = readConfig({});
async function deliver(): Promise<string> {
  t.clock.advance(5 * 60_000);
  await askForMails({ ...t, config });
  await t.runJobs();
  return server.received.at(-1)!.raw;
}
const path = (token: string) => `/api/notification/unsubscribe/${token}`;
const ask = (method: 'GET' | 'POST', token: string) => t.call('anonymous', method, path(token));
const preferences = async () =>
  (await t.call('member', 'GET', '/api/notification/user/notification-preferences')).data as {
    channelSetting: { email: boolean };
    taskSettings: { email: boolean }[];
  };
const tokenIn = (raw: string) => /\/unsubscribe\/([\w-]+)>/.exec(headersOf(raw, 'list-unsubscribe')[0]!)![1]!;

test('the link of a mail about one category ends that category without signing in, and can be used again', async () => {
  const { projectId } = await t.addProject({ ownerUserId: t.ids.member });
  const raw = await deliver();
  const token = tokenIn(raw);
  expect(headersOf(raw, 'list-unsubscribe')).toEqual([`<https://app.example.org/unsubscribe/${token}>`]);
  expect(headersOf(raw, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  expect(partOf(raw, 'text/plain')).toContain(`https://app.example.org/#/unsubscribe/${token}`);
  expect((await ask('GET', token)).data).toEqual({ category: 1 });
  expect((await preferences()).taskSettings[0]!.email).toBe(true);
  expect((await ask('POST', token)).data).toEqual({ category: 1 });
  const after = await preferences();
  expect(after.channelSetting.email).toBe(true);
  expect(after.taskSettings.map(({ email }) => email)).toEqual([false, true, true]);
  expect((await ask('POST', token)).status).toBe(200);
  await t.note(projectId, 'Still told');
  expect(partOf(await deliver(), 'text/plain')).toContain('Still told');
});

test('the link of a mail about several categories ends all mails', async () => {
  const { projectId } = await t.addProject({ ownerUserId: t.ids.member });
  await t.note(projectId, 'A note');
  const token = tokenIn(await deliver());
  expect((await ask('POST', token)).data).toEqual({ category: null });
  expect((await preferences()).channelSetting.email).toBe(false);
});

test('a link that was signed with another key or changed to another user or category does nothing', async () => {
  await t.addProject({ ownerUserId: t.ids.member });
  const token = tokenIn(await deliver());
  const [id, proof] = [token.slice(0, 32), token.slice(33)];
  const other = t.ids.manager.replaceAll('-', '');
  const ownKey = createHmac('sha256', 'guessed').update(`${id}0`).digest('base64url');
  for (const wrong of [`${id}0${proof}`, `${other}1${proof}`, `${id}0${ownKey}`, `${token}x`, 'x'])
    for (const method of ['GET', 'POST'] as const)
      expect([wrong, (await ask(method, wrong)).status]).toEqual([wrong, 404]);
  expect((await preferences()).channelSetting.email).toBe(true);
});
