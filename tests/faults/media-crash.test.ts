import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { checkStorage } from '@roofline/api/platform/blobs/check';
import { systemClock } from '@roofline/api/platform/clock';
import { folderStorage } from '@roofline/api/platform/files/storage';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import type { FileListing } from '@roofline/schema/file/file';
import type { PhotoPage } from '@roofline/schema/photo/photo';
import { newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { DATABASES_OF_KILLS, serviceData, type ServiceData } from '../stack/service-data';
import { tries } from '../stack/thorough';

const ROUNDS = tries(2, 20);
const PAUSE_MS = 100;
const HOUR_MS = 3_600_000;
const PG = process.env.PG_URL !== undefined;
if (!PG) process.stdout.write('UP-8 for photos and files on PostgreSQL is left out: PG_URL is not set.\n');

/** A body of several uploads in one form, each with bytes that no other has. */
let made = 0;
const pictures = () =>
  multipartBody(
    Array.from({ length: 3 }, () => {
      made += 1;
      return { field: 'files', bytes: pngOf(300 + made, 200), fileName: `${made}.png`, type: 'image/png' };
    }),
  );
const documents = () =>
  multipartBody(
    Array.from({ length: 3 }, () => {
      const bytes = randomBytes(100_000);
      const fileName = `${createHash('sha256').update(bytes).digest('hex')}.bin`;
      return { field: 'files', bytes, fileName, type: 'application/octet-stream' };
    }),
  );
type Form = ReturnType<typeof multipartBody>;

/** The bytes of a form in pieces, so that a kill also comes while they are received. */
async function* inPieces({ payload }: Form): AsyncGenerator<Uint8Array> {
  const size = Math.ceil(payload.length / 8);
  for (let at = 0; at < payload.length; at += size) {
    yield new Uint8Array(payload.subarray(at, at + size));
    await delay(2);
  }
}

describe.each(DATABASES_OF_KILLS)('on $name', ({ isEmbedded }) => {
  // prettier-ignore
  let data: ServiceData;
  let admin: Admin;
  let api: ServerProcess;
  let client: RestClient;
  let propertyId: string;

  const start = async () => {
    api = await startApiProcess(data.settings);
    client = new RestClient(api.url, admin.headers);
  };
  beforeAll(async () => {
    data = await serviceData({ isEmbedded });
    const database = await data.open();
    admin = await seedAdmin(database);
    await database.close();
    await start();
    const body = newProperty('Crash Court');
    ({ propertyId } = await client.ask<{ propertyId: string }>('POST', '/api/property', { body }));
  });
  afterAll(async () => {
    await endProcesses();
    await data.remove();
  });

  /** Sends forms, one after the other, until the service is gone; `onTaken` is called for each accepted one. */
  async function upload(path: string, form: () => Form, onTaken: () => void): Promise<void> {
    for (;;) {
      const sent = form();
      const headers = { ...admin.headers, 'content-type': sent.contentType };
      const body = Readable.toWeb(Readable.from(inPieces(sent)));
      const request = { method: 'POST', headers, body, duplex: 'half' } as unknown as RequestInit;
      const answer = await fetch(api.url + path, request).catch(() => null);
      if (answer?.status !== 201) return;
      await answer.arrayBuffer().catch(() => undefined);
      onTaken();
      // Files go in quicker than pictures: not by the hundred.
      await delay(PAUSE_MS);
    }
  }

  const bytesAt = async (path: string) => {
    const answer = await fetch(api.url + path, { headers: admin.headers });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  /** A picture, once its sizes are made: by the process that received it, or by the one that came after it. */
  async function pictureOf(propertyPhotoId: string) {
    for (;;) {
      const answer = await bytesAt(`/api/photo/${propertyPhotoId}/image/small`);
      if (answer.status !== 409 || !answer.bytes.includes('beingMade')) return answer;
      await delay(PAUSE_MS);
    }
  }

  /** A connection that breaks says nothing of why: the failure shows what the service wrote before. */
  const assertWhole = () =>
    readAll().catch((error: Error) => {
      const state = api.isAlive() ? 'runs' : 'has ended';
      const { message, cause } = error;
      throw new Error(`${message} (${String(cause)}); the service ${state}: ${api.output().slice(-3000)}`, {
        cause: error,
      });
    });

  /** Every row that is shown has its bytes. Answers how many there are. */
  async function readAll(): Promise<{ photos: number; files: number }> {
    const { files } = await client.ask<FileListing>('GET', `/api/file/${propertyId}`);
    for (const { propertyFileId, fileName } of files) {
      const { status, bytes } = await bytesAt(`/api/file/file/${propertyFileId}/download`);
      expect([status, `${createHash('sha256').update(bytes).digest('hex')}.bin`]).toEqual([200, fileName]);
    }
    const path = `/api/photo/property/${propertyId}?pageSize=500`;
    const { items } = await client.ask<PhotoPage>('GET', path);
    for (const { propertyPhotoId } of items) {
      const { status, bytes } = await pictureOf(propertyPhotoId);
      expect([status, bytes.subarray(0, 2).toString('hex')]).toEqual([200, 'ffd8']);
    }
    // Each was made once: none is left, and none was made beside another.
    const { items: shown } = await client.ask<PhotoPage>('GET', path);
    expect(shown.map(({ imageState }) => imageState)).toEqual(items.map(() => 'ready'));
    return { photos: items.length, files: files.length };
  }

  test('UP-8: after kills in the middle of uploads, each photo and file has its bytes, and nothing stays behind', async () => {
    const taken = { photos: 0, files: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      let uploads: Promise<unknown> = Promise.resolve();
      await new Promise<void>((first) => {
        const seen = new Set<string>();
        const onTaken = (what: keyof typeof taken) => () => {
          taken[what] += 3;
          if (seen.add(what).size === 2) first();
        };
        uploads = Promise.all([
          upload(`/api/photo/property/${propertyId}`, pictures, onTaken('photos')),
          upload(`/api/file/${propertyId}/upload`, documents, onTaken('files')),
        ]);
        // Not accepted: the service refused, and the counts below show it.
        void uploads.then(() => first());
      });
      // Another moment each time, over as long as an upload takes here: while it is received, drawn, written, entered.
      await delay(((round + Math.random()) / ROUNDS) * (performance.now() - began));
      await api.end('SIGKILL');
      await uploads;
      await start();
      const shown = await assertWhole();
      // What was accepted is there; of what was under way, a form is there as a whole or not at all.
      expect(shown.photos).toBeGreaterThanOrEqual(taken.photos);
      expect(shown.files).toBeGreaterThanOrEqual(taken.files);
      expect([shown.photos % 3, shown.files % 3]).toEqual([0, 0]);
    }
    expect(Math.min(taken.photos, taken.files)).toBeGreaterThanOrEqual(3 * ROUNDS);

    await api.end('SIGKILL');
    const database = await data.open();
    const now = systemClock('UTC').now().getTime();
    // Hours later, when nothing can be on its way any more.
    const clock = { ...systemClock('UTC'), now: () => new Date(now + 3 * HOUR_MS) };
    const parts = { database, storage: folderStorage(join(data.folder, 'files')), clock };
    const found = await checkStorage(parts, { isMending: true });
    expect(found).toMatchObject({ bad: [], young: 0 });
    expect(await checkStorage(parts)).toMatchObject({ bad: [], stray: [], young: 0 });
    await database.close();
    await start();
    await assertWhole();
  });
});
