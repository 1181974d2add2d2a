import { setTimeout as delay } from 'node:timers/promises';
import { headersOf, partOf, startMailServer, type MailServer } from '@roofline/api/mail/fixtures/smtp';
import { seedReaders } from '@roofline/api/notification/fixtures/readers';
import { systemClock } from '@roofline/api/platform/clock';
import { rowsOf, type Database } from '@roofline/api/platform/database';
import { seedUser, signedIn } from '@roofline/api/platform/testing';
import type { AdminHealth } from '@roofline/schema/admin-health/admin-health';
import { sql } from 'drizzle-orm';
import { seedAdmin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { DATABASES_OF_KILLS, serviceData, type ServiceData } from '../stack/service-data';
import { until } from '../stack/until';
import { tries } from '../stack/thorough';

const KILLS = tries(2, 10);
const READERS = 600;
const PROPERTIES = 20;
const PG = process.env.PG_URL !== undefined;
if (!PG) process.stdout.write('Killed digests on PostgreSQL are left out: PG_URL is not set.\n');

/** What the database holds of the digests. */
interface Written {
  [column: string]: unknown;
  mails: number;
  recipients: number;
  /** Readers of whose two reminders both are taken, one is, none is. */
  taken: number;
  half: number;
  waiting: number;
}

const writtenIn = (database: Database): Promise<Written> =>
  database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    const [row] = await rowsOf<Written>(
      tx,
      sql`with reader as (select count(*) filter (where mail_state = 'mailed') mailed from user_notification group by user_id)
        select (select count(*)::int from mail_outbox) mails, (select count(distinct recipient)::int from mail_outbox) recipients,
          (select count(*)::int from reader where mailed = 2) taken, (select count(*)::int from reader where mailed = 1) half,
          (select count(*)::int from reader where mailed = 0) waiting`,
    );
    return row!;
  });

describe.each(DATABASES_OF_KILLS)('on $name', ({ isEmbedded }) => {
  // prettier-ignore
  let data: ServiceData;
  let mail: MailServer;
  let api: ServerProcess;
  let staff: RestClient;
  let headers: { authorization: string };

  const start = async () => {
    api = await startApiProcess({ ...data.settings, SMTP_URL: mail.url });
    staff = new RestClient(api.url, headers);
  };
  /** Opens the database of a service that has ended. */
  const inDatabase = async <Answer>(work: (database: Database) => Promise<Answer>): Promise<Answer> => {
    const database = await data.open();
    return work(database).finally(() => database.close());
  };
  const mailsWaiting = async () => (await staff.ask<AdminHealth>('GET', '/api/admin/health')).mail.waiting;

  beforeAll(async () => {
    mail = await startMailServer();
    data = await serviceData({ isEmbedded });
    headers = await inDatabase(async (database) => {
      const { workspaceId } = await seedAdmin(database);
      await database.system((tx) =>
        seedReaders(tx, { workspaceId, readers: READERS, properties: PROPERTIES }),
      );
      const { userId } = await seedUser(database, {}, { isStaff: true });
      return signedIn(database, systemClock('UTC'), userId);
    });
    await start();
  });
  afterAll(async () => {
    await endProcesses();
    await mail.close();
    await data.remove();
  });

  test('killed in the middle of its digests again and again, the service sends every reader exactly one, with all that waited', async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      // Well before the last one, so that a kill never comes after all of them.
      const least = (READERS * kill) / (KILLS + 3);
      await until(async () => (await mailsWaiting()) >= least);
      // At another moment of a batch each time: while it is read, drawn or written.
      await delay(kill * 5);
      await api.end('SIGKILL');
      const written = await inDatabase(async (database) => {
        // Nobody waits here for what the dead one held, and no digest leaves before all are written.
        await database.system((tx) =>
          tx.execute(
            sql`update job set lease_until = case when status = 'running' then now() end,
              run_after = case when kind = 'mail' then now() + interval '1 hour' else run_after end
              where status in ('queued', 'running')`,
          ),
        );
        return writtenIn(database);
      });
      expect(written.mails).toBeGreaterThanOrEqual(least);
      expect(written.mails).toBeLessThan(READERS);
      const { mails } = written;
      expect(written).toEqual({ mails, recipients: mails, taken: mails, half: 0, waiting: READERS - mails });
      await start();
    }
    await until(async () => (await mailsWaiting()) >= READERS);
    expect((await api.end('SIGTERM')).code).toBe(0);
    const all = { mails: READERS, recipients: READERS, taken: READERS, half: 0, waiting: 0 };
    const whole = await inDatabase(async (database) => {
      await database.system((tx) => tx.execute(sql`update job set run_after = now() where kind = 'mail'`));
      return writtenIn(database);
    });
    expect(whole).toEqual(all);
    expect(mail.received).toEqual([]);

    await start();
    await until(async () => (await mailsWaiting()) === 0);
    expect((await api.end('SIGTERM')).code).toBe(0);
    expect(await inDatabase(writtenIn)).toEqual(all);
    expect(mail.received).toHaveLength(READERS);
    const sentTo = mail.received.map(({ to }) => to).toSorted();
    const readers = Array.from({ length: READERS }, (_, n) => `reader${n + 1}@example.test`);
    expect(sentTo).toEqual(readers.toSorted());
    const ids = mail.received.map(({ raw }) => headersOf(raw, 'message-id')[0]);
    expect(new Set(ids).size).toBe(READERS);
    for (const { raw } of mail.received)
      expect(partOf(raw, 'text/plain').match(/Warranty ends: Boiler/g)).toHaveLength(2);
  });
});
