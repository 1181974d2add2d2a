import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { pngOf } from '../../images/fixtures/png';
import { newId } from '../../ids';
import { folderStorage, type Storage } from '../../files/storage';
import { inThisThread } from '../../store/embedded/client';
import { embeddedDatabase } from '../../store/embedded/embedded';
import { migrationsFolder } from '../../store/migrations';
import { ensureRoles } from '../../store/roles';
import { workActor } from '../../actor';
import { buildTestApp, seedWorkspace, signedIn, type TestApp } from '../../testing';

/** The last migration before the blob table. */
const BEFORE = 20;

let folder: string;
let files: Storage;
let t: TestApp;
let admin: Record<string, string>;
const image = pngOf(24, 24);
const minutes = Buffer.from('%PDF-1.7 the minutes');
const [workspaceId, userId, propertyId, planId, adoptionId, fileId, jobId, mailId] = Array.from(
  { length: 8 },
  () => newId(),
) as [string, string, string, string, string, string, string, string];

/** Copies the migrations up to a number into a separate folder. */
function migrationsUntil(last: number): string {
  const copy = join(folder, 'migrations');
  cpSync(migrationsFolder(), copy, { recursive: true });
  const path = join(copy, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number }[] };
  journal.entries = journal.entries.filter(({ idx }) => idx <= last);
  writeFileSync(path, JSON.stringify(journal));
  return copy;
}

const sealedMail = `insert into mail_outbox (mail_id, kind, recipient, subject, sealed, message_id, state, created_at, due_at, tries)
  values ('${mailId}', 'welcome', 'ann@example.test', 'Welcome', 'sealed', '<a@b>', 'waiting', now(), '2026-11-20T16:00:00Z', 3)`;

/** Returns inserts of rows as the service wrote them before that migration, with the keys of files that it stored. */
function rowsOfBefore(keys: Record<'image' | 'photo' | 'logo' | 'adoption' | 'job', string>): string[] {
  const now = `'2026-11-01T00:00:00Z'`;
  return [
    `insert into workspace (workspace_id, name, company_name, logo_key, created_at) values ('${workspaceId}', 'N', 'N Inc.', '${keys.logo}', ${now})`,
    `insert into app_user (user_id, email, email_key, password_hash, first_name, last_name, image_key, created_at)
      values ('${userId}', 'ann@example.test', 'ann@example.test', 'none', 'Ann', 'Ash', '${keys.photo}', ${now})`,
    `insert into membership (workspace_id, user_id, workspace_user_id, role_id, created_at) values ('${workspaceId}', '${userId}', '${newId()}', 1, ${now})`,
    `insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built, property_type_id,
      is_condo_converted, number_of_units, search_text, profile_image_key, created_at, updated_at)
      values ('${workspaceId}', '${propertyId}', 'Elm', '1 Elm', 'Mobile', 'AL', '36602', 1990, 1, false, 12, 'elm', '${keys.image}', ${now}, ${now})`,
    `insert into plan (workspace_id, plan_id, property_id, fiscal_year, name, settings, computed_at, created_at, is_adopted)
      values ('${workspaceId}', '${planId}', '${propertyId}', 2026, 'Steady', '{}', ${now}, ${now}, true)`,
    `insert into plan_adoption (workspace_id, plan_adoption_id, property_id, fiscal_year, plan_id, adopted_at, user_id, adopted_by, meeting_date, snapshot)
      values ('${workspaceId}', '${adoptionId}', '${propertyId}', 2026, '${planId}', ${now}, '${userId}', 'Ann', '2026-02-03', '{}')`,
    `insert into adoption_file (workspace_id, adoption_file_id, plan_adoption_id, file_name, content_type, file_size, storage_key, uploaded_at)
      values ('${workspaceId}', '${fileId}', '${adoptionId}', 'Minutes.pdf', 'application/pdf', ${minutes.length}, '${keys.adoption}', ${now})`,
    `insert into job (workspace_id, job_id, property_id, user_id, kind, input, status, result, storage_key, made_as, run_after, created_at, ended_at)
      values ('${workspaceId}', '${jobId}', '${propertyId}', '${userId}', 'document', '{}', 'succeeded',
        '{"file": {"fileName": "a.pdf", "contentType": "application/pdf", "size": ${minutes.length}}}', '${keys.job}', 'Admin', ${now}, ${now}, '2026-11-20T14:00:00Z')`,
    sealedMail,
  ];
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roofline-before-'));
  files = folderStorage(join(folder, 'files'));
  const client = await PGlite.create();
  await ensureRoles((statement) => client.query(statement));
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: migrationsUntil(BEFORE) });
  const keys = {
    image: await files.put('image-png', image),
    photo: await files.put('photo-png', image),
    logo: await files.put('logo-png', image),
    adoption: await files.put('adoption-file', minutes),
    job: await files.put('job-files', minutes),
  };
  // On a real server the owner of the tables is not a superuser, so row security binds it.
  for (const statement of rowsOfBefore(keys)) await client.query(statement);
  await client.exec(`create role owner_of_tables nologin;
    grant roofline_app, roofline_system to owner_of_tables;
    grant create on database postgres to owner_of_tables;
    grant all on schema public to owner_of_tables with grant option;
    grant all on all tables in schema public to owner_of_tables;
    do $$ declare r record; begin
      for r in select tablename from pg_tables where schemaname = 'public' loop
        execute format('alter table %I owner to owner_of_tables', r.tablename);
      end loop;
    end $$;
    grant usage, create on schema drizzle to owner_of_tables;
    grant all on all tables in schema drizzle to owner_of_tables;
    grant all on all sequences in schema drizzle to owner_of_tables;
    set role owner_of_tables;`);
  await migrate(db, { migrationsFolder: migrationsFolder() });
  await client.exec('reset role');
  t = await buildTestApp({ database: embeddedDatabase(inThisThread(client)), storage: files });
  admin = await signedIn(t.database, t.clock, userId);
}, 120_000);
afterAll(async () => {
  await t?.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytesAt = async (url: string) => {
  const answer = await t.app.inject({ url, headers: admin });
  return [answer.statusCode, answer.headers['content-type'], answer.rawPayload.toString('base64')];
};
const addresses = [
  [() => `/api/property/${propertyId}/profileimage`, 'image/png', image],
  [() => `/api/property/${propertyId}/profileimage?size=small`, 'image/png', image],
  [() => '/api/user/profile-photo', 'image/png', image],
  [() => `/api/workspace/${workspaceId}/logo`, 'image/png', image],
  [() => `/api/job/${jobId}/download`, 'application/pdf', minutes],
] as const;
const allThere = async () => {
  for (const [url, type, bytes] of addresses)
    expect([url(), ...(await bytesAt(url()))]).toEqual([url(), 200, type, bytes.toString('base64')]);
  const [status, , document] = await bytesAt(`/api/plan/adoption/file/${fileId}`);
  expect([status, document]).toEqual([200, minutes.toString('base64')]);
};

test('files stored before the migration are found after it, measured, and not swept', async () => {
  await allThere();
  expect(await t.sweepFiles()).toBe(0);
  await allThere();
  const sizes = await t.database.system((tx) =>
    tx.execute('select sum(byte_count)::int as sum, count(*)::int as count from blob'),
  );
  expect((sizes as unknown as { rows: unknown[] }).rows).toEqual([
    { sum: 3 * image.length + 2 * minutes.length, count: 5 },
  ]);
});

test('bytes that no row referred to before are swept, whatever their prefix', async () => {
  const left = [await files.put('photo-jpeg', randomBytes(9)), await files.put('adoption-file', minutes)];
  expect(await t.sweepFiles()).toBe(2);
  for (const key of left) expect(await files.size(key)).toBeNull();
  await allThere();
});

test('a waiting mail gets its job, with the same due time and number of attempts', async () => {
  const rows = await t.database.system((tx) =>
    tx.execute(
      "select kind, input, attempts, run_after = (select due_at from mail_outbox) as on_time, status from job where kind = 'mail'",
    ),
  );
  expect((rows as unknown as { rows: unknown[] }).rows).toEqual([
    { kind: 'mail', input: { mailId }, attempts: 3, on_time: true, status: 'queued' },
  ]);
});

test('a property moves its rows to another workspace, although row security binds the owner of the tables', async () => {
  const { workspaceId: other } = await seedWorkspace(t.database, { name: 'Other' });
  const both = workActor([workspaceId, other]);
  const count = (at: string) =>
    t.database.tenant(both, async (tx) => {
      const { rows } = (await tx.execute(
        sql.raw(`select (select count(*)::int from plan_adoption where workspace_id = '${at}') as adoptions,
          (select count(*)::int from adoption_file where workspace_id = '${at}') as files,
          (select count(*)::int from job where workspace_id = '${at}') as jobs`),
      )) as unknown as { rows: unknown[] };
      return rows[0];
    });
  const whole = await count(workspaceId);
  expect(whole).toMatchObject({ adoptions: 1, files: 1 });
  await t.database.tenant(both, async (tx) => {
    await tx.execute(sql`set constraints all deferred`);
    await tx.execute(
      sql`update property set workspace_id = ${other}::uuid where property_id = ${propertyId}::uuid`,
    );
    await tx.execute(sql`update blob set workspace_id = ${other}::uuid where workspace_id = ${workspaceId}::uuid
      and not exists (select 1 from workspace w where w.logo_id = blob.blob_id or w.logo_id = blob.parent_id)`);
  });
  expect(await count(other)).toMatchObject({ adoptions: 1, files: 1 });
  expect(await count(workspaceId)).toMatchObject({ adoptions: 0, files: 0 });
});
