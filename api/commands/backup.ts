import { resolve } from 'node:path';
import { makeBackup, type Installation } from '../src/backup/make';
import type { BackupManifest } from '../src/backup/format';
import { askedFile, commandSettings, counted, failCommand } from '../src/command-settings';
import type { ApiConfig } from '../src/config';
import { openStorage } from '../src/platform/files/open-storage';
import { keyInFolder } from '../src/platform/secret/key-file';
import { askForCopy } from '../src/platform/store/embedded/copies';
import { FolderInUseError } from '../src/platform/store/embedded/folder-lock';
import { openWhole, type WholeDatabase } from '../src/platform/store/operator/whole';

// `npm run backup`: everything of this installation in one file, whether or not the service runs.
const USAGE = `npm run backup -- /backups/roofline-2026-11-24.zip
Writes database, files and keys into one file that npm run restore brings back. The service may run and goes on.
Whoever has the file has everything, the keys included: store it where only you can read it.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The database to read: the server, the folder, or where the service has the folder a copy that it makes. */
async function openSource({ DATABASE_URL, DATA_DIR }: ApiConfig): Promise<WholeDatabase> {
  if (DATABASE_URL) return openWhole({ url: DATABASE_URL });
  try {
    return await openWhole({ dataDir: DATA_DIR });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
  }
  const copy = await askForCopy(DATA_DIR);
  const database = await openWhole({ dataDir: copy.dataDir });
  return { ...database, close: () => database.close().then(() => copy.release()) };
}

const keyOf = (given: string | undefined, config: ApiConfig, file: string, setting: string) =>
  given === undefined ? keyInFolder(config.DATA_DIR, file, setting) : Promise.resolve(Buffer.from(given));

async function everythingOf(config: ApiConfig, database: WholeDatabase): Promise<Installation> {
  return {
    database,
    storage: openStorage(config, resolve(config.DATA_DIR, 'files')),
    keys: {
      'mail.key': await keyOf(config.MAIL_KEY, config, 'mail.key', 'MAIL_KEY'),
      'credentials.key': await keyOf(config.CREDENTIALS_KEY, config, 'credentials.key', 'CREDENTIALS_KEY'),
    },
    oldCredentialKeys: config.CREDENTIALS_OLD_KEYS.length,
  };
}

function tell({ tables, entries, lost, madeAt }: BackupManifest, file: string): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = entries.filter(({ blobId }) => blobId !== undefined).length;
  say(`Wrote ${file}: ${counted(rows, 'row')} and ${counted(files, 'file')} as they stood after ${madeAt}.`);
  if (lost.length > 0)
    say(`${counted(lost.length, 'file')} had no bytes in the store: npm run check-storage names them.`);
}

async function backUp(file: string): Promise<void> {
  const config = commandSettings();
  const madeAt = new Date();
  const database = await openSource(config);
  try {
    const to = { file, madeAt, tell: (step: string) => say(`${step} …`) };
    tell(await makeBackup(await everythingOf(config, database), to), file);
  } finally {
    await database.close();
  }
}

try {
  const file = askedFile(USAGE);
  if (file === null) say(USAGE);
  else await backUp(file);
} catch (error) {
  failCommand('No backup was made', error);
}
