import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { Database } from '@roofline/api/platform/database';
import { filledDatabases } from '@roofline/api/platform/fixtures/databases';
import { folderStorage, type Storage } from '@roofline/api/platform/files/storage';
import { temporaryFolder } from './service-data';

/** A database and the storage of its files. */
export interface Stored {
  database: Database;
  storage: Storage;
}

/**
 * Databases with files, the same for as many tests as ask: `fill` writes both once for each process and closes the database; each
 * further one is a copy. What `fill` answers comes with each copy.
 */
export function filledWithFiles<T>(
  fill: (empty: Stored) => Promise<T>,
): () => Promise<Stored & { filled: T }> {
  const copies = filledDatabases(async (database) => {
    const { path } = await temporaryFolder();
    process.once('exit', () => rmSync(path, { recursive: true, force: true }));
    return { path, answer: await fill({ database, storage: folderStorage(path) }) };
  });
  return async () => {
    const { database, filled } = await copies();
    const folder = await temporaryFolder();
    await cp(filled.path, folder.path, { recursive: true });
    const close = () => database.close().then(folder.remove);
    return {
      database: { ...database, close },
      storage: folderStorage(folder.path),
      filled: structuredClone(filled.answer),
    };
  };
}
