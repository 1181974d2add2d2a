import { EMAIL_FREQUENCIES } from '@roofline/schema/notification/notification';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../config';
import { job } from '../../job/tables';
import { mailer } from '../../mail/service';
import { sealWith } from '../../platform/secret/seal';
import { mailOutbox } from '../../mail/tables';
import { workActor } from '../../platform/actor';
import { rowsOf, type Database } from '../../platform/database';
import { buildTestApp } from '../../platform/testing';
import { failAtEach } from '../../property/fixtures/failing';
import { buildBell, type Bell } from '../fixtures/bell';
import { askForMails } from '../mail/job';
import { writeMails } from '../mail/write';

let t: Bell;
beforeEach(async () => {
  t = await buildBell();
  await t.addProject({ ownerUserId: t.ids.member });
  t.clock.advance(5 * 60_000);
});
afterEach(() => t.close());

const config = readConfig({});
const hold = async () => undefined;
const outbox = () => t.database.system((tx) => tx.select().from(mailOutbox));
const states = () =>
  t.database.tenant({ ...workActor([t.workspaceId]), userId: t.ids.member }, (tx) =>
    rowsOf<{ state: string }>(tx, sql`select mail_state as state from user_notification`),
  );
const write = (database: Database = t.database, userIds = [t.ids.member]) =>
  writeMails(
    { database, clock: t.clock, config, mail: mailer({ config, clock: t.clock }, sealWith('key')) },
    { workspaceId: t.workspaceId, userIds },
    hold,
  );

test('a process that ends at any statement loses nothing and doubles nothing', async () => {
  const statements = await failAtEach(
    (failing) => {
      const tenant: Database['tenant'] = (actor, work, options) =>
        t.database.tenant(actor, (tx, after) => work(failing(tx), after), options);
      return write({ ...t.database, tenant });
    },
    async () => [await outbox(), await states()],
  );
  // The writing transaction names the readers, takes the rows, reads the sender, and inserts the mail and its job.
  expect(statements).toBe(5);
  expect(await outbox()).toHaveLength(1);
  expect(await states()).toEqual([{ state: 'mailed' }]);
  expect(await write()).toBe(0);
  expect(await outbox()).toHaveLength(1);
});

test('of five that write the mail side by side one succeeds', async () => {
  const written = await Promise.all([write(), write(), write(), write(), write()]);
  expect(written.toSorted()).toEqual([0, 0, 0, 0, 1]);
  expect(await outbox()).toHaveLength(1);
});

test('a runner that lost the job writes nothing, and the notifications still wait', async () => {
  const lost = writeMails(
    { ...t, config, mail: mailer({ config, clock: t.clock }, sealWith('key')) },
    { workspaceId: t.workspaceId, userIds: [t.ids.member] },
    async () => {
      throw new Error('taken over');
    },
  );
  await expect(lost).rejects.toThrow('taken over');
  expect([await outbox(), await states()]).toEqual([[], [{ state: 'waiting' }]]);
});

test('several looks queue only one job for a workspace, and none without due mails', async () => {
  const look = () => askForMails({ ...t, config });
  await Promise.all([look(), look(), look()]);
  const jobs = () => t.database.system((tx) => tx.select().from(job));
  const ours = async () => (await jobs()).filter(({ kind }) => kind === 'notificationMails');
  expect(await ours()).toMatchObject([{ workspaceId: t.workspaceId, status: 'queued' }]);
  await t.runJobs();
  expect(await ours()).toMatchObject([{ status: 'succeeded' }]);
  expect(await look()).toBe(0);
  expect(await outbox()).toHaveLength(1);
});

test('two runners side by side send each person one digest', async () => {
  const people = ['member', 'vendor'] as const;
  const url = '/api/notification/user/notification-preferences';
  for (const who of people) {
    await t.addProject({ ownerUserId: t.ids[who] });
    const { version } = (await t.call(who, 'GET', url)).data as { version: number };
    const taskSettings = [1, 2, 3].map((id) => ({ notificationCategoryId: id, email: true }));
    const channelSetting = { email: true, emailFrequencyId: EMAIL_FREQUENCIES.WeeklyDigest };
    const saved = await t.call(who, 'PUT', url, { body: { channelSetting, taskSettings }, version });
    expect(saved.status).toBe(200);
  }
  t.clock.advance(8 * 24 * 60 * 60_000);
  const database = { ...t.database, close: async () => undefined };
  const other = await buildTestApp({ database, clock: t.clock });
  await Promise.all([askForMails({ ...t, config }), askForMails({ ...t, config })]);
  const done = await Promise.all([t.runJobs(), other.runJobs(), t.runJobs(), other.runJobs()]);
  expect(done.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  const mails = await outbox();
  expect(mails).toHaveLength(people.length);
  await Promise.all([askForMails({ ...t, config }), other.runJobs(), t.runJobs()]);
  expect(await outbox()).toHaveLength(people.length);
  await other.close();
});
