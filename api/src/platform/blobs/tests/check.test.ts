import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { workspace } from '../../../workspace/tables';
import { workActor } from '../../actor';
import type { Database } from '../../database';
import { folderStorage, type Storage } from '../../files/storage';
import { startBucket, type BucketServer } from '../../files/fixtures/bucket-server';
import { bucketStorage } from '../../files/bucket-storage';
import { manualClock, type ManualClock } from '../../fixtures/manual-clock';
import { blob } from '../../tables';
import { openTestDatabase, seedWorkspace } from '../../testing';
import { checkStorage } from '../check';
import { BlobStore } from '../store';
import { BLOBS_KEPT_MS } from '../sweep';

let database: Database;
let clock: ManualClock;
let folder: string;
let bucket: BucketServer;
let workspaceId: string;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());
beforeEach(async () => {
  database = await openTestDatabase();
  clock = manualClock(new Date());
  folder = await mkdtemp(join(tmpdir(), 'roofline-check-'));
  ({ workspaceId } = await seedWorkspace(database));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
  const left = stores.bucket();
  for await (const { key } of left.list('blob')) await left.remove(key);
});

/** Stores an image with a small size as the workspace's logo. Returns the rows of the image and of its size. */
async function keepLogo(storage: Storage) {
  const blobs = new BlobStore({ database, clock, storage });
  const variants = { small: Buffer.from('sm') };
  await blobs.keep(
    { workspaceId, contentType: 'image/png', source: Buffer.from('image'), variants },
    (enter) =>
      database.tenant(workActor([workspaceId]), async (tx) => {
        const logoId = await enter(tx);
        await tx.update(workspace).set({ logoId }).where(eq(workspace.workspaceId, workspaceId));
      }),
  );
  const rows = await database.system((tx) => tx.select().from(blob));
  const found = (variant: string | null) => rows.find((row) => row.variant === variant)!;
  return { image: found(null), small: found('small') };
}

const stores = { folder: () => folderStorage(folder), bucket: () => bucketStorage(bucket.settings) };

describe.each(['folder', 'bucket'] as const)('a %s', (name) => {
  test('reports no faults when it agrees with its table', async () => {
    const storage = stores[name]();
    await keepLogo(storage);
    expect(await checkStorage({ database, storage, clock })).toEqual({
      rows: 2,
      bad: [],
      stray: [],
      young: 0,
      mended: null,
    });
  });

  test('is compared both ways, and mended only on request', async () => {
    const storage = stores[name]();
    const { image, small } = await keepLogo(storage);
    const stray = await storage.put('blob', Buffer.from('of a crash'));
    await storage.remove(small.storageKey);
    await storage.remove(image.storageKey);
    const check = (isMending = false) => checkStorage({ database, storage, clock }, { isMending });
    expect(await check()).toMatchObject({ rows: 2, stray: [], young: 1, mended: null });
    clock.advance(BLOBS_KEPT_MS + 60_000);
    const { bad, ...found } = await check();
    expect(found).toEqual({ rows: 2, stray: [stray], young: 0, mended: null });
    expect(new Map(bad.map(({ row, found: bytes }) => [row.blobId, bytes]))).toEqual(
      new Map([[image.blobId, null], [small.blobId, null]]),
    ); // prettier-ignore
    expect(await storage.size(stray)).toBe(10);
    expect((await check(true)).mended).toEqual({ removed: 1, forgotten: 1 });
    expect(await storage.size(stray)).toBeNull();
    // The image itself is lost and stays in the report until a backup brings it back.
    expect(await check(true)).toMatchObject({
      rows: 1,
      bad: [{ row: { blobId: image.blobId }, found: null }],
      mended: { removed: 0, forgotten: 0 },
    });
  });
});

test('a file that was cut short is found by its size', async () => {
  const storage = stores.folder();
  const { image } = await keepLogo(storage);
  await writeFile(join(folder, image.storageKey), 'imag');
  expect((await checkStorage({ database, storage, clock })).bad).toEqual([{ row: image, found: 4 }]);
});

test('a file is stray from one hour on, and not before', async () => {
  const storage = stores.folder();
  const key = await storage.put('blob', Buffer.from('x'));
  const at = async (age: number) => {
    const moment = new Date(clock.now().getTime() - age);
    await utimes(join(folder, key), moment, moment);
    const { stray, young } = await checkStorage({ database, storage, clock });
    return [stray.length, young];
  };
  expect(await at(BLOBS_KEPT_MS)).toEqual([0, 1]);
  expect(await at(BLOBS_KEPT_MS + 1)).toEqual([1, 0]);
});
