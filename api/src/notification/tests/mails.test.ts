import { EMAIL_FREQUENCIES } from '@roofline/schema/notification/notification';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../config';
import { headersOf, partOf, startMailServer, type MailServer } from '../../mail/fixtures/smtp';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { buildBell, type Bell } from '../fixtures/bell';
import { askForMails } from '../mail/job';

const MINUTE = 60_000;
const PUBLIC_URL = 'https://app.example.org';
let t: Bell;
let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  t = await buildBell({ config: { SMTP_URL: server.url, PUBLIC_URL } });
  // A Wednesday morning in California.
  t.clock.set(new Date('2026-11-18T17:00:00Z'));
});
afterEach(async () => {
  await t.close();
  await server.close();
});

/** Advances the clock and does what the service does by itself in that time. */
async function after(ms: number): Promise<void> {
  t.clock.advance(ms);
  await askForMails({ ...t, config: readConfig({}) });
  await t.runJobs();
}
const preferencesUrl = '/api/notification/user/notification-preferences';
async function prefer(
  emailFrequencyId: number,
  off: { email?: boolean; category?: number } = {},
): Promise<void> {
  const { version } = (await t.call('member', 'GET', preferencesUrl)).data as { version: number };
  const taskSettings = [1, 2, 3].map((id) => ({ notificationCategoryId: id, email: id !== off.category }));
  const body = { channelSetting: { email: off.email ?? true, emailFrequencyId }, taskSettings };
  const { status } = await t.call('member', 'PUT', preferencesUrl, { body, version });
  if (status !== 200) throw new Error(`preferences: ${status}`);
}
const subjects = () => server.received.map(({ raw }) => headersOf(raw, 'subject')[0]);
const textOf = (n = 0) => partOf(server.received[n]!.raw, 'text/plain');
const states = () =>
  t.database.tenant({ ...workActor([t.workspaceId]), userId: t.ids.member }, (tx) =>
    rowsOf<{ state: string }>(
      tx,
      sql`select mail_state as state from user_notification order by created_at, user_notification_id`,
    ),
  );
const memberProject = (name = 'Roof') => t.addProject({ name, ownerUserId: t.ids.member });

describe('an individual mail', () => {
  test('goes out once for several events, within five minutes, with a link for each', async () => {
    const { projectId } = await memberProject();
    await t.note(projectId, 'Scaffold is up', [t.ids.member]);
    await after(4 * MINUTE);
    expect(server.received).toEqual([]);
    await t.note(projectId, 'Second note');
    await after(MINUTE);
    await after(10 * MINUTE);
    expect(server.received).toHaveLength(1);
    expect(subjects()).toEqual(['3 notifications in Harbor']);
    const { raw } = server.received[0]!;
    const page = `${PUBLIC_URL}/useraccount/projects/${projectId}?sp_ref=email&propertyId=${t.home}`;
    expect(textOf()).toContain(page);
    expect(textOf()).toContain('You are responsible for Roof');
    expect(partOf(raw, 'text/html')).toContain(`href="${page.replaceAll('&', '&amp;')}"`);
    expect((await states()).map(({ state }) => state)).toEqual(['mailed', 'mailed', 'mailed']);
  });

  test('about one event has its title, and leaves out what was read in the meantime', async () => {
    const { projectId } = await memberProject();
    await t.call('member', 'GET', '/api/notification/user/set-all-as-read');
    await t.note(projectId, 'Only this');
    await after(5 * MINUTE);
    expect(subjects()).toEqual([expect.stringMatching(/ wrote a note in Roof$/)]);
    expect(textOf()).toContain('Only this');
    expect(textOf()).not.toContain('responsible');
  });

  test('holds nothing that the recipient may not see when it is written', async () => {
    const { projectId } = await memberProject();
    await t.note(projectId, 'Secret words', [t.ids.member]);
    const workspace = workActor([t.workspaceId]);
    await t.database.tenant(workspace, (tx) =>
      tx.execute(sql`delete from property_assignment where user_id = ${t.ids.member}::uuid`),
    );
    await after(5 * MINUTE);
    expect(server.received).toEqual([]);
    expect((await states()).map(({ state }) => state)).toEqual(['left', 'left']);
  });

  test('is not written to a user who was deactivated', async () => {
    await memberProject();
    await t.database.system((tx) =>
      tx.execute(sql`update app_user set is_active = false where user_id = ${t.ids.member}::uuid`),
    );
    await after(5 * MINUTE);
    expect(server.received).toEqual([]);
    await after(MINUTE);
    expect((await states()).map(({ state }) => state)).toEqual(['left']);
  });

  test('shows markup as text, and names and notes cannot add headers (EX-5)', async () => {
    const { projectId } = await memberProject('Roof <img src=x onerror=alert(1)>');
    await t.note(projectId, '<script>alert(1)</script>\r\nBcc: evil@example.test', [t.ids.member]);
    await after(5 * MINUTE);
    const { raw } = server.received[0]!;
    const html = partOf(raw, 'text/html');
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;');
    expect(headersOf(raw, 'bcc')).toEqual([]);
  });
});

describe('preferences', () => {
  test.each<[string, Parameters<typeof prefer>]>([
    ['email is off', [EMAIL_FREQUENCIES.Individual, { email: false }]],
    ['the category is off', [EMAIL_FREQUENCIES.Individual, { category: 1 }]],
  ])('stop mails where %s, also later for events of that time', async (_what, [frequency, off]) => {
    await prefer(frequency, off);
    await memberProject();
    await after(5 * MINUTE);
    await prefer(frequency);
    await after(5 * MINUTE);
    expect(server.received).toEqual([]);
    expect(await t.titles('member')).toHaveLength(1);
  });

  test('a weekly digest comes once, on Monday at eight in the service’s zone, with all of the week', async () => {
    await prefer(EMAIL_FREQUENCIES.WeeklyDigest);
    const { projectId } = await memberProject();
    await t.call('member', 'GET', '/api/notification/user/set-all-as-read');
    await t.note(projectId, 'In the week');
    // Monday, 7:59 in Los Angeles.
    t.clock.set(new Date('2026-11-23T15:59:00Z'));
    await after(0);
    expect(server.received).toEqual([]);
    await after(MINUTE);
    await t.note(projectId, 'Next week');
    await after(60 * MINUTE);
    expect(subjects()).toEqual(['Your week in Harbor: 2 notifications']);
    t.clock.set(new Date('2026-11-30T16:00:00Z'));
    await after(0);
    await after(MINUTE);
    expect(subjects()).toEqual([
      'Your week in Harbor: 2 notifications',
      'Your week in Harbor: 1 notification',
    ]);
    expect(textOf(1)).toContain('Next week');
  });

  test('a monthly digest comes on the first at eight; a change to individual sends what waits', async () => {
    await prefer(EMAIL_FREQUENCIES.MonthlyDigest);
    await memberProject();
    t.clock.set(new Date('2026-12-01T15:59:00Z'));
    await after(0);
    expect(server.received).toEqual([]);
    await after(MINUTE);
    await after(MINUTE);
    expect(subjects()).toEqual(['Your month in Harbor: 1 notification']);
    await memberProject('Fence');
    await after(10 * MINUTE);
    expect(server.received).toHaveLength(1);
    await prefer(EMAIL_FREQUENCIES.Individual);
    await after(MINUTE);
    expect(subjects()[1]).toBe('You are responsible for Fence');
  });
});
