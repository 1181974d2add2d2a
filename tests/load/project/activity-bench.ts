import { sql } from 'drizzle-orm';
import { recordActivity } from '@roofline/api/activity/service';
import { buildUpkeep, type Upkeep } from '@roofline/api/component/fixtures/upkeep';
import { workActor, type Actor } from '@roofline/api/platform/actor';
import { rowsOf, type Tx } from '@roofline/api/platform/database';
import type { ActivityPage } from '@roofline/schema/activity/activity';
import { newComponent } from '../../stack/people';
import { comparePages } from '../measure/page-times';
import { median, type BenchResult } from '../results';

const ITEMS = 1_000_000;
const LAST_PAGE = 500;
const CHANGES = 150;
const WARMING = 30;

/** Items of all kinds by three people, one every ten minutes. */
async function seedItems(tx: Tx, { workspaceId, home, ids }: Upkeep): Promise<void> {
  await tx.execute(sql`insert into activity_item (workspace_id, activity_id, property_id, entity_name, description, user_id, user_name,
      date, type)
    select ${workspaceId}::uuid, gen_random_uuid(), ${home}::uuid, 'Perimeter fence ' || n % 500,
      'Cost of Perimeter fence: $' || n || ' → $' || n + 3500, ${ids.manager}::uuid, 'Test User ' || n % 3,
      now() - n * interval '10 minutes',
      (array['property', 'component', 'componentCost', 'financials', 'plan', 'photo', 'file', 'project'])[1 + n % 8]
    from generate_series(1, ${ITEMS}::int) n`);
}

async function timedPage({ app, as, home }: Upkeep, query: string): Promise<number> {
  const began = performance.now();
  const answer = await app.inject({ url: `/api/activity/${home}?${query}`, headers: as.manager });
  const took = performance.now() - began;
  const { items } = answer.json().data as ActivityPage;
  if (items.length !== 20) throw new Error(`A page of ${items.length}: ${answer.body.slice(0, 200)}`);
  return took;
}

/** How page 500 finds its rows: from the index in its order, or by sorting all of them. */
async function planOf({ database, workspaceId, home }: Upkeep): Promise<string> {
  const lines = await database.tenant(workActor([workspaceId]), (tx) =>
    rowsOf<{ 'QUERY PLAN': string }>(
      tx,
      sql`explain (costs off) select * from activity_item where workspace_id = ${workspaceId}::uuid and property_id = ${home}::uuid
        and type in ('component', 'plan') order by date desc, activity_id desc limit 21 offset ${(LAST_PAGE - 1) * 20}`,
    ),
  );
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  return `${/activity_item_\w+|Seq Scan/.exec(plan)?.[0] ?? plan}${plan.includes('Sort') ? ' and a sort' : ''}`;
}

async function comparePlaces(upkeep: Upkeep): Promise<BenchResult> {
  const results = await comparePages({
    name: `activity of ${ITEMS.toLocaleString('en-US')} items, page ${LAST_PAGE} over page 1`,
    few: 'page=1',
    many: `page=${LAST_PAGE}`,
    rows: [1, LAST_PAGE],
    ask: (query) => timedPage(upkeep, query),
  });
  return { ...results, detail: `${results.detail}; ${await planOf(upkeep)}`, atMost: 3 };
}

/** Milliseconds of a change of a component, as its form sends it. */
async function change({ app, as }: Upkeep, id: string, n: number): Promise<number> {
  const url = `/api/component/${id}`;
  const { version } = (await app.inject({ url, headers: as.manager })).json().data as { version: number };
  const began = performance.now();
  const answer = await app.inject({
    method: 'PUT',
    url,
    headers: { ...as.manager, 'if-match': `"${version}"` },
    payload: newComponent('Roof', { unitCost: 1_000 + n }),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return performance.now() - began;
}

/** Milliseconds of work in a transaction of its own. */
async function transaction({ database }: Upkeep, actor: Actor, work: (tx: Tx) => Promise<unknown>) {
  const began = performance.now();
  await database.tenant(actor, work);
  return performance.now() - began;
}

/** A change with its activity over the same without: what recording adds to a transaction is taken off. In turn. */
async function recordingCost(upkeep: Upkeep): Promise<BenchResult> {
  const { workspaceId, home: propertyId, ids } = upkeep;
  const { propertyComponentId } = (await upkeep.addOne({ name: 'Roof' })) as { propertyComponentId: string };
  const actor = { ...workActor([workspaceId]), userId: ids.manager };
  const event = {
    type: 'componentCost',
    entityName: 'Harbor',
    description: 'Cost of Roof: $1,000 → $1,001',
  } as const;
  const place = { workspaceId, propertyId, actor, at: new Date() };
  const times = { change: [] as number[], recorded: [] as number[], empty: [] as number[] };
  for (let n = 0; n < CHANGES; n += 1) {
    const changed = await change(upkeep, propertyComponentId, n);
    const recorded = await transaction(upkeep, actor, (tx) =>
      recordActivity(tx, place, { ...event, propertyComponentId }),
    );
    const empty = await transaction(upkeep, actor, async () => undefined);
    if (n < WARMING) continue;
    times.change.push(changed);
    times.recorded.push(recorded);
    times.empty.push(empty);
  }
  const [whole, recording] = [median(times.change), median(times.recorded) - median(times.empty)];
  return {
    name: 'a change with its activity over one without',
    ratio: whole / (whole - recording),
    detail: `${whole.toFixed(2)} ms, of which recording ${recording.toFixed(2)}, among ${ITEMS.toLocaleString('en-US')} items`,
    atMost: 1.15,
  };
}

/** A page far down a list of a million items against the first, and what recording costs. */
export async function runActivityBench(): Promise<BenchResult[]> {
  const upkeep = await buildUpkeep();
  try {
    await upkeep.database.tenant(workActor([upkeep.workspaceId]), (tx) => seedItems(tx, upkeep));
    await upkeep.database.single(sql`vacuum (analyze) activity_item`);
    return [await comparePlaces(upkeep), await recordingCost(upkeep)];
  } finally {
    await upkeep.close();
  }
}
