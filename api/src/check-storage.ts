import { parseArgs } from 'node:util';
import { commandSettings, counted, failCommand } from './command-settings';
import { withParts } from './open-parts';
import { checkStorage, type BadRow, type StorageReport } from './platform/blobs/check';

// `npm run check-storage` compares the rows of stored bytes with the store. Stop a service with the embedded database first.
const USAGE = `npm run check-storage [-- --mend]
Lists rows without their bytes, and bytes without a row. --mend removes the bytes without a row that are older than an
hour, and forgets lost sizes of images, for which the image itself is shown. Lost files come back only from a backup.
Ends with 1 while a file is lost.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function lineOf({ row, found }: BadRow): string {
  const what = row.variant === null ? row.contentType : `${row.contentType}, size ${row.variant}`;
  const bytes = found === null ? 'no bytes' : `${found} bytes instead of ${row.byteCount}`;
  return `  ${row.storageKey}: ${bytes} (${what}, of ${row.createdAt.toISOString()}, workspace or account ${row.workspaceId})`;
}

/** Prints the report; returns whether a file is lost. */
function tell({ rows, bad, stray, young, mended }: StorageReport): boolean {
  say(`${counted(rows, 'row')} compared with the store.`);
  if (bad.length > 0) say(`${counted(bad.length, 'row')} without the right bytes:`);
  bad.forEach((row) => say(lineOf(row)));
  if (stray.length > 0) say(`${counted(stray.length, 'file')} without a row:`);
  stray.forEach((key) => say(`  ${key}`));
  if (young > 0)
    say(`${counted(young, 'file')} without a row that may be on the way; look again in an hour.`);
  if (mended)
    say(
      `Mended: ${counted(mended.removed, 'file')} removed, ${counted(mended.forgotten, 'size')} forgotten.`,
    );
  const lost = bad.filter(({ row }) => mended === null || row.parentId === null);
  if (lost.length > 0) say('Bring lost files back from a backup.');
  else if (stray.length === 0 || mended) say('Table and store agree.');
  return lost.length > 0;
}

try {
  const { mend, help } = parseArgs({
    options: { mend: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  }).values;
  if (help) say(USAGE);
  else {
    const report = await withParts(commandSettings(), (parts) => checkStorage(parts, { isMending: mend }));
    if (tell(report)) process.exitCode = 1;
  }
} catch (error) {
  failCommand('The storage could not be checked', error);
}
