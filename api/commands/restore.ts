import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupManifest } from '../src/backup/format';
import { restoreBackup, type Place } from '../src/backup/restore';
import { askedFile, commandSettings, counted, failCommand } from '../src/command-settings';
import type { ApiConfig } from '../src/config';
import { openStorage } from '../src/platform/files/open-storage';
import { closeToOthers } from '../src/platform/files/private-folder';
import { fillable } from '../src/platform/store/operator/fill';

// `npm run restore`: a backup into an installation that nobody uses yet, on whichever database its settings name.
const USAGE = `npm run restore -- /backups/roofline-2026-11-24.zip
Brings back what npm run backup wrote, into an empty DATA_DIR or, with DATABASE_URL, a database without tables: everything, or
nothing. From the embedded database to PostgreSQL is the same pair of commands. Start Roofline afterwards, not before.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function placeOf(config: ApiConfig): Promise<Place> {
  const { DATA_DIR, DATABASE_URL, MAIL_KEY, CREDENTIALS_KEY } = config;
  const warning = closeToOthers(DATA_DIR);
  if (warning) say(warning);
  await mkdir(join(DATA_DIR, 'files'), { recursive: true });
  return {
    database: fillable({ url: DATABASE_URL, dataDir: DATA_DIR }),
    storage: openStorage(config, join(DATA_DIR, 'files')),
    givenKeys: {
      ...(MAIL_KEY === undefined ? {} : { 'mail.key': Buffer.from(MAIL_KEY) }),
      ...(CREDENTIALS_KEY === undefined ? {} : { 'credentials.key': Buffer.from(CREDENTIALS_KEY) }),
    },
    keepKey: (name, key) => writeFile(join(DATA_DIR, name), key, { mode: 0o600 }),
  };
}

function tell({ tables, entries, lost, madeAt, oldCredentialKeys }: BackupManifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = entries.filter(({ blobId }) => blobId !== undefined).length;
  say(
    `Restored ${counted(rows, 'row')} and ${counted(files, 'file')} as they stood after ${madeAt}. Start Roofline now.`,
  );
  if (lost.length > 0) say(`${counted(lost.length, 'file')} had no bytes when the backup was made.`);
  if (oldCredentialKeys > 0)
    say('CREDENTIALS_OLD_KEYS was set where it was made and is no part of it: set it here as well.');
}

try {
  const file = askedFile(USAGE);
  if (file === null) say(USAGE);
  else {
    const place = await placeOf(commandSettings());
    tell(await restoreBackup(file, place, (step) => say(`${step} …`)));
  }
} catch (error) {
  failCommand('The backup was not restored', error);
}
