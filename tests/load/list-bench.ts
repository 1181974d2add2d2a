import { sql } from 'drizzle-orm';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf, type Tx } from '@roofline/api/platform/database';
import {
  buildTestApp,
  seedUser,
  seedWorkspace,
  signedIn,
  type TestApp,
} from '@roofline/api/platform/testing';
import { comparePages, onBothDatabases } from './measure/page-times';
import type { BenchResult } from './results';

const FEW = 100;
const MANY = 10_000;
const ASSIGNED = 60;

type Who = 'admin' | 'manager';
interface List {
  service: TestApp;
  headers: Record<Who, { authorization: string }>;
  workspaceId: string;
}

/** Rows as the service writes them, many at once: names in no order, five cities, all types. */
async function seedProperties(tx: Tx, workspaceId: string, userId: string, count: number): Promise<void> {
  await tx.execute(sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
      property_type_id, is_condo_converted, number_of_units, search_text, created_at, updated_at)
    select ${workspaceId}::uuid, gen_random_uuid(), name, '1 Main Street', city, 'AL', '36602', 1990, 1 + n % 10, false, 12,
      lower(name || ' ' || city || ' AL'), now(), now()
    from (select n, 'Court ' || md5(n::text) as name, 'City ' || n % 5 as city from generate_series(1, ${count}::int) n) rows`);
  await tx.execute(sql`insert into property_assignment (workspace_id, property_id, user_id)
    select workspace_id, property_id, ${userId}::uuid from property order by property_id limit ${ASSIGNED}`);
}

async function openList(count: number): Promise<List> {
  const service = await buildTestApp();
  const { database, clock } = service;
  const { workspaceId } = await seedWorkspace(database, { name: 'Bench' });
  const admin = await seedUser(database, { [workspaceId]: 'Admin' });
  const manager = await seedUser(database, { [workspaceId]: 'Manager' });
  await database.tenant(workActor([workspaceId]), (tx) =>
    seedProperties(tx, workspaceId, manager.userId, count),
  );
  const headers = {
    admin: await signedIn(database, clock, admin.userId),
    manager: await signedIn(database, clock, manager.userId),
  };
  return { service, headers, workspaceId };
}

async function timed(list: List, who: Who, payload: object): Promise<number> {
  const began = performance.now();
  const answer = await list.service.app.inject({
    method: 'POST',
    url: '/api/property/search',
    headers: list.headers[who],
    payload,
  });
  const took = performance.now() - began;
  const { items } = answer.json().data as { items: unknown[] };
  if (answer.statusCode !== 200 || items.length !== 20)
    throw new Error(`A page of ${items.length}: ${answer.body}`);
  return took;
}

const compare = (few: List, many: List, { name, who, payload }: Question, kind: string) =>
  comparePages({
    name: `${name}, ${kind}`,
    few,
    many,
    rows: [FEW, MANY],
    ask: (list) => timed(list, who, payload),
  });

interface Question {
  name: string;
  who: Who;
  payload: object;
}
const QUESTIONS: Question[] = [
  { name: 'properties list, first page', who: 'admin', payload: {} },
  { name: 'properties list, fifth page', who: 'admin', payload: { page: 5 } },
  { name: 'properties list of assigned ones', who: 'manager', payload: {} },
];

/** The work of autovacuum on a server, and the upkeep of the embedded database. */
const keepUp = ({ service }: List) => service.database.single(sql`vacuum (analyze)`);

/** How the first page is read: from the index in its order, or by sorting everything. */
async function indexUse({ service, workspaceId }: List): Promise<string> {
  const lines = await service.database.tenant(workActor([workspaceId]), (tx) =>
    rowsOf<{ 'QUERY PLAN': string }>(
      tx,
      sql`explain (costs off) select property_id from property p where p.workspace_id = ${workspaceId}::uuid and p.is_active
        order by lower(p.name), p.property_id limit 20`,
    ),
  );
  const plan = lines.map((line) => line['QUERY PLAN']);
  const scan = plan.find((line) => line.includes('Scan'))?.replace(/^.*->\s*/, '');
  return plan.some((line) => line.includes('Sort')) ? `${scan}, and a sort` : `${scan}`;
}

async function benchOn(kind: string): Promise<BenchResult[]> {
  const [few, many] = [await openList(FEW), await openList(MANY)];
  for (const list of [few, many]) await keepUp(list);
  const results: BenchResult[] = [];
  for (const question of QUESTIONS) results.push(await compare(few, many, question, kind));
  const use = await indexUse(many);
  await few.service.close();
  await many.service.close();
  return results.map((result) => ({ ...result, detail: `${result.detail}; ${use}` }));
}

/** A page of the properties list among 10,000 against one among 100, in the embedded database and on PostgreSQL (PG_URL). */
export const runListBench = (): Promise<BenchResult[]> => onBothDatabases(benchOn);
