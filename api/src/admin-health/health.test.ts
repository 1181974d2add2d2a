import type { AdminCache, AdminHealth } from '@roofline/schema/admin-health/admin-health';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../platform/database';
import { buildCast, type Cast, type Identity } from '../property/fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const ask = async (who: Identity, method: 'GET' | 'DELETE', url: string) => {
  const answer = await cast.app.inject({ method, url, headers: cast.as[who] });
  return { status: answer.statusCode, data: answer.json().data };
};
const caches = async (): Promise<Record<string, AdminCache>> => {
  const list: AdminCache[] = (await ask('staff', 'GET', '/api/admin/cache')).data;
  return Object.fromEntries(list.map((cache) => [cache.key, cache]));
};

test('reports the state of the installation without any internal address', async () => {
  const { status, data } = await ask('staff', 'GET', '/api/admin/health');
  const health: AdminHealth = data;
  expect(status).toBe(200);
  expect(health.version).toMatch(/^[0-9]+[.][0-9]+[.][0-9]+/);
  expect(health.nodeVersion).toBe(process.versions.node);
  expect(health.database.kind).toBe(cast.database.kind);
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.disk.totalBytes).toBeGreaterThan(health.disk.freeBytes);
  expect(JSON.stringify(health)).not.toContain(cast.config.DATA_DIR);
  expect(JSON.stringify(health)).not.toMatch(/:[/][/]/);
});

test.each(['admin', 'portfolioAdmin', 'vendor'] as const)('refuses the role %s', async (who) => {
  expect((await ask(who, 'GET', '/api/admin/health')).status).toBe(403);
  expect((await ask(who, 'GET', '/api/admin/cache')).status).toBe(403);
  expect((await ask(who, 'DELETE', '/api/admin/cache')).status).toBe(403);
});

test('computes a cleared entry again when it is next read, with the same figures', async () => {
  const health = `/api/reports/financialhealth/${cast.home}/2026`;
  const before = (await ask('manager', 'GET', health)).data;
  const stored = (await caches()).fundingOutlooks!;
  expect([stored.entries > 0, stored.stale, stored.oldestAt === null]).toEqual([true, 0, false]);
  await ask('staff', 'DELETE', '/api/admin/cache?key=fundingOutlooks');
  expect((await caches()).fundingOutlooks!.stale).toBe(stored.entries);
  expect((await ask('manager', 'GET', health)).data).toEqual(before);
  expect((await ask('staff', 'DELETE', '/api/admin/cache?key=nothing')).status).toBe(422);
});

test('clears every cache when no key is given', async () => {
  const analytics = `/api/portfolioanalytics/properties?workspaceId=${cast.workspaceId}`;
  expect((await ask('admin', 'GET', analytics)).status).toBe(200);
  const old = () =>
    cast.database.system(async (tx) => {
      await tx.execute(sql`select set_config('role', 'none', true)`);
      return rowsOf(tx, sql`select 1 from association_state where computed_changes = changes`);
    });
  expect((await old()).length).toBeGreaterThan(0);
  expect((await ask('staff', 'DELETE', '/api/admin/cache')).status).toBe(200);
  expect(await old()).toEqual([]);
  const { fundingOutlooks, associationFigures } = await caches();
  expect(fundingOutlooks!.stale).toBe(fundingOutlooks!.entries);
  expect(associationFigures!.stale).toBe(associationFigures!.entries);
});
