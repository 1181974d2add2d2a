import { copyProperty, type AskedCopy } from '@roofline/api/admin-property/duplicate/copy';
import { COPIED } from '@roofline/api/admin-property/duplicate/tables-of-copy';
import { workActor, type Actor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { newId } from '@roofline/api/platform/ids';
import { tableColumns } from '@roofline/api/platform/repository/catalogue';
import type { TestApp } from '@roofline/api/platform/testing';
import { failAtEach } from '@roofline/api/property/fixtures/failing';
import { LEDGER_FILES, OPEN_LEDGER } from '@roofline/schema/integration/integrations';
import { sql } from 'drizzle-orm';
import { copiedId, idsOf, UUID } from './copied-ids';
import { buildScene, type Scene } from './routes/route-scene';

// Staff duplicates a property with an object of every room.

/** Tables and how many of their rows name one of these ids, of rows that are the property's. */
async function rowsNaming(app: TestApp, workspaceId: string, propertyId: string, ids: ReadonlySet<string>) {
  const found: string[] = [];
  await app.database.tenant(workActor([workspaceId]), async (tx) => {
    const columns = await tableColumns(tx);
    for (const { table } of columns.filter(({ name }) => name === 'property_id')) {
      if (table === 'job') continue;
      const rows = await rowsOf<{ text: string }>(
        tx,
        // Files of the scene have names that are ids.
        sql.raw(
          `select (to_jsonb(t) - 'file_name' - 'name_key')::text as text from ${table} t where property_id = '${propertyId}'`,
        ),
      );
      if (rows.some(({ text }) => text.match(UUID)?.some((id) => ids.has(id)))) found.push(table);
    }
  });
  return found;
}

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
  await scene.cast.runJobs();
  // A copy waits for the long change of the ledger that the scene shows.
  await scene.cast.database.tenant(workActor([scene.cast.workspaceId]), (tx) =>
    tx.execute(sql`delete from ledger_work`),
  );
});
afterAll(() => scene.cast.close());

const asked = (change: Partial<AskedCopy> = {}): AskedCopy => ({
  propertyId: scene.cast.home,
  copyId: newId(),
  name: 'Second Court',
  includePhotos: true,
  includeFiles: true,
  includeHistory: true,
  ...change,
});
const staff = async (): Promise<Actor> => ({
  ...workActor([scene.cast.workspaceId]),
  fullName: 'Sam Staff',
});
const copy = async (of: AskedCopy) => {
  const actor = await staff();
  await scene.cast.database.tenant(actor, (tx) => copyProperty(tx, scene.cast, actor, of));
};
const countOf = async (table: string, propertyId: string) =>
  scene.cast.database.tenant(workActor([scene.cast.workspaceId]), async (tx) => {
    const [row] = await rowsOf<{ n: number }>(
      tx,
      sql.raw(`select count(*)::int as n from ${table} where property_id = '${propertyId}'`),
    );
    return row!.n;
  });

test('a failure at any statement leaves everything as it was (RL-11)', async () => {
  const of = asked();
  const actor = await staff();
  const { cast } = scene;
  const statements = await failAtEach(
    (failing) => cast.database.tenant(actor, (tx) => copyProperty(failing(tx), cast, actor, of)),
    () => cast.digest(),
  );
  expect(statements).toBeGreaterThan(Object.keys(COPIED).length);
});

test.each([
  [{}, ['photo', 'property_file', 'activity_item']],
  [{ includePhotos: false }, ['property_file', 'activity_item']],
  [{ includeFiles: false }, ['photo', 'activity_item']],
  [{ includeHistory: false }, ['photo', 'property_file']],
  [{ includePhotos: false, includeFiles: false, includeHistory: false }, []],
])('%j: nothing of the copy leads back, and it has what was asked for', async (change, there) => {
  const of = asked(change);
  const { cast } = scene;
  const before = await idsOf(cast, cast.workspaceId, cast.home);
  expect(before.size).toBeGreaterThan(30);
  await copy(of);
  expect(await rowsNaming(cast, cast.workspaceId, of.copyId, before)).toEqual([]);
  for (const table of ['photo', 'property_file', 'activity_item'])
    expect([table, (await countOf(table, of.copyId)) > 1]).toEqual([
      table,
      new Set<string>(there).has(table),
    ]);
  for (const table of ['component', 'plan', 'ledger_line', 'project', 'placement'])
    expect([table, await countOf(table, of.copyId)]).not.toEqual([table, 0]);
  for (const table of ['calendar_feed', 'sent_disclosure', 'user_notification', 'integration_sync'])
    expect([table, await countOf(table, of.copyId)]).toEqual([table, 0]);
});

test('where files and completed projects are left out, nothing refers to them', async () => {
  const { cast } = scene;
  const run = (...statements: string[]) =>
    cast.database.tenant(workActor([cast.workspaceId]), async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
  const at = `property_id = '${cast.home}'`;
  const file = `(select property_file_id from property_file where ${at} limit 1)`;
  const project = `(select project_id from project where ${at} limit 1)`;
  await run(
    ...['project_bid', 'project_change_order', 'reserve_study'].map(
      (table) => `update ${table} set property_file_id = ${file} where ${at}`,
    ),
    ...['ledger_line', 'ledger_rule'].map(
      (table) => `update ${table} set project_id = ${project} where ${at}`,
    ),
    `update plan set carried_from_plan_id = '${newId()}' where ${at}`,
  );
  const leads = [
    ['property_file_id', 'property_file', 'property_file_id'],
    ['project_id', 'project', 'project_id'],
    ['carried_from_plan_id', 'plan', 'plan_id'],
  ] as const;
  const loose = (copyId: string) =>
    cast.database.tenant(workActor([cast.workspaceId]), async (tx) => {
      const columns = (await tableColumns(tx)).filter(({ table }) => Object.hasOwn(COPIED, table));
      const found: string[] = [];
      for (const [column, to, key] of leads)
        for (const { table } of columns.filter(({ name }) => name === column)) {
          if (!columns.some((each) => each.table === table && each.name === 'property_id')) continue;
          const rows = await rowsOf(
            tx,
            sql.raw(`select 1 from ${table} t where property_id = '${copyId}' and ${column} is not null
              and not exists (select 1 from ${to} o where o.${key} = t.${column} and o.property_id = '${copyId}')`),
          );
          if (rows.length > 0) found.push(`${table}.${column}`);
        }
      return found;
    });
  const open = asked({ includeFiles: false, includeHistory: false });
  await copy(open);
  expect(await loose(open.copyId)).toEqual([]);
  expect(await countOf('project_bid', open.copyId)).toBeGreaterThan(0);
  await run(`update project set is_completed = true where ${at}`);
  const done = asked({ includeHistory: false });
  await copy(done);
  expect(await loose(done.copyId)).toEqual([]);
  expect(await countOf('project', done.copyId)).toBe(0);
  const whole = asked();
  await copy(whole);
  expect(await loose(whole.copyId)).toEqual([]);
  expect(await countOf('project', whole.copyId)).toBeGreaterThan(0);
  await run(`update project set is_completed = false, deleted_at = now() where ${at}`);
  const trashed = asked();
  await copy(trashed);
  expect(await loose(trashed.copyId)).toEqual([]);
  expect(await countOf('project', trashed.copyId)).toBe(0);
  await run(`update project set deleted_at = null where ${at}`);
});

test('the copy has no connected app, and the bytes stay while one of both refers to them', async () => {
  const of = asked({ name: 'Byte Court' });
  const { cast } = scene;
  const { workspaceId } = cast;
  const connected = OPEN_LEDGER;
  const credentialId = newId();
  await cast.database.tenant(workActor([workspaceId]), async (tx) => {
    await tx.execute(sql`insert into integration_credential
        (workspace_id, integration_credential_id, integration_id, name, key_id, sealed, secret_version, created_at)
      values (${workspaceId}::uuid, ${credentialId}::uuid, ${connected}::int, 'Main', 'k', 'sealed', 1, now())`);
    await tx.execute(sql`update integration_property
      set integration_id = ${connected}::int, integration_credential_id = ${credentialId}::uuid, cursor = 'day 9', next_sync_at = now()
      where property_id = ${cast.home}::uuid`);
  });
  await copy(of);
  const app = async (propertyId: string) => {
    const [row] = await cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
      rowsOf<{ id: number; credential: string | null; cursor: string | null }>(
        tx,
        sql`select integration_id as id, integration_credential_id as credential, cursor
          from integration_property where property_id = ${propertyId}::uuid`,
      ),
    );
    return row;
  };
  expect(await app(cast.home)).toMatchObject({ id: connected, credential: credentialId });
  expect(await app(of.copyId)).toEqual({ id: LEDGER_FILES, credential: null, cursor: null });
  const photo = `/api/photo/download/${copiedId(scene.home.propertyPhotoId!, of.copyId)}`;
  const erase = (table: string) =>
    cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
      tx.execute(sql.raw(`delete from ${table} where property_id = '${cast.home}'`)),
    );
  await erase('photo');
  await cast.sweepFiles();
  expect((await cast.app.inject({ url: photo, headers: cast.as.admin })).statusCode).toBe(200);
  const stranger = await cast.app.inject({ url: photo, headers: cast.as.stranger });
  expect(stranger.statusCode).toBe(404);
});
