import { EMAIL_FREQUENCIES } from '@roofline/schema/notification/notification';
import { sql } from 'drizzle-orm';
import { mailOutbox } from '../../mail/tables';
import { workActor } from '../../platform/actor';
import { buildBell, type Bell } from '../fixtures/bell';
import { askForMails } from '../mail/job';
import { askForReminders } from '../reminders/job';

type Who = 'member' | 'manager' | 'vendor';
const url = '/api/notification/user/notification-preferences';
const taskSettings = [1, 2, 3].map((id) => ({ notificationCategoryId: id, email: true }));

let t: Bell;
beforeEach(async () => {
  t = await buildBell();
  // Wednesday, nine in the morning in Los Angeles, the service's zone.
  t.clock.set(new Date('2026-11-18T17:00:00Z'));
});
afterEach(() => t.close());

async function prefer(who: Who, change: object): Promise<void> {
  const { version } = (await t.call(who, 'GET', url)).data as { version: number };
  const channelSetting = { email: true, emailFrequencyId: EMAIL_FREQUENCIES.WeeklyDigest };
  const saved = await t.call(who, 'PUT', url, { body: { channelSetting, taskSettings, ...change }, version });
  expect(saved.status).toBe(200);
}
/** Looks for due mails at a moment and returns the recipients. */
async function mailedAt(moment: string): Promise<string[]> {
  t.clock.set(new Date(moment));
  await askForMails(t);
  await t.runJobs();
  const mails = await t.database.system((tx) => tx.select().from(mailOutbox));
  return mails.map(({ recipient }) => recipient.split('@')[0]!).toSorted();
}
const nameOf = async (who: Who) =>
  ((await t.call(who, 'GET', '/api/account/me')).data as { email: string }).email.split('@')[0]!;

describe('a weekly digest', () => {
  test('comes on Monday at eight in its reader’s zone', async () => {
    await prefer('member', { timeZone: 'America/New_York' });
    await prefer('manager', { timeZone: null });
    const [member, manager] = [await nameOf('member'), await nameOf('manager')];
    await t.addProject({ ownerUserId: t.ids.member }, 'admin');
    await t.addProject({ ownerUserId: t.ids.manager }, 'admin');
    expect(await mailedAt('2026-11-23T12:59:59Z')).toEqual([]);
    expect(await mailedAt('2026-11-23T13:00:00Z')).toEqual([member]);
    expect(await mailedAt('2026-11-23T15:59:59Z')).toEqual([member]);
    expect(await mailedAt('2026-11-23T16:00:00Z')).toEqual([member, manager].toSorted());
  });

  test('stays at eight local time when summer time has ended there and not elsewhere', async () => {
    t.clock.set(new Date('2026-10-20T12:00:00Z'));
    await prefer('member', { timeZone: 'Europe/Paris' });
    await t.addProject({ ownerUserId: t.ids.member }, 'admin');
    // Summer time ended on Sunday: eight in Paris is seven o'clock UTC.
    expect(await mailedAt('2026-10-26T06:59:59Z')).toEqual([]);
    expect(await mailedAt('2026-10-26T07:00:00Z')).toHaveLength(1);
  });

  test('comes at eight in the service’s zone where the stored zone is no longer known', async () => {
    await prefer('member', { timeZone: 'Europe/Paris' });
    await t.database.tenant({ ...workActor([]), userId: t.ids.member }, (tx) =>
      tx.execute(sql`update notification_preference set time_zone = 'Mars/Olympus'`),
    );
    await t.addProject({ ownerUserId: t.ids.member }, 'admin');
    expect(await mailedAt('2026-11-23T15:59:59Z')).toEqual([]);
    expect(await mailedAt('2026-11-23T16:00:00Z')).toHaveLength(1);
  });
});

test('reminders come at seven in a person’s zone, and not again after a move to another zone', async () => {
  await prefer('member', { timeZone: 'Pacific/Auckland' });
  const { projectId } = await t.addProject({ dueDate: '2026-11-20' }, 'manager');
  await t.call('member', 'PUT', `/api/project/${projectId}/follow`, { body: { isFollowing: true } });
  const reminded = async (who: Who, moment: string) => {
    t.clock.set(new Date(moment));
    await askForReminders(t);
    await t.runJobs();
    return (await t.titles(who)).filter((title) => title.endsWith('due soon')).length;
  };
  // The due day begins in Auckland first.
  const before = await reminded('member', '2026-11-19T17:59:59Z');
  expect(await reminded('member', '2026-11-19T18:00:00Z')).toBe(before + 1);
  const elsewhere = await reminded('manager', '2026-11-20T14:59:59Z');
  expect(await reminded('manager', '2026-11-20T15:00:00Z')).toBe(elsewhere + 1);
  await prefer('member', { timeZone: 'America/Los_Angeles' });
  expect(await reminded('member', '2026-11-20T15:05:00Z')).toBe(before + 1);
});

describe('the zone of a browser', () => {
  const note = (who: Who, timeZone: unknown) =>
    t.call(who, 'PUT', '/api/notification/user/time-zone', { body: { timeZone } });

  test('is stored once, and leaves the version for a save that is under way', async () => {
    expect((await note('member', 'America/Denver')).data).toMatchObject({
      timeZone: 'America/Denver',
      channelSetting: { email: true, emailFrequencyId: EMAIL_FREQUENCIES.Individual },
      version: 0,
    });
    expect((await note('member', 'Europe/Paris')).data).toMatchObject({ timeZone: 'America/Denver' });
    const channelSetting = { email: true, emailFrequencyId: EMAIL_FREQUENCIES.MonthlyDigest };
    const body = { channelSetting, taskSettings };
    const both = await Promise.all([1, 2].map(() => t.call('member', 'PUT', url, { body, version: 0 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await t.call('member', 'GET', url)).data).toEqual({
      ...body,
      timeZone: 'America/Denver',
      version: 1,
    });
    expect((await t.call('manager', 'GET', url)).data).toMatchObject({ timeZone: null, version: 0 });
  });

  test.each(['Mars/Olympus', '+05:30', '', 'x'.repeat(99), null, 7])('%j is refused', async (zone) => {
    expect((await note('member', zone)).status).toBe(422);
    if (zone === null) return;
    const channelSetting = { email: true, emailFrequencyId: EMAIL_FREQUENCIES.Individual };
    const body = { channelSetting, taskSettings, timeZone: zone };
    expect((await t.call('member', 'PUT', url, { body, version: 0 })).status).toBe(422);
  });
});
