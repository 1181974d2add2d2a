import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobRow } from '../repository';
import { notFound, unavailable } from '../../problem';
import { withFiles } from '../with-files';

const rowOf = (blobId: string) => ({ blobId, storageKey: blobId }) as BlobRow;
const rows = Array.from({ length: 9 }, (_, n) => rowOf(`blob-${n}`));
const signal = () => new AbortController().signal;
const blobs = { open: async ({ blobId }: BlobRow) => Readable.from([Buffer.from(`bytes of ${blobId}`)]) };

it('writes the bytes of each row once, under its id, and removes them after the work', async () => {
  let seen = '';
  const answer = await withFiles(blobs, [...rows, rows[0]!], signal(), async (folder) => {
    seen = folder;
    expect(readdirSync(folder).toSorted()).toEqual(rows.map(({ blobId }) => blobId));
    return readFileSync(join(folder, 'blob-3'), 'utf8');
  });
  expect(answer).toBe('bytes of blob-3');
  expect(existsSync(seen)).toBe(false);
});

it('leaves out files that the store has lost', async () => {
  const losing = {
    open: async (row: BlobRow) => {
      if (row.blobId === 'blob-2') throw notFound();
      return blobs.open(row);
    },
  };
  const names = await withFiles(losing, rows, signal(), async (folder) => readdirSync(folder));
  expect(names).toHaveLength(8);
  expect(names).not.toContain('blob-2');
});

it('skips the work when the store is unavailable, and leaves no folder behind when the work fails', async () => {
  const away = { open: async () => Promise.reject(unavailable()) };
  const work = vi.fn(async () => 1);
  await expect(withFiles(away, rows, signal(), work)).rejects.toMatchObject({ status: 503 });
  expect(work).not.toHaveBeenCalled();
  let seen = '';
  const failing = withFiles(blobs, rows, signal(), async (folder) => {
    seen = folder;
    throw new Error('no paper');
  });
  await expect(failing).rejects.toThrow('no paper');
  expect(existsSync(seen)).toBe(false);
});

it('stops copying once its signal aborts', async () => {
  const leaving = new AbortController();
  const open = vi.fn(async (row: BlobRow) => {
    leaving.abort(new Error('left'));
    return blobs.open(row);
  });
  await expect(withFiles({ open }, rows, leaving.signal, async () => 1)).rejects.toThrow();
  expect(open.mock.calls.length).toBeLessThan(rows.length);
});
