import type { Database } from '../database';
import type { Storage, StoredFile } from '../files/storage';
import { enteredKeys } from './repository';
import { BLOB_PREFIX } from './store';

const KEYS_A_STATEMENT = 500;
/** Prefixes from before the blob table (docs/decisions/0035); bytes that were entered in it keep their keys. */
const FORMER_PREFIXES = [
  'image-jpeg', 'image-png', 'photo-jpeg', 'photo-png', 'logo-jpeg', 'logo-png', 'adoption-file', 'job-files',
]; // prettier-ignore

async function* batchesOf(storage: Storage): AsyncGenerator<StoredFile[]> {
  for (const prefix of [BLOB_PREFIX, ...FORMER_PREFIXES]) {
    let files: StoredFile[] = [];
    for await (const file of storage.list(prefix)) {
      files.push(file);
      if (files.length < KEYS_A_STATEMENT) continue;
      yield files;
      files = [];
    }
    if (files.length > 0) yield files;
  }
}

/** Yields files in the store that no row refers to, including those of running uploads. */
export async function* strayFiles(of: {
  database: Database;
  storage: Storage;
}): AsyncGenerator<StoredFile, void> {
  for await (const files of batchesOf(of.storage)) {
    const keys = files.map(({ key }) => key);
    const entered = await of.database.system((tx) => enteredKeys(tx, keys));
    yield* files.filter(({ key }) => !entered.has(key));
  }
}
