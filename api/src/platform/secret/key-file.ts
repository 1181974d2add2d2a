import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Writes the whole file to disk before it gets its name, which only the first of several at once gives it. */
async function makeKey(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(32));
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if (!isThere(error)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Returns the key stored in the data folder; the first start makes it. `setting` is the variable that replaces it. */
export async function keyInFolder(dataDir: string, file: string, setting: string): Promise<Buffer> {
  const path = join(dataDir, file);
  let key = await readIfThere(path);
  if (key === null) {
    await makeKey(path);
    key = await readFile(path);
  }
  if (key.length < 32) throw new Error(`The file ${path} is no key: remove it or set ${setting}`);
  return key;
}
