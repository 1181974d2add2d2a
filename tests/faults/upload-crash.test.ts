import { setTimeout as delay } from 'node:timers/promises';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { openDatabase } from '@roofline/api/platform/store/open';
import { newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { startedFolder } from '../stack/service-data';
import { tries } from '../stack/thorough';

const ROUNDS = tries(2, 20);

let folder: Awaited<ReturnType<typeof startedFolder>>;
let admin: Admin;
let api: ServerProcess;
const propertyIds: string[] = [];

beforeAll(async () => {
  folder = await startedFolder();
  const database = await openDatabase({ dataDir: folder.path });
  admin = await seedAdmin(database);
  await database.close();
  api = await startApiProcess({ DATA_DIR: folder.path });
  const client = new RestClient(api.url, admin.headers);
  for (let n = 1; n <= 4; n += 1) {
    const body = newProperty(`Picture Court ${n}`);
    propertyIds.push(
      (await client.ask<{ propertyId: string }>('POST', '/api/property', { body })).propertyId,
    );
  }
});
afterAll(async () => {
  await endProcesses();
  await folder.remove();
});

/** Sends images for a property, one after the other, until the service is gone; `onTaken` is called for each accepted one. */
async function upload(propertyId: string, onTaken: () => void): Promise<void> {
  const { payload, contentType } = multipartBody([
    { field: 'file', bytes: pngOf(240, 180), fileName: 'a.png', type: 'image/png' },
  ]);
  const headers = { ...admin.headers, 'content-type': contentType };
  for (;;) {
    const answer = await fetch(`${api.url}/api/property/${propertyId}/profileimage`, {
      method: 'POST',
      headers,
      body: new Uint8Array(payload),
    }).catch(() => null);
    if (!answer?.ok) return;
    onTaken();
  }
}

test('UP-8: after kills in the middle of uploads, every property that claims an image has one', async () => {
  let taken = 0;
  let pictured = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    let uploads: Promise<unknown> = Promise.resolve();
    await new Promise<void>((first) => {
      uploads = Promise.all(propertyIds.map((id) => upload(id, () => ((taken += 1), first()))));
      // Not accepted: the service refused, and the counts below show it.
      void uploads.then(() => first());
    });
    // Another moment each time, over as long as an upload takes here: while it is read, drawn, written, entered.
    await delay(((round + Math.random()) / ROUNDS) * (performance.now() - began));
    await api.end('SIGKILL');
    await uploads;
    api = await startApiProcess({ DATA_DIR: folder.path });
    const client = new RestClient(api.url, admin.headers);
    for (const propertyId of propertyIds) {
      const stored = await client.ask<{ profileImage: string | null }>('GET', `/api/property/${propertyId}`);
      if (stored.profileImage === null) continue;
      const image = await fetch(`${api.url}/api/property/${propertyId}/profileimage`, {
        headers: admin.headers,
      });
      expect([image.status, image.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
      expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(100);
      pictured += 1;
    }
  }
  // Some uploads must have succeeded before the kills, or the test proves nothing.
  expect(taken).toBeGreaterThan(0);
  expect(pictured).toBeGreaterThan(0);
});
