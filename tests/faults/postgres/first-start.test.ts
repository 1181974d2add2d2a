import { once } from 'node:events';
import { freshPostgresUrl, preparedPostgres } from '@roofline/api/platform/fixtures/databases';
import { openPostgres } from '@roofline/api/platform/store/postgres';
import { oneAtATime } from '@roofline/api/platform/store/start/one-at-a-time';
import { GraphClient } from '../../stack/graph-client';
import { newProperty, seedAdmin } from '../../stack/people';
import { askServer } from '../../stack/postgres/cluster';
import { endProcesses, spawnServer, startApiProcess, startBffProcess } from '../../stack/processes';
import { RestClient } from '../../stack/rest-client';
import { temporaryFolder } from '../../stack/service-data';
import { until } from '../../stack/until';

const server = process.env.PG_URL;
if (!server) process.stdout.write('First starts on PostgreSQL are left out: PG_URL is not set.\n');

/** What no log may have: hashes of passwords, addresses of people, values of a statement. */
const PRIVATE = /\$argon2|@demo\.test|params:/;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let fresh: Awaited<ReturnType<typeof freshPostgresUrl>> | undefined;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await endProcesses();
  await fresh?.drop();
  await folder.remove();
});

const countOf = async (table: string) =>
  (await askServer(fresh!.url, `select count(*)::int as count from ${table}`))[0]!.count;

(server ? describe : describe.skip)('a first start on PostgreSQL', () => {
  test('of two services and two BFFs at once: tables and demo data are made once, and all of them answer', async () => {
    fresh = await freshPostgresUrl(server!);
    const settings = { DATA_DIR: folder.path, DATABASE_URL: fresh.url, DEMO: 'on' };
    const apis = await Promise.all([startApiProcess(settings), startApiProcess(settings)]);
    const bffs = await Promise.all(apis.map(({ url }) => startBffProcess(url)));
    const asked = bffs.map(async ({ url }) => {
      const person = await new GraphClient(url).signIn('admin');
      return person.ask('{ me { email } properties { totalCount } }');
    });
    const answer = { me: { email: 'admin@demo.test' }, properties: { totalCount: 23 } };
    expect(await Promise.all(asked)).toEqual([answer, answer]);
    expect(await countOf('app_user')).toBe(6);
    expect(await countOf('workspace')).toBe(2);
    const made = await countOf('drizzle.__drizzle_migrations');
    expect(made).toBe(await countOf('(select distinct hash from drizzle.__drizzle_migrations) as different'));
    for (const each of [...apis, ...bffs]) expect(each.output()).not.toMatch(PRIVATE);
  });

  test('waits while another service loads the demo data', async () => {
    fresh = await freshPostgresUrl(server!, await preparedPostgres(server!));
    const settings = { DATA_DIR: folder.path, DATABASE_URL: fresh.url, DEMO: 'on', API_PORT: '0' };
    const { child, output } = await oneAtATime(fresh.url, 'demo', async () => {
      const started = await spawnServer('api', settings);
      const isWaiting = async () =>
        (await countOf(`pg_locks where locktype = 'advisory' and not granted`)) === 1;
      await until(async () => (await isWaiting()) || (await countOf('app_user')) !== 0);
      expect(await countOf('app_user')).toBe(0);
      return started;
    });
    await until(() => output().includes('Server listening'));
    expect(await countOf('app_user')).toBe(6);
    expect(child.exitCode).toBeNull();
  });

  test.each([
    ['with demo data', 'app_user', 'on'],
    ['without a user', 'first_setup', 'off'],
  ])(
    '%s that fails says why, without the statement and its values, and never listens',
    async (_, table, DEMO) => {
      fresh = await freshPostgresUrl(server!, await preparedPostgres(server!));
      await refuse(table, 'nothing new today');
      const settings = { DATA_DIR: folder.path, DATABASE_URL: fresh.url, DEMO, API_PORT: '0' };
      const { child, output } = await spawnServer('api', settings);
      expect((await once(child, 'close'))[0]).toBe(1);
      expect(output()).toBe('The service could not start: nothing new today\n');
    },
  );

  test('leads to a service whose log names the cause of a failed statement, and no value of it', async () => {
    fresh = await freshPostgresUrl(server!, await preparedPostgres(server!));
    const database = await openPostgres(fresh.url, { isMigrated: true });
    const admin = await seedAdmin(database);
    await database.close();
    await refuse('property', 'no properties today');
    const api = await startApiProcess({
      DATA_DIR: folder.path,
      DATABASE_URL: fresh.url,
      LOG_LEVEL: 'trace',
    });
    const client = new RestClient(api.url, admin.headers);
    const answer = await client.send('POST', '/api/property', { body: newProperty('Secret Court') });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.errors)).not.toContain('today');
    // The log comes through a pipe, the answer by another way.
    await until(() => api.output().includes('no properties today'));
    expect(api.output()).not.toMatch(PRIVATE);
    expect(api.output()).not.toContain('Secret Court');
  });
});

/** From here on the database refuses new rows of a table, with this sentence. */
async function refuse(table: string, sentence: string): Promise<void> {
  const refusal = `create function refuse() returns trigger language plpgsql as $$ begin raise exception '${sentence}'; end $$`;
  await askServer(fresh!.url, refusal);
  await askServer(fresh!.url, `create trigger refuse before insert on ${table} execute function refuse()`);
}
