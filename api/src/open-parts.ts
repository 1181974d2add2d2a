import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AppParts } from './app';
import type { ApiConfig } from './config';
import { systemClock } from './platform/clock';
import type { DatabaseOptions } from './platform/database';
import { openDatabase } from './platform/store/open';
import { openStorage } from './platform/files/open-storage';
import { closeToOthers } from './platform/files/private-folder';
import { keyInFolder } from './platform/secret/key-file';

/** Opens the parts that the settings name, for the service and for commands that work on the same data. */
export async function openParts(
  config: ApiConfig,
  progress?: DatabaseOptions['progress'],
): Promise<AppParts> {
  const dataDir = resolve(config.DATA_DIR);
  const warning = closeToOthers(dataDir);
  if (warning) process.stderr.write(`${warning}\n`);
  await mkdir(join(dataDir, 'files'), { recursive: true });
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir,
    reserve: config.RESERVED_MB * 2 ** 20,
    progress,
  });
  return {
    config,
    database,
    clock: systemClock(config.TIME_ZONE),
    storage: openStorage(config, join(dataDir, 'files')),
    mailKey: config.MAIL_KEY ?? (await keyInFolder(dataDir, 'mail.key', 'MAIL_KEY')),
    credentialsKey:
      config.CREDENTIALS_KEY ?? (await keyInFolder(dataDir, 'credentials.key', 'CREDENTIALS_KEY')),
  };
}

/** Opens the parts for a command, and closes the database even if the command fails. */
export async function withParts<T>(config: ApiConfig, work: (parts: AppParts) => Promise<T>): Promise<T> {
  const parts = await openParts(config);
  try {
    return await work(parts);
  } finally {
    await parts.database.close();
  }
}
