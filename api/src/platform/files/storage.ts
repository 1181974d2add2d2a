import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { notFound, Problem } from '../problem';

/** A store of files. Keys are made here and never hold anything that a user typed. */
export interface Storage {
  /** Stores bytes durably under a new key: when it returns, they survive a crash. */
  put(prefix: string, bytes: Bytes): Promise<string>;
  /** Returns a place for a file that is about to arrive; in a folder, `list` finds what a crash leaves there. */
  arrive(prefix: string): Promise<Arrival>;
  /** Stores an arrived file, as `put` does. A folder does not copy the bytes: it moves the file away from its path. */
  take(arrival: Arrival): Promise<string>;
  /** Reads the bytes or a part of them; 404 where there are none. A later removal does not stop the reader. */
  read(key: string, part?: ByteRange): Promise<Readable>;
  /** Returns how many bytes are stored under a key; null where there are none. */
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Lists all files under a prefix, unfinished ones too, so that a sweep finds what a crash has left. */
  list(prefix: string): AsyncIterable<StoredFile>;
}

/** Bytes to be stored: a few in memory, or a stream that is never whole in memory. */
export type Bytes = Uint8Array | Readable;

/** The path at which a file arrives, and the key under which it is stored once it is taken. */
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

/** The form of a key; anything else never reaches a store. */
export const STORAGE_KEY = /^[a-z-]{1,30}\/[0-9a-f]{2}\/[0-9a-f]{32}$/;

/** Returns a new unguessable key, `images/3f/3f…`. */
export function newStorageKey(prefix: string): string {
  const name = randomBytes(16).toString('hex');
  return `${prefix}/${name.slice(0, 2)}/${name}`;
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // a folder cannot be opened there
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Turns the errors of a full or read-only disk into 507, so that only this request fails. */
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

/** Writes the bytes and has the disk confirm them; with null, only confirms the file that is there. */
async function writeSynced(path: string, bytes: Bytes | null): Promise<void> {
  const handle = await open(path, bytes === null ? 'r+' : 'wx');
  try {
    if (bytes !== null) await writeFile(handle, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Opens a file before the answer begins, so that its reader can go on if the file is removed in the meantime. */
async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? notFound() : error;
  }
}

const partialOf = (path: string) => `${path}.partial`;

/** Writes beside the final path (null: arrived there), syncs, then renames, so that no reader sees half a file. */
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

/** Returns a store of files in a folder. */
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
