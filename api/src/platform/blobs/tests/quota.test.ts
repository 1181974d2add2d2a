import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { workspace } from '../../../workspace/tables';
import { workActor } from '../../actor';
import { manualClock } from '../../fixtures/manual-clock';
import type { Database, Tx } from '../../database';
import { folderStorage } from '../../files/storage';
import { openTestDatabase, seedWorkspace } from '../../testing';
import { letGo } from '../repository/free';
import { assertQuota } from '../quota';
import { bytesOf } from '../repository/usage';
import { BlobStore } from '../store';

const clock = manualClock();
let database: Database;
let folder: string;
let blobs: BlobStore;
let workspaceId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'roofline-quota-'));
  blobs = new BlobStore({ database, clock, storage: folderStorage(folder) });
});
beforeEach(async () => {
  ({ workspaceId } = await seedWorkspace(database));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const inWorkspace = <T>(work: (tx: Tx) => Promise<T>) => database.tenant(workActor([workspaceId]), work);
/** Makes the blob the workspace's logo: a reference like any other. */
const refer = (tx: Tx, logoId: string | null) =>
  tx.update(workspace).set({ logoId }).where(eq(workspace.workspaceId, workspaceId));
const newBlob = (text: string) => ({ workspaceId, contentType: 'text/plain', source: Buffer.from(text) });
const save = (enter: (tx: Tx) => Promise<string>) =>
  inWorkspace(async (tx) => {
    const id = await enter(tx);
    await refer(tx, id);
    return id;
  });

test('released bytes no longer count, unless another row refers to them', async () => {
  const variants = { small: Buffer.from('sm') };
  const id = await blobs.keep({ ...newBlob('bytes'), variants }, save);
  const free = () =>
    inWorkspace(async (tx) => {
      await letGo(tx, workspaceId, [id], clock.now());
      return bytesOf(tx, workspaceId);
    });
  expect(await free()).toBe(7);
  await inWorkspace((tx) => refer(tx, null));
  expect(await free()).toBe(0);
  // Stored again, the same bytes count again, with the sizes that they still have.
  expect(await blobs.keep(newBlob('bytes'), save)).toBe(id);
  expect(await free()).toBe(7);
});

test('of ten uploads at once only one gets the last room', async () => {
  const stored = await Promise.all(Array.from({ length: 10 }, (_, n) => blobs.put(newBlob(`file ${n}`))));
  const asked = stored.map((one) =>
    inWorkspace(async (tx) => {
      await assertQuota(tx, { FILE_QUOTA_BYTES: 8 }, workspaceId, one);
      await refer(tx, await blobs.enter(tx, one));
    }),
  );
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []));
  expect(refused).toEqual(Array(9).fill(507));
});
