import { sql } from 'drizzle-orm';
import { cursorText } from '@roofline/api/change/cursor';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { connectWhole } from '@roofline/api/platform/store/operator/whole';
import {
  buildTestApp,
  seedUser,
  seedWorkspace,
  signedIn,
  type TestApp,
} from '@roofline/api/platform/testing';
import { median, percentile, type BenchResult } from '../results';

const ENTRIES = Number(process.env.FEED_ENTRIES ?? 2_000_000);
/** Changes of one transaction. */
const OF_BATCH = 4;
const BATCHES = ENTRIES / OF_BATCH;
const PAGE = 1_000;
const ASKS = 60;
const WARMING = 5;
const WRITERS = 8;
const WRITES = 100;

type Owner = Awaited<ReturnType<typeof connectWhole>>;

interface Feed extends TestApp {
  workspaceId: string;
  headers: { authorization: string };
  /** Who may do everything on the server. */
  owner: Owner;
  epoch: string;
}

/** Millions of changes, as the triggers would have written them one by one. */
async function fill(owner: Owner, workspaceId: string): Promise<void> {
  await owner.query(`set session_replication_role = replica`);
  await owner.query('delete from change_entry');
  await owner.query('delete from change_batch');
  const batch = `md5('batch ' || n)::uuid`;
  await owner.query(
    `insert into change_batch (workspace_id, batch_id, number, committed_at)
      select $1, ${batch}, n, now() - interval '20 days' + n * interval '1 second' from generate_series(1, ${BATCHES}) n`,
    [workspaceId],
  );
  await owner.query(
    `insert into change_entry (workspace_id, batch_id, kind, entity_id, property_id, operation, position)
      select $1, ${batch}, 'component', gen_random_uuid()::text, $1::uuid, 'updated', (n - 1) * ${OF_BATCH} + k
      from generate_series(1, ${BATCHES}) n, generate_series(1, ${OF_BATCH}) k`,
    [workspaceId],
  );
  await owner.query(
    `insert into change_head (workspace_id, last_number) values ($1, ${BATCHES})
      on conflict (workspace_id) do update set last_number = ${BATCHES}`,
    [workspaceId],
  );
  await owner.query(`set session_replication_role = origin`);
  await owner.query('analyze change_batch, change_entry');
}

async function openFeed(): Promise<Feed> {
  const service = await buildTestApp();
  const { workspaceId } = await seedWorkspace(service.database, { name: 'Feed' });
  const { userId } = await seedUser(service.database, { [workspaceId]: 'Admin' });
  const headers = await signedIn(service.database, service.clock, userId);
  const [at] = await service.database.system((tx) =>
    rowsOf<{ name: string }>(tx, sql`select current_database() as name`),
  );
  const url = new URL(process.env.PG_URL!);
  url.pathname = `/${at!.name}`;
  const owner = await connectWhole(url.href);
  await fill(owner, workspaceId);
  const { rows } = await owner.query('select epoch from change_head where workspace_id = $1', [workspaceId]);
  return { ...service, workspaceId, headers, owner, epoch: rows[0].epoch };
}

/** Times of a page behind a batch, in milliseconds. */
async function pageTimes(feed: Feed, number: number): Promise<number[]> {
  const { app, headers, workspaceId, epoch } = feed;
  const times: number[] = [];
  for (let n = 0; n < ASKS + WARMING; n += 1) {
    const after = cursorText({ epoch, place: { number: number + (n % 7), position: 0 } });
    const url = `/api/workspace/changes?workspaceId=${workspaceId}&first=${PAGE}&after=${after}`;
    const began = performance.now();
    const answer = await app.inject({ url, headers });
    if (n >= WARMING) times.push(performance.now() - began);
    const { items } = answer.json<{ data: { items: unknown[] } }>().data;
    if (items.length !== PAGE)
      throw new Error(`A page of ${items.length} changes: ${answer.body.slice(0, 300)}`);
  }
  return times;
}

async function pages(feed: Feed): Promise<BenchResult[]> {
  const begin = await pageTimes(feed, 1);
  const later = [
    ['in the middle', BATCHES / 2],
    ['at the end', BATCHES - PAGE],
  ] as const;
  const results: BenchResult[] = [];
  for (const [name, number] of later) {
    const times = await pageTimes(feed, number);
    const words = [begin, times].map(
      (each) => `${median(each).toFixed(1)} ms, p95 ${percentile(each, 0.95).toFixed(1)} ms`,
    );
    results.push({
      name: `a page of ${PAGE} of ${ENTRIES.toLocaleString('en-US')} changes ${name}, over the first`,
      ratio: median(times) / median(begin),
      detail: `the first: median ${words[0]}; ${name}: ${words[1]}`,
      atMost: 2,
    });
  }
  return results;
}

/** How many commits a second writers side by side make, each of a property of its own. */
async function commitsPerSecond(
  { database, workspaceId }: Feed,
  properties: readonly string[],
): Promise<number> {
  const began = performance.now();
  await Promise.all(
    properties.map(async (propertyId) => {
      for (let n = 0; n < WRITES; n += 1)
        await database.tenant(workActor([workspaceId]), (tx) =>
          tx.execute(sql`update property set number_of_units = ${n + 1}, version = version + 1
            where workspace_id = ${workspaceId} and property_id = ${propertyId}`),
        );
    }),
  );
  return (properties.length * WRITES) / ((performance.now() - began) / 1000);
}

async function addProperties({ database, workspaceId }: Feed): Promise<string[]> {
  const rows = await database.tenant(workActor([workspaceId]), (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
          property_type_id, is_condo_converted, number_of_units, search_text, created_at, updated_at)
        select ${workspaceId}::uuid, gen_random_uuid(), 'Court ' || n, '1 Main Street', 'Mobile', 'AL', '36602', 1990,
          1, false, 12, 'court', now(), now() from generate_series(1, ${WRITERS}::int) n returning property_id as id`,
    ),
  );
  return rows.map(({ id }) => id);
}

/** In turn, so that other work on the machine affects both. */
async function writers(feed: Feed): Promise<BenchResult> {
  const properties = await addProperties(feed);
  const rates = { numbered: [] as number[], bare: [] as number[] };
  await commitsPerSecond(feed, properties);
  for (let round = 0; round < 4; round += 1) {
    rates.numbered.push(await commitsPerSecond(feed, properties));
    await feed.owner.query('alter table change_batch disable trigger change_batch_number');
    rates.bare.push(await commitsPerSecond(feed, properties));
    await feed.owner.query('alter table change_batch enable trigger change_batch_number');
  }
  const [numbered, bare] = [median(rates.numbered), median(rates.bare)];
  return {
    name: `commits of ${WRITERS} writers of one workspace, with the numbers of the feed over without`,
    ratio: numbered / bare,
    detail: `${numbered.toFixed(0)} and ${bare.toFixed(0)} commits a second`,
    atLeast: 0.3,
  };
}

/** The feed with two million changes, on PostgreSQL only. */
export async function runFeedBench(): Promise<BenchResult[]> {
  if (!process.env.PG_URL) return [];
  const feed = await openFeed();
  try {
    return [...(await pages(feed)), await writers(feed)];
  } finally {
    await feed.owner.end();
    await feed.close();
  }
}
