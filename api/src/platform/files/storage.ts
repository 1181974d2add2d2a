import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { notFound, Problem } from '../problem';

/** Where files are kept. Keys are made here and never hold anything that a user typed. */
export interface Storage {
  /** Stores bytes durably under a new key: when it returns, they survive a crash. */
  put(prefix: string, bytes: Bytes): Promise<string>;
  /** A place for a file that is about to arrive; what a crash leaves there is found like any other. */
  arrive(prefix: string): Promise<Arrival>;
  /** Stores a file that has arrived, as `put` does. A folder writes its bytes no second time: nothing is at its path any more. */
  take(arrival: Arrival): Promise<string>;
  /** The bytes, or a part of them; 404 where there are none. Once it returns, a removal no longer stops the reader. */
  read(key: string, part?: ByteRange): Promise<Readable>;
  /** How many bytes lie under a key; null where there are none. */
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Everything under a prefix, unfinished files too: by it a sweep finds what a crash has left. */
  list(prefix: string): AsyncIterable<StoredFile>;
}

/** What is to be stored: a few bytes, or a stream that is never whole in memory. */
export type Bytes = Uint8Array | Readable;

/** Where a file arrives, and the key under which it is stored once it is taken. */
export interface Arrival {
  key: string;
  path: string;
}

/** First and last byte, both counted from 0 and both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** What a key looks like; anything else never reaches a store. */
export const STORAGE_KEY = /^[a-z-]{1,30}\/[0-9a-f]{2}\/[0-9a-f]{32}$/;

/** A new unguessable key, `images/3f/3f…`. */
export function newStorageKey(prefix: string): string {
  const name = randomBytes(16).toString('hex');
  return `${prefix}/${name.slice(0, 2)}/${name}`;
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // a folder cannot be opened there
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Disk full and read-only become 507, so that only this request fails. */
export function storageProblem(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (!['ENOSPC', 'EDQUOT', 'EROFS'].includes(code)) return error;
  return new Problem(507, [
    {
      code: 'storageFull',
      detail: 'There is not enough space to store the file. Delete files or photos, and empty the trash.',
    },
  ]);
}

/** Writes all of it and has the disk confirm it; of a file that is written already it only does that (null). */
async function writeSynced(path: string, bytes: Bytes | null): Promise<void> {
  const handle = await open(path, bytes === null ? 'r+' : 'wx');
  try {
    if (bytes !== null) await writeFile(handle, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Opens before it answers, so that whoever reads goes on reading a file that is removed in the meantime. */
async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? notFound() : error;
  }
}

const partialOf = (path: string) => `${path}.partial`;

/** Written beside its place, synced, then renamed: no reader ever sees half a file. Null: it arrived there. */
async function writeWhole(path: string, bytes: Bytes | null): Promise<void> {
  const folder = join(path, '..');
  const partial = partialOf(path);
  try {
    await mkdir(folder, { recursive: true });
    await writeSynced(partial, bytes);
    await rename(partial, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw storageProblem(error);
  }
}

async function* filesUnder(root: string, prefix: string): AsyncGenerator<StoredFile> {
  const folder = join(root, prefix);
  for (const part of await readdir(folder).catch(() => []))
    for (const name of await readdir(join(folder, part)).catch(() => [])) {
      const key = `${prefix}/${part}/${name.replace(/\.partial$/, '')}`;
      const found = await stat(join(folder, part, name)).catch(() => null);
      if (found && STORAGE_KEY.test(key)) yield { key, modifiedAt: found.mtime };
    }
}

/** Files in a folder. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => {
    if (!STORAGE_KEY.test(key)) throw notFound();
    return join(root, key);
  };
  return {
    async put(prefix, bytes) {
      const key = newStorageKey(prefix);
      await writeWhole(pathOf(key), bytes);
      return key;
    },
    async arrive(prefix) {
      const key = newStorageKey(prefix);
      const path = partialOf(pathOf(key));
      await mkdir(join(path, '..'), { recursive: true });
      return { key, path };
    },
    async take({ key }) {
      await writeWhole(pathOf(key), null);
      return key;
    },
    async read(key, part) {
      return (await openFile(pathOf(key))).createReadStream(part);
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(() => null);
      return found?.isFile() ? found.size : null;
    },
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(partialOf(path), { force: true });
    },
    list: (prefix) => filesUnder(root, prefix),
  };
}
