import { moveProperty, type MoveBy } from '@roofline/api/admin-property/reassign/move';
import type { Move } from '@roofline/api/admin-property/reassign/repository';
import { workActor, type Actor } from '@roofline/api/platform/actor';
import { BlobStore } from '@roofline/api/platform/blobs/store';
import { rowsOf } from '@roofline/api/platform/database';
import { failAtEach } from '@roofline/api/property/fixtures/failing';
import { sql } from 'drizzle-orm';
import { newKey } from '../stack/people';
import { buildScene, type Scene } from './routes/route-scene';

// A property with an object of every room moves to another portfolio.

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.cast.close());

const both = () => workActor([scene.cast.workspaceId, scene.cast.otherWorkspaceId]);

/** Every row of every table with a workspace in which the property's id, or that of something below it, occurs. */
async function tablesNaming(workspaceId: string, propertyId: string): Promise<string[]> {
  return scene.cast.database.tenant(both(), async (tx) => {
    const tables = await rowsOf<{ name: string }>(
      tx,
      sql`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'SELECT') order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await rowsOf<{ n: number }>(
        tx,
        sql.raw(`select count(*)::int as n from ${name} t
          where workspace_id = '${workspaceId}' and t::text like '%${propertyId}%'`),
      );
      if (row!.n > 0) found.push(name);
    }
    return found;
  });
}

const staffHeaders = () => ({ ...scene.cast.as.staff, 'idempotency-key': newKey() });
async function reassign(propertyId: string, destinationWorkspaceId: string, includeUsers = false) {
  const answer = await scene.cast.app.inject({
    method: 'POST',
    url: `/api/admin/property/${propertyId}/reassign`,
    headers: staffHeaders(),
    payload: { propertyId, destinationWorkspaceId, includeUsers },
  });
  expect(answer.statusCode).toBe(202);
  await scene.cast.runJobs();
  const { jobId } = answer.json().data as { jobId: string };
  const job = await scene.cast.app.inject({ url: `/api/job/${jobId}`, headers: scene.cast.as.staff });
  return job.json().data as { status: string; errors: unknown[] };
}

test('every table below a property follows it, also one that somebody adds tomorrow', async () => {
  const stay = await scene.cast.database.system((tx) =>
    rowsOf<{ name: string }>(
      tx,
      sql`with recursive own as (
          select 'property'::regclass::oid as id
          union select f.conrelid from pg_constraint f join own on own.id = f.confrelid where f.contype = 'f')
        select f.conname as name from pg_constraint f
        where f.contype = 'f' and array_length(f.conkey, 1) > 1 and (
          (f.confrelid in (select id from own) and (f.confupdtype <> 'c' or not f.condeferrable))
          or (f.confrelid = 'blob'::regclass and not f.condeferrable))`,
    ),
  );
  expect(stay).toEqual([]);
  const loose = await scene.cast.database.system((tx) =>
    rowsOf<{ name: string }>(
      tx,
      sql`with recursive own as (
          select 'property'::regclass::oid as id
          union select f.conrelid from pg_constraint f join own on own.id = f.confrelid where f.contype = 'f')
        select c.relname as name from pg_class c
        join pg_attribute p on p.attrelid = c.oid and p.attname = 'property_id'
        join pg_attribute w on w.attrelid = c.oid and w.attname = 'workspace_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.oid not in (select id from own)`,
    ),
  );
  // The feed of the old portfolio says that the property is gone, and its webhooks sent that on.
  expect(loose.map(({ name }) => name).toSorted()).toEqual(['change_entry', 'webhook_delivery']);
});

test('a failure at any statement leaves both portfolios as they were (RL-11)', async () => {
  const { cast } = scene;
  const copy = await cast.add('admin', { ...(await bodyOf()), name: 'Half Court' });
  const move: Move = { propertyId: copy.propertyId, from: cast.workspaceId, to: cast.otherWorkspaceId };
  const actor: Actor = { ...both(), fullName: 'Sam Staff' };
  const by: MoveBy = { actor, includeUsers: true, copies: new Map() };
  const deps = { clock: cast.clock, config: cast.config, blobs: new BlobStore(cast) };
  const statements = await failAtEach(
    (failing) => cast.database.tenant(actor, (tx) => moveProperty(failing(tx), deps, move, by)),
    () => cast.everything(),
  );
  expect(statements).toBeGreaterThan(14);
});

async function bodyOf() {
  const { newProperty } = await import('@roofline/api/property/fixtures/cast');
  return newProperty('Half Court');
}

test('everything of every room moves at once, and nobody of the old portfolio finds any of it (AZ-13)', async () => {
  const { cast, home } = scene;
  const propertyId = cast.home;
  const before = await tablesNaming(cast.workspaceId, propertyId);
  expect(before.length).toBeGreaterThan(30);
  const reads = [
    `/api/property/${propertyId}`,
    `/api/photo/property/${propertyId}`,
    `/api/photo/download/${home.propertyPhotoId}`,
    `/api/file/${propertyId}`,
    `/api/project/${home.projectId}`,
    `/api/job/${home.jobId}/download`,
  ];
  const statuses = async (headers: Record<string, string>) => {
    const answers = [];
    for (const url of reads) answers.push((await cast.app.inject({ url, headers })).statusCode);
    return answers;
  };
  const open = await statuses(cast.as.admin);
  // Away Court has the same pictures: the portfolio has their bytes once.
  const twin = `/api/photo/download/${scene.away.propertyPhotoId}`;
  const note = {
    method: 'POST',
    url: `/api/project/property/${propertyId}`,
    headers: { ...cast.as.admin, 'idempotency-key': newKey() },
    payload: { name: 'Asked before' },
  } as const;
  expect((await cast.app.inject(note)).statusCode).toBe(201);
  expect(open.filter((status) => status === 200).length).toBeGreaterThan(3);

  expect(await reassign(propertyId, cast.otherWorkspaceId)).toMatchObject({
    status: 'succeeded',
    errors: [],
  });

  // Only its feed names it, as gone.
  expect(await tablesNaming(cast.workspaceId, propertyId)).toEqual(['change_entry']);
  for (const who of ['admin', 'manager', 'member', 'vendor'] as const)
    expect([who, ...(await statuses(cast.as[who]))]).toEqual([who, ...reads.map(() => 404)]);
  expect((await cast.app.inject(note)).statusCode).toBe(404);
  await cast.sweepFiles();
  const there = await statuses(cast.as.stranger);
  expect(there.slice(0, 5)).toEqual(open.slice(0, 5));
  expect((await cast.app.inject({ url: twin, headers: cast.as.admin })).statusCode).toBe(200);
});
