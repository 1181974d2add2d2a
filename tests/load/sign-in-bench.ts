import { hashPassword } from '@roofline/api/account/passwords';
import type { Database } from '@roofline/api/platform/database';
import { openDatabase } from '@roofline/api/platform/store/open';
import { seedUser } from '@roofline/api/platform/testing';
import { newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { temporaryFolder } from '../stack/service-data';
import { median, percentile, type BenchResult } from './results';

const SIGN_INS = 20;
const PROPERTIES = 25;
const ROUNDS = 5;
/** List queries of one measurement of a round: enough that a single delay of the machine does not decide a percentile. */
const ASKED = 500;
const PASSWORD = 'bench-roofline1';

async function seedPeople(database: Database, { workspaceId }: Admin): Promise<string[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const emails = Array.from({ length: SIGN_INS }, (_, n) => `person-${n}@demo.test`);
  for (const email of emails) await seedUser(database, { [workspaceId]: 'Member' }, { email, passwordHash });
  return emails;
}

async function signIn(api: ServerProcess, email: string): Promise<void> {
  const answer = await new RestClient(api.url, {}).send('POST', '/api/account/signin', {
    body: { email, password: PASSWORD },
  });
  if (answer.status !== 200) throw new Error(`${email}: ${answer.status} ${JSON.stringify(answer.errors)}`);
}

/** Times of list queries, one after the other, for as long as `isOver` is not. */
async function askList(rest: RestClient, isOver: (asked: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const began = performance.now();
    await rest.ask('POST', '/api/property/search', { body: {} });
    times.push(performance.now() - began);
  }
  return times;
}

/** The list while twenty people sign in at once, again and again until enough was asked. */
async function underSignIns(api: ServerProcess, rest: RestClient, emails: string[]) {
  let isSigningIn = true;
  let signIns = 0;
  const crowd = (async () => {
    while (isSigningIn) {
      await Promise.all(emails.map((email) => signIn(api, email)));
      signIns += emails.length;
    }
  })();
  const times = await askList(rest, (asked) => asked >= ASKED);
  isSigningIn = false;
  await crowd;
  return { times, signIns };
}

/** The p99 of a page of the properties list while 20 people sign in at once, over the p99 when no one does. */
export async function runSignInBench(): Promise<BenchResult[]> {
  const folder = await temporaryFolder();
  const database = await openDatabase({ dataDir: folder.path });
  const admin = await seedAdmin(database);
  const emails = await seedPeople(database, admin);
  await database.close();
  const api = await startApiProcess({ DATA_DIR: folder.path });
  const rest = new RestClient(api.url, { ...admin.headers });
  for (let n = 0; n < PROPERTIES; n += 1)
    await rest.ask('POST', '/api/property', { body: newProperty(`Bench ${n}`) });
  await askList(rest, (asked) => asked >= ASKED);
  const rounds: { calm: number; busy: number; signIns: number; typical: [number, number] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const calm = await askList(rest, (asked) => asked >= ASKED);
    const { times: busy, signIns } = await underSignIns(api, rest, emails);
    rounds.push({
      calm: percentile(calm, 0.99),
      busy: percentile(busy, 0.99),
      signIns,
      typical: [median(calm), median(busy)],
    });
  }
  await endProcesses();
  await folder.remove();
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick)).toFixed(1);
  return [
    {
      name: `p99 of a list query while ${SIGN_INS} sign in at once`,
      ratio: median(rounds.map(({ calm, busy }) => busy / calm)),
      detail: `${of((r) => r.busy)} over ${of((r) => r.calm)} ms; medians ${of((r) => r.typical[1])} over ${of((r) => r.typical[0])} ms; ${of((r) => r.signIns)} sign-ins a round`,
      atMost: 3,
    },
  ];
}
