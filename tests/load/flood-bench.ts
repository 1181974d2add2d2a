import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { recomputePlans } from '@roofline/api/plan/service';
import { workActor } from '@roofline/api/platform/actor';
import { systemClock } from '@roofline/api/platform/clock';
import { rowsOf, type Database, type Tx } from '@roofline/api/platform/database';
import { openDatabase } from '@roofline/api/platform/store/open';
import { freshPostgresUrl } from '@roofline/api/platform/testing';
import { isJobOver, type Job } from '@roofline/schema/job/job';
import { seedAdmin, thisYear, type Admin } from '../stack/people';
import { endProcesses, startApiProcess } from '../stack/processes';
import { temporaryFolder } from '../stack/service-data';
import { percentile, type BenchResult } from './results';

const LINES = 5_000;
const PACKETS = 60;
/** The third user's data: a portfolio of one page, with typical inventories. */
const PROPERTIES = 20;
const FEW_LINES = 30;
const QUIET = 120;
/** Pause between two screens, while the user reads. */
const PAUSE_MS = 50;
const PATIENCE_MS = 10_000;

interface Scene {
  url: string;
  /** The user who requests packets, the one who imports, and the one who only reads; the first two share a workspace. */
  flooder: Admin;
  importer: { authorization: string };
  third: Admin;
  planId: string;
  emptyId: string;
  dashboardId: string;
}

/** Properties with financials and so many components each, as the service writes them, and their figures. */
async function seedProperties(tx: Tx, workspaceId: string, count: number, lines: number): Promise<string[]> {
  const [at, year] = [sql`${workspaceId}::uuid`, sql`${thisYear()}::int`];
  const made = await rowsOf<{ id: string }>(
    tx,
    sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
        property_type_id, is_condo_converted, number_of_units, search_text, created_at, updated_at)
      select ${at}, gen_random_uuid(), 'Court ' || n, '1 Main Street', 'Mobile', 'AL', '36602', 1990, 1, false, 12,
        'court', now(), now() from generate_series(1, ${count}::int) n returning property_id id`,
  );
  const ids = made.map(({ id }) => id);
  const those = sql`unnest(${sql.raw(`array['${ids.join("','")}']::uuid[]`)}) as property_id`;
  await tx.execute(sql`insert into property_financial (workspace_id, property_financial_id, property_id, fiscal_year,
      fiscal_year_start_month, starting_fiscal_year, year_end_reserve_balance, average_hoa_annual_fee, annual_reserve_contribution,
      inflation_rate, interest_rate, reserve_contribution_increase_rate, fee_collection_frequency_id, update_all_plans,
      has_upcoming_expenses, upcoming_expenses, reserve_month_start, created_at, updated_at)
    select ${at}, gen_random_uuid(), property_id, ${year}, 1, ${year}, 15000000, 90000000000, 4000000, 300, 200, 300, 1, false,
      false, 0, 1, now(), now() from ${those}`);
  await tx.execute(sql`insert into component (workspace_id, property_component_id, property_id, fiscal_year, lineage_id, name, name_key,
      category, quantity_thousandths, unit_of_measure, unit_cost, current_cost, useful_life, remaining_useful_life, created_at, updated_at)
    select ${at}, id, property_id, ${year}, id, 'Line ' || line, 'line ' || line, 'Category ' || line % 8, 1000, 'LS', cost, cost,
      life, line % life, now(), now()
    from (select gen_random_uuid() id, property_id, line, 4 + line * 7 % 27 life, 100000 * (1 + line * 13 % 40) cost
      from ${those} cross join generate_series(1, ${lines}::int) line) lines`);
  for (const propertyId of ids) await recomputePlans(tx, { workspaceId, propertyId, clock: systemClock() });
  return ids;
}

async function seedScene(database: Database): Promise<Omit<Scene, 'url'>> {
  const flooder = await seedAdmin(database, 'flooder');
  const third = await seedAdmin(database, 'third');
  const importer = await seedAdmin(database, 'importer', flooder.workspaceId);
  const ofFlood = workActor([flooder.workspaceId]);
  const [planId, emptyId] = await database.tenant(ofFlood, async (tx) => {
    const [large] = await seedProperties(tx, flooder.workspaceId, 1, LINES);
    const [empty] = await seedProperties(tx, flooder.workspaceId, 1, 0);
    const [plan] = await rowsOf<{ id: string }>(
      tx,
      sql`select plan_id id from plan where property_id = ${large}::uuid`,
    );
    return [plan!.id, empty!];
  });
  const [dashboardId] = await database.tenant(workActor([third.workspaceId]), (tx) =>
    seedProperties(tx, third.workspaceId, PROPERTIES, FEW_LINES),
  );
  return { flooder, importer: importer.headers, third, planId: planId!, emptyId, dashboardId: dashboardId! };
}

interface Look {
  took: number;
  isAnswered: boolean;
}

async function look(url: string, init: RequestInit): Promise<Look> {
  const began = performance.now();
  const isAnswered = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    })
    .catch(() => false);
  return { took: performance.now() - began, isAnswered };
}

/** The third user opens the list and a dashboard repeatedly until the measurement is complete. */
async function looks(scene: Scene, isEnough: (asked: number) => boolean): Promise<Look[]> {
  const { url, third, dashboardId } = scene;
  const headers = { ...third.headers, 'content-type': 'application/json' };
  const seen: Look[] = [];
  while (!isEnough(seen.length)) {
    seen.push(await look(`${url}/api/property/search`, { method: 'POST', headers, body: '{}' }));
    await wait(PAUSE_MS);
    seen.push(
      await look(`${url}/api/reports/financialhealth/${dashboardId}/${thisYear()}`, {
        headers: third.headers,
      }),
    );
    await wait(PAUSE_MS);
  }
  return seen;
}

/** Requests all packets at once. Returns the number of each status. */
async function askPackets({ url, flooder, planId }: Scene): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const ask = async () => {
    const answer = await fetch(`${url}/api/plan/${planId}/packet`, { headers: flooder.headers });
    await answer.arrayBuffer();
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
  };
  await Promise.all(Array.from({ length: PACKETS }, ask));
  return counts;
}

function listOf(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, n) => `Imported ${n},Category ${n % 8},${1 + (n % 9)},EA,${100 + n},${10 + (n % 20)},${n % 10}`,
  );
  return ['Name,Category,Quantity,Unit,Unit Cost,Useful Life,Remaining Useful Life', ...lines].join('\n');
}

/** Uploads a list and accepts it. Returns the error, or null. */
async function importList({ url, importer, emptyId }: Scene): Promise<string | null> {
  const body = new FormData();
  body.append('file', new Blob([listOf(LINES)]), 'list.csv');
  const uploaded = await fetch(`${url}/api/component/property/${emptyId}/import`, {
    method: 'POST',
    headers: importer,
    body,
  });
  if (!uploaded.ok) return `upload ${uploaded.status} ${(await uploaded.text()).slice(0, 200)}`;
  const { importId, counts } = (
    (await uploaded.json()) as { data: { importId: string; counts: { new: number } } }
  ).data;
  if (counts.new !== LINES) return `${counts.new} new rows`;
  const asked = await fetch(`${url}/api/component/import/${importId}/accept`, {
    method: 'POST',
    headers: importer,
  });
  if (!asked.ok) return `accept ${asked.status} ${(await asked.text()).slice(0, 200)}`;
  return savedBy(url, importer, ((await asked.json()) as { data: Job }).data);
}

/** Waits for the job; returns null once everything is saved. */
async function savedBy(url: string, headers: Scene['importer'], job: Job): Promise<string | null> {
  let now = job;
  while (!isJobOver(now)) {
    await wait(500);
    const answer = await fetch(`${url}/api/job/${job.jobId}`, { headers });
    if (answer.ok) now = ((await answer.json()) as { data: Job }).data;
  }
  return now.status === 'succeeded' ? null : `${now.status} ${JSON.stringify(now.errors)}`;
}

function summary(seen: readonly Look[]) {
  const times = seen.map(({ took }) => took);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), most: Math.max(...times) };
}

const inWords = ({ p50, p95, most }: ReturnType<typeof summary>) =>
  `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, most ${most.toFixed(0)} ms`;

async function measure(scene: Scene, kind: string): Promise<BenchResult[]> {
  await looks(scene, (asked) => asked >= 40);
  const quiet = summary(await looks(scene, (asked) => asked >= QUIET));
  let isOver = false;
  const flood = Promise.all([askPackets(scene), importList(scene)]).finally(() => (isOver = true));
  const seen = await looks(scene, (asked) => isOver && asked >= 2);
  const [statuses, problem] = await flood;
  const failed = seen.filter(({ isAnswered }) => !isAnswered).length;
  const packets = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const during = summary(seen);
  return [
    {
      name: `list and dashboard of a third user in a flood, ${kind}`,
      ratio: during.p95 / quiet.p95,
      detail: `${inWords(during)}; quiet ${inWords(quiet)}`,
      atMost: 3,
    },
    {
      name: `their failures, ${kind}`,
      ratio: failed,
      detail: `of ${seen.length} asked; packets ${packets}; import ${problem ?? 'saved'}`,
      atMost: 0,
    },
  ];
}

async function benchOn(kind: string, settings: Record<string, string>, database: Database) {
  const seeded = await seedScene(database);
  await database.close();
  const { url } = await startApiProcess({ LOG_LEVEL: 'info', ...settings });
  try {
    return await measure({ url, ...seeded }, kind);
  } finally {
    await endProcesses();
  }
}

/**
 * Delay of a third user in another workspace while one user requests 60 packets of 5,000 components and another imports 5,000
 * rows, in the embedded database and on PostgreSQL (PG_URL).
 */
export async function runFloodBench(): Promise<BenchResult[]> {
  const folder = await temporaryFolder();
  const dataDir = folder.path;
  const results = await benchOn('embedded', { DATA_DIR: dataDir }, await openDatabase({ dataDir }));
  const { PG_URL } = process.env;
  if (PG_URL) {
    const { url, drop } = await freshPostgresUrl(PG_URL);
    const settings = { DATABASE_URL: url, DATA_DIR: dataDir };
    results.push(...(await benchOn('PostgreSQL', settings, await openDatabase({ url }))));
    await drop();
  }
  await folder.remove();
  return results;
}
