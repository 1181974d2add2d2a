import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { seedReaders } from '@roofline/api/notification/fixtures/readers';
import { askForMails } from '@roofline/api/notification/mail/job';
import { rowsOf } from '@roofline/api/platform/database';
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

async function openOffice(): Promise<Office> {
  const service = await buildTestApp();
  const { database, clock } = service;
  const { workspaceId } = await seedWorkspace(database, { name: 'Bench' });
  const admin = await seedUser(database, { [workspaceId]: 'Admin' });
  clock.set(new Date());
  await database.system((tx) => seedReaders(tx, { workspaceId, readers: READERS, properties: PROPERTIES }));
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
