import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { hashPassword } from '@roofline/api/account/passwords';
import { loadDemo } from '@roofline/api/demo/load';
import type { Database } from '@roofline/api/platform/database';
import { filledDatabases } from '@roofline/api/platform/fixtures/databases';
import { manualClock } from '@roofline/api/platform/fixtures/manual-clock';
import { folderStorage, type Storage } from '@roofline/api/platform/files/storage';
import { temporaryFolder } from '../service-data';

/** The demo data, loaded once; what is filled is the folder of its files, which lasts as long as the process. */
const filled = filledDatabases(async (database) => {
  const { path } = await temporaryFolder();
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  await loadDemo(database, { clock: manualClock(), storage: folderStorage(path), hashPassword });
  await database.close();
  return path;
});

/** A database with the demo data and the storage of its files, copied in a moment. */
export async function openDemo(): Promise<{ database: Database; storage: Storage }> {
  const { database, filled: files } = await filled();
  const folder = await temporaryFolder();
  await cp(files, folder.path, { recursive: true });
  const close = () => database.close().then(folder.remove);
  return { database: { ...database, close }, storage: folderStorage(folder.path) };
}
