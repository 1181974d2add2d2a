import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { appUser } from '../../../account/tables';
import { workspace } from '../../../workspace/tables';
import { workActor } from '../../actor';
import { manualClock, type ManualClock } from '../../fixtures/manual-clock';
import type { Database, Tx } from '../../database';
import { conflict, unavailable } from '../../problem';
import { folderStorage, type Storage } from '../../files/storage';
import { sqlStateOf } from '../../store/sql-state';
import { blob } from '../../tables';
import { openTestDatabase, seedUser, seedWorkspace, sweepHoursLater } from '../../testing';
import { bytesOf } from '../repository/usage';
import { findBlob } from '../repository';
import { BLOBS_KEPT_MS, sweepBlobs } from '../sweep';
import { BlobStore, type EnterBlob } from '../store';

let database: Database;
let clock: ManualClock;
let folder: string;
let storage: Storage;
let blobs: BlobStore;
let mine: string;
let theirs: string;

beforeEach(async () => {
  database = await openTestDatabase();
  clock = manualClock();
  folder = await mkdtemp(join(tmpdir(), 'roofline-blobs-'));
  storage = folderStorage(folder);
  blobs = new BlobStore({ database, clock, storage });
  mine = (await seedWorkspace(database)).workspaceId;
  theirs = (await seedWorkspace(database)).workspaceId;
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const sweeping = () => ({ database, clock, storage });
const rows = () => database.system((tx) => tx.select().from(blob));
async function files(): Promise<number> {
  let count = 0;
  for await (const _ of storage.list('blob')) count += 1;
  return count;
}
/** Makes the blob the workspace's logo: a reference like any other. */
const refer = (workspaceId: string, logoId: string | null) => (tx: Tx) =>
  tx.update(workspace).set({ logoId }).where(eq(workspace.workspaceId, workspaceId));
const save = (workspaceId: string) => (enter: EnterBlob) =>
  database.tenant(workActor([workspaceId]), async (tx) => {
    const id = await enter(tx);
    await refer(workspaceId, id)(tx);
    return id;
  });
const newBlob = (workspaceId: string, text = 'bytes') => ({
  workspaceId,
  contentType: 'text/plain',
  source: Buffer.from(text),
});
const keep = (workspaceId: string, text?: string) =>
  blobs.keep(newBlob(workspaceId, text), save(workspaceId));
const drop = (workspaceId: string) =>
  database.tenant(workActor([workspaceId]), (tx) => refer(workspaceId, null)(tx));

describe('the same bytes', () => {
  test('are one row and one file in a workspace, and separate ones in another', async () => {
    const [first, again, other] = [await keep(mine), await keep(mine), await keep(theirs)];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect([(await rows()).length, await files()]).toEqual([2, 2]);
    const sha256 = createHash('sha256').update('bytes').digest('hex');
    expect(await rows()).toMatchObject([
      { sha256, byteCount: 5 },
      { sha256, byteCount: 5 },
    ]);
  });

  test('sent ten times at once are stored once, and all ten senders get the same id', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => keep(mine)));
    expect(new Set(ids).size).toBe(1);
    expect([(await rows()).length, await files()]).toEqual([1, 1]);
    const [row] = await rows();
    expect(String(await buffer(await blobs.open(row!)))).toBe('bytes');
  });

  test('count once for their workspace, with their other sizes', async () => {
    const variants = { small: Buffer.from('sm') };
    for (let n = 0; n < 2; n += 1) await blobs.keep({ ...newBlob(mine), variants }, save(mine));
    const sum = (id: string) => database.tenant(workActor([id]), (tx) => bytesOf(tx, id));
    expect([await sum(mine), await sum(theirs)]).toEqual([7, 0]);
    const [main] = (await rows()).filter(({ parentId }) => parentId === null);
    const at = { workspaceId: mine, blobId: main!.blobId };
    const found = (size?: string) => database.tenant(workActor([mine]), (tx) => findBlob(tx, at, size));
    const sizes = [await found(), await found('small'), await found('no such size')];
    expect(sizes.map(({ byteCount, variant }) => [byteCount, variant])).toEqual([
      [5, null],
      [2, 'small'],
      [5, null],
    ]);
  });

  test('in a received file are taken over from where it is', async () => {
    const bytes = Buffer.alloc(3_000_000, 7);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const arrival = await blobs.arrive();
    await writeFile(arrival.path, bytes);
    const source = { sha256, fileSize: bytes.length, arrival };
    await blobs.keep({ workspaceId: mine, contentType: 'text/plain', source }, save(mine));
    const [row] = await rows();
    expect((await buffer(await blobs.open(row!, { start: 1, end: 10 }))).equals(bytes.subarray(1, 11))).toBe(
      true,
    );
    expect(row).toMatchObject({ sha256, byteCount: bytes.length });
  });
});

describe('another workspace', () => {
  test('can neither see nor delete nor refer to a blob', async () => {
    const id = await keep(mine);
    const other = <T>(work: (tx: Tx) => Promise<T>) => database.tenant(workActor([theirs]), work);
    expect(await other((tx) => tx.select().from(blob))).toEqual([]);
    expect(await other((tx) => tx.delete(blob).returning())).toEqual([]);
    await expect(other((tx) => findBlob(tx, { workspaceId: mine, blobId: id }))).rejects.toMatchObject({
      status: 404,
    });
    const referring = other((tx) => refer(theirs, id)(tx)).then(() => 'accepted', sqlStateOf);
    expect(await referring).toBe('23503');
  });
});

describe('a blob that nothing refers to', () => {
  test('is swept once it has been free for an hour, and not before', async () => {
    const id = await keep(mine);
    expect(await sweepBlobs(sweeping())).toBe(0);
    await drop(mine);
    clock.advance(10 * BLOBS_KEPT_MS);
    expect(await sweepBlobs(sweeping())).toBe(0);
    expect((await rows()).find(({ blobId }) => blobId === id)?.freeSince).toEqual(clock.now());
    clock.advance(BLOBS_KEPT_MS);
    expect(await sweepBlobs(sweeping())).toBe(0);
    clock.advance(1);
    expect(await sweepBlobs(sweeping())).toBe(1);
    expect([(await rows()).length, await files()]).toEqual([0, 0]);
  });

  test('stays when a row refers to it again, even at the last moment', async () => {
    const id = await keep(mine);
    await drop(mine);
    await sweepBlobs(sweeping());
    clock.advance(BLOBS_KEPT_MS + 1);
    expect(await keep(mine)).toBe(id);
    expect(await sweepHoursLater(sweeping())).toBe(0);
    expect(await rows()).toMatchObject([{ freeSince: null }]);
  });

  test('is not swept during an upload of the same bytes', async () => {
    await keep(mine);
    await drop(mine);
    await sweepBlobs(sweeping());
    clock.advance(BLOBS_KEPT_MS + 1);
    await blobs.keep(newBlob(mine), async (enter) => {
      expect(await sweepBlobs(sweeping())).toBe(0);
      return save(mine)(enter);
    });
    expect([(await rows()).length, await files()]).toEqual([1, 1]);
  });

  test('is read to its end by a download that began before the sweep', async () => {
    await keep(mine, 'x'.repeat(2_000_000));
    const [row] = await rows();
    const reading = await blobs.open(row!);
    await drop(mine);
    expect(await sweepHoursLater(sweeping())).toBe(1);
    expect((await buffer(reading)).length).toBe(2_000_000);
    await expect(blobs.open(row!)).rejects.toMatchObject({ status: 404 });
  });

  test('is swept with its other sizes, also after its workspace or user was deleted', async () => {
    await blobs.keep({ ...newBlob(mine), variants: { small: Buffer.from('sm') } }, save(mine));
    const { userId } = await seedUser(database);
    await blobs.keep(newBlob(userId), (enter) =>
      database.system(async (tx) =>
        tx
          .update(appUser)
          .set({ imageId: await enter(tx) })
          .where(eq(appUser.userId, userId)),
      ),
    );
    expect(await sweepHoursLater(sweeping())).toBe(0);
    await database.system(async (tx) => {
      await tx.delete(workspace).where(eq(workspace.workspaceId, mine));
      await tx.delete(appUser).where(eq(appUser.userId, userId));
    });
    expect(await sweepHoursLater(sweeping())).toBe(3);
    expect([(await rows()).length, await files()]).toEqual([0, 0]);
  });
});

describe('a failure', () => {
  test('between storing bytes and writing the row leaves bytes, which are swept', async () => {
    const crash = blobs.keep(newBlob(mine), async () => {
      throw new Error('killed');
    });
    await expect(crash).rejects.toThrow('killed');
    expect([(await rows()).length, await files()]).toEqual([0, 1]);
    expect(await sweepBlobs(sweeping())).toBe(0);
    expect(await sweepHoursLater(sweeping())).toBe(1);
    expect(await files()).toBe(0);
  });

  test('to write the row because of a problem removes the bytes at once', async () => {
    const refused = blobs.keep(newBlob(mine), () =>
      database.tenant(workActor([mine]), () => Promise.reject(conflict('no room', 'quota'))),
    );
    await expect(refused).rejects.toMatchObject({ status: 409 });
    expect([(await rows()).length, await files()]).toEqual([0, 0]);
  });

  test('of a store that is away leaves no row, and does not fail the request while cleaning up', async () => {
    const away = {
      ...storage,
      put: () => Promise.reject(unavailable()),
      remove: () => Promise.reject(unavailable()),
    };
    const broken = new BlobStore({ database, clock, storage: away });
    await expect(broken.keep(newBlob(mine), save(mine))).rejects.toMatchObject({ status: 503 });
    expect(await rows()).toEqual([]);
    const half = new BlobStore({ database, clock, storage: { ...away, put: storage.put } });
    expect(await half.keep(newBlob(mine), async () => 'a repeat, answered as the first time')).toMatch(
      'repeat',
    );
    expect(await files()).toBe(1);
  });

  test('to remove bytes in a sweep comes after deleting their row, and the next sweep removes them', async () => {
    await keep(mine);
    await drop(mine);
    const away = { ...storage, remove: () => Promise.reject(unavailable()) };
    await expect(sweepHoursLater({ ...sweeping(), storage: away })).rejects.toMatchObject({ status: 503 });
    expect([(await rows()).length, await files()]).toEqual([0, 1]);
    expect(await sweepHoursLater(sweeping())).toBe(1);
    expect(await files()).toBe(0);
  });
});
