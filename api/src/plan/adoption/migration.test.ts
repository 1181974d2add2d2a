import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileListing } from '@roofline/schema/file/file';
import type { AdoptionFile } from '@roofline/schema/plan/plan';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { migrationsFolder } from '../../platform/store/migrations';
import { multipartBody } from '../../platform/upload/fixtures/multipart';
import { planServer } from '../fixtures/plan-server';

const statements = readFileSync(join(migrationsFolder(), '0041_documents-of-before.sql'), 'utf8').split(
  '--> statement-breakpoint',
);
const TABLES = ['adoption_file', 'plan_adoption', 'folder', 'property_file', 'file_version', 'job'];
const textOf = (fileName: string) => `%PDF-1.7 ${fileName}`;

let on: Awaited<ReturnType<typeof planServer>>;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());

async function adoptedWith(fileNames: readonly string[]) {
  const propertyId = await on.seed();
  const made = await on.create(propertyId, 'Steady');
  await on.adopt(made);
  const ids: string[] = [];
  for (const fileName of fileNames) {
    const bytes = Buffer.from(textOf(fileName));
    const { payload, contentType } = multipartBody([{ field: 'file', fileName: `${ids.length}.pdf`, bytes }]);
    const url = `/api/plan/${made.planId}/adoption/file`;
    const { data } = await on.call<AdoptionFile>('POST', url, {
      body: payload,
      headers: { 'content-type': contentType },
    });
    ids.push(data.adoptionFileId);
  }
  return { propertyId, names: new Map(ids.map((id, n) => [id, fileNames[n]!])) };
}

/** Restores the tables and the rows to their form before documents were files of the property. */
async function asBefore(tx: Tx, names: ReadonlyMap<string, string>): Promise<void> {
  await tx.execute(sql`alter table adoption_file alter column property_file_id drop not null,
    alter column version_number drop not null, add column file_name text, add column content_type text,
    add column file_size integer, add column blob_id uuid,
    add constraint adoption_file_bytes foreign key (workspace_id, blob_id) references blob (workspace_id, blob_id)`);
  await tx.execute(sql`create index adoption_file_blob on adoption_file (workspace_id, blob_id)`);
  await tx.execute(sql`update adoption_file a set content_type = v.content_type, file_size = v.file_size, blob_id = v.blob_id
    from file_version v where v.property_file_id = a.property_file_id`);
  for (const [id, name] of names)
    await tx.execute(sql`update adoption_file set file_name = ${name} where adoption_file_id = ${id}::uuid`);
  await tx.execute(sql`update adoption_file set property_file_id = null, version_number = null`);
  await tx.execute(sql`delete from property_file`);
}

/** Runs the migration as an owner of the tables who is no superuser, so that row security applies. */
async function migrated(tx: Tx): Promise<void> {
  await tx.execute(sql`grant create on schema public to roofline_system`);
  for (const table of TABLES) await tx.execute(sql.raw(`alter table ${table} owner to roofline_system`));
  await tx.execute(sql`set local role roofline_system`);
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(sql`reset role`);
}

const look = async (propertyId: string, query = '') =>
  (await on.get<FileListing>(`/api/file/${propertyId}${query}`)).data;

it('moves earlier documents into the folder Minutes of their properties, with their bytes and names', async () => {
  const long = `${'ü'.repeat(190)}.pdf`;
  const one = await adoptedWith(['Minutes.pdf', 'MINUTES.pdf', long, 'no ending']);
  const two = await adoptedWith(['Minutes.pdf']);
  const names = new Map([...one.names, ...two.names]);
  // One property has the folder already; the other one does not.
  const [kept] = (await look(one.propertyId)).folders;
  const forced = await on.database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    await asBefore(tx, names);
    await tx.execute(sql`delete from folder where property_id = ${two.propertyId}::uuid`);
    await tx.execute(sql`delete from job where kind = 'fileText'`);
    await migrated(tx);
    return rowsOf<{ n: number; jobs: number }>(
      tx,
      sql`select count(*)::int as n, (select count(*)::int from job where kind = 'fileText') as jobs from pg_class
        where relname = any(${`{${TABLES.join(',')}}`}::text[]) and relrowsecurity and relforcerowsecurity`,
    );
  });
  expect(forced).toEqual([{ n: TABLES.length, jobs: 5 }]);

  const { folders } = await look(one.propertyId);
  expect(folders.map(({ folderId, folderName }) => [folderId, folderName])).toEqual([
    [kept!.folderId, 'Minutes'],
  ]);
  const { files } = await look(one.propertyId, `?folderId=${kept!.folderId}`);
  expect(files.map(({ fileName }) => fileName).sort()).toEqual(
    ['MINUTES (2).pdf', 'Minutes.pdf', 'no ending', `${'ü'.repeat(50)}.pdf`].sort(),
  );
  expect(files.every(({ documentKind }) => documentKind === 'minutes')).toBe(true);
  const [folder] = (await look(two.propertyId)).folders;
  expect((await look(two.propertyId, `?folderId=${folder!.folderId}`)).files).toHaveLength(1);

  const headers = await on.signIn('Admin');
  for (const [id, name] of names) {
    const answer = await on.app.inject({ url: `/api/plan/adoption/file/${id}`, headers });
    expect([answer.statusCode, answer.body]).toEqual([200, textOf(name)]);
  }
  expect(await on.sweepFiles()).toBe(0);
});
