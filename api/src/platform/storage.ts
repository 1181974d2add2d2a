import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { notFound, Problem } from './problem';

/** Where files are kept. Keys are made here and never hold anything that a user typed. */
export interface Storage {
  /** Stores bytes durably under a new key: when it returns, they survive a crash. */
  put(prefix: string, bytes: Uint8Array): Promise<string>;
  read(key: string): Promise<{ stream: Readable; size: number }>;
  remove(key: string): Promise<void>;
  /** Everything under a prefix, unfinished files too: by it a sweep finds what a crash has left. */
  list(prefix: string): AsyncIterable<StoredFile>;
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
function storageProblem(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (!['ENOSPC', 'EDQUOT', 'EROFS'].includes(code)) return error;
  return new Problem(507, [{ code: 'storageFull', detail: 'There is no room to store the file' }]);
}

/** Files in a folder. Written beside their place, synced, then renamed: no reader ever sees half a file. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => {
    if (!STORAGE_KEY.test(key)) throw notFound();
    return join(root, key);
  };
  return {
    async put(prefix, bytes) {
      const key = newStorageKey(prefix);
      const path = pathOf(key);
      const folder = join(path, '..');
      const partial = `${path}.partial`;
      try {
        await mkdir(folder, { recursive: true });
        const handle = await open(partial, 'wx');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(partial, path);
        await syncFolder(folder);
        return key;
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined);
        throw storageProblem(error);
      }
    },
    async read(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) throw notFound();
      return { stream: createReadStream(path), size: found.size };
    },
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(`${path}.partial`, { force: true });
    },
    async *list(prefix) {
      const folder = join(root, prefix);
      for (const part of await readdir(folder).catch(() => []))
        for (const name of await readdir(join(folder, part)).catch(() => [])) {
          const key = `${prefix}/${part}/${name.replace(/\.partial$/, '')}`;
          const found = await stat(join(folder, part, name)).catch(() => null);
          if (found && STORAGE_KEY.test(key)) yield { key, modifiedAt: found.mtime };
        }
    },
  };
}
