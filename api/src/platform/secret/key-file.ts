import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A key that is stored in the data folder; made at the first start. `setting` is what names one instead. */
export async function keyInFolder(dataDir: string, file: string, setting: string): Promise<Buffer> {
  const path = join(dataDir, file);
  try {
    await writeFile(path, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = await readFile(path);
  if (key.length < 32) throw new Error(`The file ${path} is no key: remove it or set ${setting}`);
  return key;
}
