import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { readZip } from '@roofline/api/platform/zip/fixtures/read-zip';
import { newKey, newProperty } from '../../stack/people';
import { runCommand, startApiProcess } from '../../stack/processes';
import { RestClient } from '../../stack/rest-client';
import { DEMO_PASSWORD } from '../../stack/stack';
import { until } from '../../stack/until';
import { emptyServer, leaveAll, newFolder, OLD, start, type Running } from './places';

afterAll(leaveAll);

const addProperty = ({ client }: Pick<Running, 'client'>, name: string) =>
  client.ask<{ propertyId: string; profileImage: string | null }>('POST', '/api/property', {
    body: newProperty(name),
    key: newKey(),
  });

async function addPicture({ api, admin }: Running, propertyId: string): Promise<void> {
  const part = { field: 'file', bytes: pngOf(24, 18), fileName: 'a.png', type: 'image/png' };
  const { payload, contentType } = multipartBody([part]);
  const answer = await fetch(`${api.url}/api/property/${propertyId}/profileimage`, {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': contentType },
    body: new Uint8Array(payload),
  });
  expect(answer.status).toBe(200);
}

/** Adds properties one after the other until `stop` is called. Answers how many were acknowledged so far, and how to stop. */
function keepAdding(running: Running) {
  const state = { acknowledged: 0, isOver: false };
  const work = (async () => {
    while (!state.isOver) {
      await addProperty(running, `Court ${String(state.acknowledged + 1).padStart(4, '0')}`);
      state.acknowledged += 1;
    }
  })();
  const stop = async () => {
    state.isOver = true;
    await work;
  };
  return { state, stop };
}

/** Rows of each table, as a backup has them. The keys of bytes in the store differ, since they are stored again. */
async function rowsOf(file: string): Promise<Map<string, string>> {
  const parts = await readZip(await readFile(file));
  const tables = [...parts].filter(([path]) => path.startsWith('data/') || path.startsWith('keys/'));
  return new Map(
    tables.map(([path, of]) => [path, of.toString('utf8').replace(/"storage_key":"[^"]+"/g, '')]),
  );
}

async function namesIn(client: RestClient): Promise<string[]> {
  const found = await client.ask<{ propertyName: string }[]>('GET', '/api/property/all');
  return found.map(({ propertyName }) => propertyName).sort();
}

const ways = process.env.PG_URL
  ? [
      ['embedded', 'PostgreSQL'],
      ['PostgreSQL', 'the embedded database'],
    ]
  : [['embedded', 'the embedded database']];

test.each(ways)('RL-21: a backup of the %s database under load comes back whole on %s', async (from, to) => {
  const running = await start(from === 'embedded');
  const { propertyId } = await addProperty(running, 'Pictured Court');
  await addPicture(running, propertyId);
  const { state, stop } = keepAdding(running);
  await until(() => state.acknowledged > 2);
  const before = state.acknowledged;
  const file = join(await newFolder(), 'noon.zip');
  const made = await runCommand('backup', [file], running.data.settings);
  expect([made.code, made.output]).toEqual([0, expect.stringContaining(`Wrote ${file}`)]);
  await stop();
  expect(state.acknowledged).toBeGreaterThan(before);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  // The service goes on as before, and nothing of the copy is left.
  expect(await namesIn(running.client)).toHaveLength(state.acknowledged + 1);
  expect((await readdir(running.data.folder)).filter((name) => name.startsWith('backup-'))).toEqual([]);
  await running.api.end('SIGKILL');

  const folder = await newFolder();
  const settings = {
    DATA_DIR: folder,
    ...(to === 'PostgreSQL' ? { DATABASE_URL: await emptyServer() } : {}),
  };
  const restored = await runCommand('restore', [file], settings);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Start Roofline now')]);
  const again = join(await newFolder(), 'again.zip');
  expect((await runCommand('backup', [again], settings)).code).toBe(0);
  expect(await rowsOf(again)).toEqual(await rowsOf(file));

  // The same session goes on, everything acknowledged before the backup is there, and no later write without the earlier ones.
  const api = await startApiProcess(settings);
  const client = running.client.at(api.url);
  const names = await namesIn(client);
  expect(names.length).toBeGreaterThan(before);
  expect(names).toEqual([
    ...Array.from({ length: names.length - 1 }, (_, at) => `Court ${String(at + 1).padStart(4, '0')}`),
    'Pictured Court',
  ]);
  const { profileImage } = await client.ask<{ profileImage: string }>('GET', `/api/property/${propertyId}`);
  const picture = await fetch(api.url + profileImage, { headers: running.admin.headers });
  expect([picture.status, (await picture.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  await addProperty({ client }, 'After the loss');
});

test('a backup of the version before is restored and brought up to date, its sign-ins and figures included', async () => {
  const folder = await newFolder();
  const { code, output } = await runCommand('restore', [OLD], { DATA_DIR: folder });
  expect([code, output]).toEqual([0, expect.stringContaining('2 files')]);
  const api = await startApiProcess({ DATA_DIR: folder });
  const signedIn = await new RestClient(api.url, {}).send<{ sessionToken: string }>(
    'POST',
    '/api/account/signin',
    {
      body: { email: 'admin@demo.test', password: DEMO_PASSWORD },
    },
  );
  expect(signedIn.status).toBe(200);
  const client = new RestClient(api.url, { authorization: `Bearer ${signedIn.data.sessionToken}` });
  const items = await client.ask<{ propertyId: string; propertyName: string }[]>('GET', '/api/property/all');
  expect(items.map(({ propertyName }) => propertyName)).toEqual(['Old Court']);
  const components = await client.ask<{ items: { name: string; costAtReplacement: number }[] }>(
    'GET',
    `/api/component/property/${items[0]!.propertyId}?fiscalYear=2026`,
  );
  expect(components.items.map(({ name, costAtReplacement }) => [name, costAtReplacement])).toEqual([
    ['Elevator', 92741.93],
    ['Roof', 139112.89],
  ]);
});
