import { sql } from 'drizzle-orm';
import { workActor } from '@roofline/api/platform/actor';
import type { Tx } from '@roofline/api/platform/database';
import {
  buildTestApp,
  seedUser,
  seedWorkspace,
  signedIn,
  type TestApp,
} from '@roofline/api/platform/testing';
import { onBothDatabases } from '../measure/page-times';
import { median, type BenchResult } from '../results';

const COUNT = Number(process.env.PROPERTIES ?? 100_000);
const PAGE_SIZE = 20;
const LAST = Math.ceil(COUNT / PAGE_SIZE);
const ROUNDS = 25;
/** Rounds that count for nothing. */
const WARMING = 4;

/** Rows as the service writes them, in parts that the patience for a statement allows: names in no order, 50 cities, all types. */
async function seedProperties(tx: Tx, workspaceId: string, first: number, last: number): Promise<void> {
  await tx.execute(sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
      property_type_id, is_condo_converted, number_of_units, search_text, created_at, updated_at)
    select ${workspaceId}::uuid, gen_random_uuid(), name, '1 Main Street', city, 'AL', '36602', 1990, 1 + n % 10, false, 12,
      lower(name || ' ' || city || ' AL'), now(), now()
    from (select n, 'Court ' || md5(n::text) as name, 'City ' || n % 50 as city
      from generate_series(${first}::int, ${last}::int) n) rows`);
}

interface Place {
  service: TestApp;
  headers: { authorization: string };
}

async function openPlace(): Promise<Place> {
  const service = await buildTestApp();
  const { workspaceId } = await seedWorkspace(service.database, { name: 'Bench' });
  const part = 10_000;
  for (let n = 1; n <= COUNT; n += part)
    await service.database.tenant(workActor([workspaceId]), (tx) =>
      seedProperties(tx, workspaceId, n, Math.min(COUNT, n + part - 1)),
    );
  await service.database.single(sql`vacuum (analyze)`);
  const { userId } = await seedUser(service.database, { [workspaceId]: 'Admin' });
  return { service, headers: await signedIn(service.database, service.clock, userId) };
}

interface Question {
  name: string;
  payload: object;
  /** The most that is asked: times the first page, or milliseconds. */
  asked: { times: number } | { ms: number };
}
const QUESTIONS: Question[] = [
  { name: 'last page', payload: { page: LAST }, asked: { times: 3 } },
  { name: 'page in the middle', payload: { page: Math.round(LAST / 2) }, asked: { times: 3 } },
  { name: 'search without a hit', payload: { filter: { text: 'zebra' } }, asked: { ms: 20 } },
  { name: 'search without a hit, of two letters', payload: { filter: { text: 'zz' } }, asked: { ms: 20 } },
  { name: 'search with some hits', payload: { filter: { text: 'court abc' } }, asked: { ms: 20 } },
  { name: 'sort by place', payload: { filter: { sort: 'location' } }, asked: { ms: 30 } },
  { name: 'sort by type', payload: { filter: { sort: 'propertyTypeName' } }, asked: { ms: 30 } },
  {
    name: 'sort by place, last page',
    payload: { filter: { sort: 'location' }, page: LAST },
    asked: { times: 3 },
  },
  {
    name: 'sort by type, last page',
    payload: { filter: { sort: 'propertyTypeName' }, page: LAST },
    asked: { times: 3 },
  },
];
const FIRST = { name: 'first page', payload: {} };

async function timed({ service, headers }: Place, payload: object): Promise<number> {
  const began = performance.now();
  const answer = await service.app.inject({ method: 'POST', url: '/api/property/search', headers, payload });
  const took = performance.now() - began;
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return took;
}

function resultOf({ name, asked }: Question, took: number, first: number, kind: string): BenchResult {
  const [by, atMost, what] =
    'ms' in asked
      ? [asked.ms, 1, `${asked.ms} ms asked`]
      : [first, asked.times, `first page ${first.toFixed(1)} ms`];
  return {
    name: `${COUNT.toLocaleString('en-US')} properties, ${name}, ${kind}`,
    ratio: took / by,
    detail: `now ${took.toFixed(1)} ms (median of ${ROUNDS}); ${what}`,
    atMost,
    row: {
      what: `${COUNT.toLocaleString('en-US')} properties, ${name}, ${kind}`,
      asked: 'ms' in asked ? `≤ ${asked.ms} ms` : `≤ ×${asked.times} of the first page`,
      now: 'ms' in asked ? `${took.toFixed(1)} ms` : `×${(took / by).toFixed(2)}`,
    },
  };
}

/** Each question in turn, so that other work on the machine affects all. */
async function benchOn(kind: string): Promise<BenchResult[]> {
  const place = await openPlace();
  const times = new Map<string, number[]>();
  for (let round = -WARMING; round < ROUNDS; round += 1)
    for (const { name, payload } of [FIRST, ...QUESTIONS]) {
      const took = await timed(place, payload);
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), took]);
    }
  await place.service.close();
  const of = (name: string) => median(times.get(name)!);
  return QUESTIONS.map((question) => resultOf(question, of(question.name), of(FIRST.name), kind));
}

/** The list of a portfolio of 100,000 properties under row security, embedded and on PostgreSQL (PG_URL). */
export const runManyPropertiesBench = (): Promise<BenchResult[]> => onBothDatabases(benchOn);
