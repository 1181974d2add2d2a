import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig } from '../src/config';
import { openDatabase } from '../src/platform/database';
import { openStorage } from '../src/platform/files/open-storage';
import { removeDemo } from './remove';

// `npm run remove-demo`: takes the demo data out. With the embedded database the service has to be stopped first.
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const config = readConfig(process.env);
const dataDir = resolve(config.DATA_DIR);
try {
  await mkdir(join(dataDir, 'files'), { recursive: true });
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir });
  try {
    const removed = await removeDemo(database, { storage: openStorage(config, join(dataDir, 'files')) });
    const where = config.DATABASE_URL ? 'the database' : dataDir;
    say(
      removed
        ? 'The demo data is removed. Start with DEMO=off to keep it away.'
        : `There is no demo data in ${where}.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`The demo data could not be removed: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
