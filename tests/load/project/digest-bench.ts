import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { EMAIL_FREQUENCIES } from '@roofline/schema/notification/notification';
import { askForMails } from '@roofline/api/notification/mail/job';
import { rowsOf, type Tx } from '@roofline/api/platform/database';
import {
  buildTestApp,
  seedUser,
  seedWorkspace,
  signedIn,
  type TestApp,
} from '@roofline/api/platform/testing';
import { percentile, type BenchResult } from '../results';

const READERS = 10_000;
const LIMIT_S = 60;
const PROPERTIES = 200;
/** Lists that are read before and while digests are built, one after the other. */
const LEAST_READ = 400;
const POLL_MS = 500;

interface Office extends TestApp {
  workspaceId: string;
  headers: { authorization: string };
}

/** Readers of a weekly digest for whom two reminders wait, one of each of two properties that they manage. */
async function seedReaders(tx: Tx, workspaceId: string): Promise<void> {
  const at = sql`${workspaceId}::uuid`;
  await tx.execute(sql`create temporary table reader on commit drop as
    select gen_random_uuid() user_id, n from generate_series(1, ${READERS}::int) n`);
  await tx.execute(sql`insert into app_user (user_id, email, email_key, password_hash, first_name, last_name, created_at)
    select user_id, 'reader' || n || '@example.test', 'reader' || n || '@example.test', 'none', 'Reader', 'No ' || n, now() from reader`);
  await tx.execute(sql`insert into membership (workspace_id, user_id, workspace_user_id, role_id, created_at)
    select ${at}, user_id, gen_random_uuid(), 3, now() from reader`);
  await tx.execute(sql`insert into notification_preference (user_id, email, email_frequency_id, task_settings, updated_at)
    select user_id, true, ${EMAIL_FREQUENCIES.WeeklyDigest}::int,
      (select jsonb_agg(jsonb_build_object('notificationCategoryId', id, 'email', true)) from generate_series(1, 3) id), now() from reader`);
  await tx.execute(sql`insert into property_assignment (workspace_id, property_id, user_id)
    select ${at}, p.property_id, r.user_id from reader r join
      (select property_id, row_number() over (order by property_id) place from property) p on r.n % ${PROPERTIES - 1} + 1 in (p.place, p.place - 1)`);
  await tx.execute(sql`insert into user_notification (workspace_id, user_notification_id, user_id, property_id, kind, category, detail, day,
      created_at)
    select ${at}, gen_random_uuid(), a.user_id, a.property_id, 'date', 1, 'Warranty ends: Boiler', current_date, now() - interval '8 days'
    from property_assignment a`);
}

async function openOffice(): Promise<Office> {
  const service = await buildTestApp();
  const { database, clock } = service;
  const { workspaceId } = await seedWorkspace(database, { name: 'Bench' });
  const admin = await seedUser(database, { [workspaceId]: 'Admin' });
  clock.set(new Date());
  await database.system(async (tx) => {
    await tx.execute(sql`set local role none`);
    await tx.execute(sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
        property_type_id, is_condo_converted, number_of_units, search_text, created_at, updated_at)
      select ${workspaceId}::uuid, gen_random_uuid(), 'Court ' || n, '1 Main Street', 'Mobile', 'AL', '36602', 1990, 1, false, 12, 'court',
        now(), now() from generate_series(1, ${PROPERTIES}::int) n`);
    await seedReaders(tx, workspaceId);
    await tx.execute(sql`analyze`);
  });
  return { ...service, workspaceId, headers: await signedIn(database, clock, admin.userId) };
}

async function readList({ app, headers }: Office): Promise<number> {
  const began = performance.now();
  const answer = await app.inject({ method: 'POST', url: '/api/property/search', headers, payload: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return performance.now() - began;
}

/** Times of lists that are read one after the other, with the pauses of people, until the work is over. */
async function readWhile(office: Office, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver() || times.length < LEAST_READ) {
    times.push(await readList(office));
    await delay(10);
  }
  return times;
}

/** Mails in the outbox, each with the job that sends it. */
async function queued({ database }: Office): Promise<number> {
  const [row] = await database.system((tx) =>
    rowsOf<{ n: number }>(tx, sql`select count(*)::int n from mail_outbox where kind = 'notification'`),
  );
  return row!.n;
}

/** Builds all digests in one process with the lists that are read in the meantime; answers the seconds. What follows is sending. */
async function buildDigests(office: Office): Promise<number> {
  const began = performance.now();
  await askForMails(office);
  const run = office.runJobs().catch(() => 0);
  for (;;) {
    const isOver = await Promise.race([run.then(() => true), delay(POLL_MS, false)]);
    const count = await queued(office);
    if (count >= READERS) return (performance.now() - began) / 1000;
    if (isOver) throw new Error(`${count} mails were queued for ${READERS} readers`);
  }
}

/** 10,000 digests built and queued, and what lists cost in the meantime. */
export async function runDigestBench(): Promise<BenchResult[]> {
  const office = await openOffice();
  try {
    await readWhile(office, () => true);
    const quiet = percentile(await readWhile(office, () => true), 0.99);
    let isOver = false;
    const used = process.cpuUsage();
    const built = buildDigests(office).finally(() => (isOver = true));
    const beside = percentile(await readWhile(office, () => isOver), 0.99);
    const seconds = await built;
    const { user, system } = process.cpuUsage(used);
    const readers = READERS.toLocaleString('en-US');
    return [
      {
        name: `${readers} digests built and queued, of ${LIMIT_S} s`,
        ratio: seconds / LIMIT_S,
        detail: `${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of this process`,
        atMost: 1,
      },
      {
        name: `p99 of a list while ${readers} digests are built`,
        ratio: beside / quiet,
        detail: `${beside.toFixed(1)} over ${quiet.toFixed(1)} ms`,
        atMost: 2,
      },
    ];
  } finally {
    await office.close();
  }
}
