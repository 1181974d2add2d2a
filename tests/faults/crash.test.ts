import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { systemClock } from '@roofline/api/platform/clock';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf, type Database } from '@roofline/api/platform/database';
import { planHooks } from '@roofline/api/plan/service';
import { halfEntities } from './half-entities';
import { newKey, newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, spawnServer, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { DATABASES, serviceData, type ServiceData } from '../stack/service-data';
import { tries } from '../stack/thorough';
import { Ledger } from './ledger';

const ROUNDS = tries(2, 20);
/** Twenty kills are promised with 2,000 acknowledged writes. */
const WRITES_A_ROUND = tries(85, 100);
const WRITERS = 6;
const PG = process.env.PG_URL !== undefined;
if (!PG) process.stdout.write('RL-1 on PostgreSQL is left out: PG_URL is not set.\n');

interface Stored {
  propertyComponentId: string;
  name: string;
  version: number;
  unitCost: number;
}

type Look = <T>(statement: ReturnType<typeof sql>) => Promise<T[]>;

describe.each(DATABASES)('on $name', ({ isEmbedded }) => {
  let data: ServiceData;
  let admin: Admin;
  let client: RestClient;
  let ledger: Ledger;
  let api: ServerProcess;
  const propertyIds: string[] = [];
  const start = () => startApiProcess(data.settings);

  beforeAll(async () => {
    data = await serviceData({ isEmbedded });
    const database = await data.open();
    admin = await seedAdmin(database);
    await database.close();
    api = await start();
    client = new RestClient(api.url, admin.headers);
    for (let n = 1; n <= 4; n += 1) {
      const body = newProperty(`Crash Court ${n}`);
      const { propertyId } = await client.ask<{ propertyId: string }>('POST', '/api/property', { body });
      propertyIds.push(propertyId);
    }
    ledger = new Ledger(propertyIds);
  });
  afterAll(async () => {
    await endProcesses();
    await data.remove();
  });

  /** Writes from several clients, then kills the service in the middle. */
  async function writeAndKill(): Promise<void> {
    const goal = ledger.acknowledged + WRITES_A_ROUND;
    const writers = Array.from({ length: WRITERS }, () => ledger.write(client));
    while (ledger.acknowledged < goal && api.isAlive()) await delay(5);
    await delay(Math.random() * 60);
    await api.end('SIGKILL');
    await Promise.all(writers);
  }

  /** Everything acknowledged is stored once, as acknowledged; a write without an answer is stored completely or not at all. */
  async function compare(): Promise<string[]> {
    const lists = await Promise.all(
      propertyIds.map((id) => client.ask<{ items: Stored[] }>('GET', `/api/component/property/${id}`)),
    );
    const stored = lists.flatMap(({ items }) => items);
    const faults: string[] = [];
    for (const entry of ledger.entries) {
      const rows = stored.filter((row) => row.name === entry.name);
      const [row] = rows;
      if (rows.length > 1) faults.push(`${entry.name} is there ${rows.length} times`);
      if (entry.id !== null && row?.propertyComponentId !== entry.id) faults.push(`${entry.name} is lost`);
      if (!row) continue;
      if (entry.pendingCost !== null && row.version === entry.version + 1) {
        entry.version += 1;
        entry.unitCost = entry.pendingCost;
      }
      entry.pendingCost = null;
      if (row.version !== entry.version || row.unitCost !== entry.unitCost)
        faults.push(
          `${entry.name} is version ${row.version}, $${row.unitCost}: not ${JSON.stringify(entry)}`,
        );
    }
    const known = new Set(ledger.entries.map((entry) => entry.name));
    return [
      ...faults,
      ...stored.filter((row) => !known.has(row.name)).map((row) => `nobody wrote ${row.name}`),
    ];
  }

  test(`RL-1: ${ROUNDS} kills under load lose nothing that was acknowledged, and leave nothing half written`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeAndKill();
      api = await start();
      client = client.at(api.url);
      const ready = await client.send('GET', '/api/health/ready');
      expect(ready.status).toBe(200);
      expect(await compare()).toEqual([]);
      // The same requests again, answered or not: one component each, and the first answer for the answered ones.
      const unanswered = ledger.entries.filter((entry) => entry.id === null);
      for (const entry of [...unanswered, ...ledger.entries.slice(-20)]) await ledger.claim(client, entry);
      expect(await compare()).toEqual([]);
    }
    expect(ledger.refused).toEqual([]);
    expect(ledger.acknowledged).toBeGreaterThanOrEqual(ROUNDS * WRITES_A_ROUND);
  });

  test('RL-1: every component has its activity, its key and its place in the plan', async () => {
    expect((await api.end('SIGTERM')).code).toBe(0);
    const database = await data.open();
    const look = <T>(statement: ReturnType<typeof sql>) =>
      database.tenant(workActor([admin.workspaceId]), (tx) => rowsOf<T>(tx, statement));
    const halves = await look(sql`select c.name, c.version, count(a.activity_id)::int as told,
        count(a.activity_id) filter (where a.description = 'Added ' || c.name)::int as added
      from component c left join activity_item a on a.property_component_id = c.property_component_id
      group by c.name, c.version having count(a.activity_id) <> c.version
        or count(a.activity_id) filter (where a.description = 'Added ' || c.name) <> 1`);
    expect(halves).toEqual([]);
    const orphans = await look(sql`select a.description from activity_item a
      where a.property_component_id is not null and not exists
        (select from component c where c.property_component_id = a.property_component_id)`);
    expect(orphans).toEqual([]);
    const [sums] = await look<{ components: number; added: number }>(sql`select
      (select count(*)::int from component) as components,
      (select count(*)::int from activity_item where description like 'Added Component %') as added`);
    expect(sums).toEqual({ components: ledger.entries.length, added: ledger.entries.length });
    await expectPlansCurrent(database, look);
    await database.close();
    const { DATABASE_URL: url } = data.settings;
    expect(await halfEntities(url === undefined ? { dataDir: data.folder } : { url })).toEqual([]);
  });

  /** The stored outlook equals the one computed again from its components. */
  async function expectPlansCurrent(database: Database, look: Look): Promise<void> {
    const outlooks = () =>
      look<{ percent_funded: number }>(sql`select property_id, fiscal_year, percent_funded, end_balances,
        first_shortfall_year, lowest_balance from funding_outlook order by 1, 2`);
    const before = await outlooks();
    expect(before.filter((row) => row.percent_funded !== null)).toHaveLength(propertyIds.length);
    const { workspaceId } = admin;
    await database.tenant(workActor([workspaceId]), async (tx) => {
      for (const propertyId of propertyIds)
        await planHooks(systemClock()).recompute(tx, { workspaceId, propertyId });
    });
    expect(await outlooks()).toEqual(before);
  }
});

test('RL-2: a second process names the holder and ends, while the first goes on; it takes over a dead holder’s folder', async () => {
  const data = await serviceData({ isEmbedded: true });
  const database = await data.open();
  const admin = await seedAdmin(database);
  await database.close();
  const start = () => startApiProcess(data.settings);
  const holder = await start();
  const second = await spawnServer('api', { ...data.settings, API_PORT: '0' });
  const [code] = (await once(second.child, 'close')) as [number | null];
  expect(code).toBe(1);
  expect(second.output()).toBe(
    `The database folder ${data.folder} is already in use by process ${holder.pid}.\n`,
  );
  const there = new RestClient(holder.url, admin.headers);
  const body = newProperty('Written after the refusal');
  await there.ask('POST', '/api/property', { body, key: newKey() });
  await holder.end('SIGKILL');
  const next = await start();
  const all = await there.at(next.url).ask<{ propertyName: string }[]>('GET', '/api/property/all');
  expect(all.map((row) => row.propertyName)).toContain('Written after the refusal');
  expect((await next.end('SIGTERM')).code).toBe(0);
  await data.remove();
});
