import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreBackup } from '@roofline/api/backup/restore';
import { folderStorage } from '@roofline/api/platform/files/storage';
import { makeEmbedded, migrateEmbedded, openAsItIs } from '@roofline/api/platform/store/embedded/embedded';
import { migrationsUpTo } from '@roofline/api/platform/store/migrations';
import { inEmbedded } from '@roofline/api/platform/store/operator/whole';
import type { PlanList } from '@roofline/schema/plan/plan';
import { startApiProcess } from '../../stack/processes';
import { RestClient } from '../../stack/rest-client';
import { DEMO_PASSWORD } from '../../stack/stack';
import { leaveAll, newFolder, OLD } from './places';

afterAll(leaveAll);

const MADE = 'select count(*)::int as n from drizzle.__drizzle_migrations';

/**
 * A data folder as migration 0077 left it: its tables by the migrations up to then, its rows and files those that the
 * version of then wrote into a backup. Nothing is brought up to date.
 */
async function oldFolder(): Promise<string> {
  const folder = await newFolder();
  await mkdir(join(folder, 'files'));
  await restoreBackup(
    OLD,
    {
      database: {
        isEmpty: async () => true,
        fill: async (version, work) => {
          const made = await migrationsUpTo(version, async (migrations) => {
            await makeEmbedded(folder, async (client) => {
              await migrateEmbedded(client, undefined, migrations);
              await inEmbedded(client, '', work);
            });
            return true;
          });
          return made ?? false;
        },
      },
      storage: folderStorage(join(folder, 'files')),
      givenKeys: {},
      keepKey: (name, key) => writeFile(join(folder, name), key, { mode: 0o600 }),
    },
    () => undefined,
  );
  return folder;
}

/** How many migrations a folder has seen, and whether it has a table of a later one. */
async function seenIn(folder: string): Promise<[migrations: number, hasFeed: boolean]> {
  const { client, close } = await openAsItIs(folder);
  try {
    const { rows } = await client.query<{ n: number }>(MADE);
    const feed = await client.query<{ is: boolean }>(`select to_regclass('change_head') is not null as is`);
    return [rows[0]!.n, feed.rows[0]!.is];
  } finally {
    await close();
  }
}

test('a data folder of an older version is opened and brought up to date, with all that is in it', async () => {
  const folder = await oldFolder();
  const [before, hadFeed] = await seenIn(folder);
  expect(hadFeed).toBe(false);
  let api = await startApiProcess({ DATA_DIR: folder });
  const signedIn = await new RestClient(api.url, {}).send<{ sessionToken: string }>(
    'POST',
    '/api/account/signin',
    { body: { email: 'admin@demo.test', password: DEMO_PASSWORD } },
  );
  expect(signedIn.status).toBe(200);
  const headers = { authorization: `Bearer ${signedIn.data.sessionToken}` };
  let client = new RestClient(api.url, headers);
  const [found] = await client.ask<{ propertyId: string; propertyName: string }[]>(
    'GET',
    '/api/property/all',
  );
  expect(found?.propertyName).toBe('Old Court');
  const { propertyId } = found!;
  const { profileImage } = await client.ask<{ profileImage: string }>('GET', `/api/property/${propertyId}`);
  const photo = await fetch(api.url + profileImage, { headers });
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(0);
  const plans = () => client.ask<PlanList>('GET', `/api/plan/property/${propertyId}/2026`);
  const { items } = await plans();
  const [plan] = items;
  expect(plan?.name).toBe('Full funding');
  expect(plan?.fundingReport?.years).toHaveLength(30);
  const opened = await client.ask<{ rows: unknown[] }>('GET', `/api/plan/${plan!.planId}/working`);
  expect(opened.rows).toHaveLength(2);

  // What it wrote is there after a restart.
  await api.end('SIGTERM');
  const [after, hasFeed] = await seenIn(folder);
  expect([after > before, hasFeed]).toEqual([true, true]);
  api = await startApiProcess({ DATA_DIR: folder });
  client = new RestClient(api.url, headers);
  expect((await plans()).items.map(({ planId }) => planId)).toEqual(items.map(({ planId }) => planId));
});
