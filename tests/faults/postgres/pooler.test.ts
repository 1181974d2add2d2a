import { join } from 'node:path';
import type { Job } from '@roofline/schema/job/job';
import { sql } from 'drizzle-orm';
import { rowsOf } from '@roofline/api/platform/database';
import { freshPostgresUrl } from '@roofline/api/platform/testing';
import { openPostgres } from '@roofline/api/platform/store/postgres';
import { GraphClient } from '../../stack/graph-client';
import { until } from '../../stack/until';
import { halfEntities } from '../half-entities';
import { seedAdmin, type Admin } from '../../stack/people';
import { askServer } from '../../stack/postgres/cluster';
import { startPooler, type Pooler } from '../../stack/postgres/pooler';
import { mustBeThere, pgbouncerProgram } from '../../stack/postgres/programs';
import {
  endProcesses,
  runCommand,
  startApiProcess,
  startBffProcess,
  type ServerProcess,
} from '../../stack/processes';
import { RestClient } from '../../stack/rest-client';
import { temporaryFolder } from '../../stack/service-data';
import { Writers } from './writers';

const server = process.env.PG_URL;
const missing = server
  ? pgbouncerProgram === null && 'the package pgbouncer is not installed'
  : 'PG_URL is not set';
const isLeftOut = missing !== false && !mustBeThere;
if (missing !== false) process.stdout.write(`PgBouncer is left out: ${missing}.\n`);

(isLeftOut ? describe.skip : describe)('through PgBouncer in transaction mode', () => {
  let direct: Awaited<ReturnType<typeof freshPostgresUrl>>;
  let pooler: Pooler;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let apis: ServerProcess[];
  let one: Admin;
  let other: Admin;

  beforeAll(async () => {
    direct = await freshPostgresUrl(server!);
    folder = await temporaryFolder();
    pooler = await startPooler(direct.url);
    // Both find an empty database, and migrate it through the pooler.
    const start = () => startApiProcess({ DATA_DIR: folder.path, DATABASE_URL: pooler.url });
    apis = await Promise.all([start(), start()]);
    const database = await openPostgres(direct.url);
    one = await seedAdmin(database, 'one');
    other = await seedAdmin(database, 'other');
    await database.close();
  });
  afterAll(async () => {
    await endProcesses();
    await pooler?.close();
    await direct?.drop();
    await folder?.remove();
  });

  const names = async (client: RestClient) =>
    (await client.ask<{ propertyName: string }[]>('GET', '/api/property/all')).map((row) => row.propertyName);

  test('two services write for two workspaces at once: each keeps its own, whole', async () => {
    const clients = [one, other].map((who, n) => new RestClient(apis[n]!.url, who.headers));
    const writers = clients.map((client, n) => new Writers(client, `Pooled ${n}`));
    await Promise.all(writers.map((each) => each.more(60)));
    await Promise.all(writers.map((each) => each.stop()));
    for (const [n, each] of writers.entries()) {
      expect([each.dishonest, each.refusals]).toEqual([[], 0]);
      expect(await each.compare()).toEqual({ lost: [], twice: [], unknown: [] });
      // Nothing of the other one: a connection carries no workspace from one transaction to the next.
      expect((await names(clients[n]!)).every((name) => name.startsWith(`Pooled ${n} `))).toBe(true);
    }
    expect(await halfEntities({ url: direct.url })).toEqual([]);
  });

  test('people sign in and read, and a job is done', async () => {
    const bff = await startBffProcess(apis[0]!.url);
    const person = await new GraphClient(bff.url).signInAs(one.email);
    const { properties } = await person.ask<{ properties: { totalCount: number } }>(
      '{ properties { totalCount } }',
    );
    const client = new RestClient(apis[1]!.url, one.headers);
    const all = await client.ask<{ propertyId: string }[]>('GET', '/api/property/all');
    expect(properties.totalCount).toBe(all.length);
    let job = await client.ask<Job>('POST', `/api/property/${all[0]!.propertyId}/full-archive`);
    await until(async () => {
      job = await client.ask<Job>('GET', `/api/job/${job.jobId}`);
      return !['queued', 'running'].includes(job.status);
    });
    expect(job.status).toBe('succeeded');
  });

  test('the tables were made once, and a transaction has the limits of time that the service sets', async () => {
    const database = await openPostgres(pooler.url, { isMigrated: true });
    const [found] = await database.system((tx) =>
      rowsOf(
        tx,
        sql`select current_setting('statement_timeout') as statement, current_setting('role') as role`,
      ),
    );
    await database.close();
    expect(found).toEqual({ statement: '10s', role: 'roofline_system' });
    const rows = 'select count(*)::int as migrations, count(distinct hash)::int as different';
    const [made] = await askServer(direct.url, `${rows} from drizzle.__drizzle_migrations`);
    expect(made!.migrations).toBe(made!.different);
  });

  test('a backup is made and restored through it', async () => {
    const file = join(folder.path, 'pooled.zip');
    const made = await runCommand('backup', [file], { DATA_DIR: folder.path, DATABASE_URL: pooler.url });
    expect(made).toMatchObject({ code: 0 });
    const empty = await freshPostgresUrl(server!);
    const url = new URL(pooler.url);
    url.pathname = new URL(empty.url).pathname;
    const there = await temporaryFolder();
    const restored = await runCommand('restore', [file], { DATA_DIR: there.path, DATABASE_URL: url.href });
    expect(restored).toMatchObject({ code: 0 });
    const count = 'select count(*)::int as properties from property';
    expect(await askServer(empty.url, count)).toEqual(await askServer(direct.url, count));
    await empty.drop();
    await there.remove();
  });
});
