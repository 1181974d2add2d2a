import type { Database, DatabaseOptions } from '../database';
import { openEmbedded } from './embedded/embedded';
import { openPostgres } from './postgres';

/** Opens and migrates the database. Throws FolderInUseError when another process uses the folder. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return openPostgres(options.url, { log: options.log, progress: options.progress });
  const { dataDir } = options;
  if (dataDir) return openEmbedded({ ...options, dataDir });
  throw new Error('A database needs a folder or an address');
}
