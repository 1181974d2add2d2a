import { createHash } from 'node:crypto';
import type { ArchivedEntry, ArchivedTable } from '@roofline/schema/full-archive/manifest';
import type { ArchiveFile } from './archive-file';
import { UnusableArchive } from './unusable';

export const CHANGED =
  'It was changed after Roofline made it, or it was damaged on the way. Copy it again from where it was made.';
const MANIFEST = 'manifest.json';

/** Reads the manifest, which must state the expected format; `isNone` is the message if the file has another one. */
export async function manifestOf(archive: ArchiveFile, format: string, isNone: string): Promise<unknown> {
  if (!archive.parts.has(MANIFEST)) throw new UnusableArchive(`${isNone}: it has no manifest.json.`);
  let found: { format?: unknown } | null;
  try {
    found = JSON.parse(await archive.text(MANIFEST)) as typeof found;
  } catch {
    throw new UnusableArchive(CHANGED);
  }
  if (found?.format !== format) throw new UnusableArchive(`${isNone}.`);
  return found;
}

/** Checks that the manifest lists exactly the parts of the archive, with their sizes. */
export function checkParts(
  { parts }: ArchiveFile,
  { entries, tables }: { entries: ArchivedEntry[]; tables: ArchivedTable[] },
): void {
  const listed = new Map(entries.map((entry) => [entry.path, entry]));
  const isSame = listed.size === entries.length && parts.size === entries.length + 1;
  const fits = entries.every(({ path, bytes }) => parts.get(path)?.uncompressedSize === bytes);
  const hasData = tables.every(({ path, name }) => path === `data/${name}.json` && listed.has(path));
  if (!isSame || !fits || !hasData) throw new UnusableArchive(CHANGED);
}

/** Checks that the bytes of a part are those that were written. */
export async function checkHash(archive: ArchiveFile, { path, sha256 }: ArchivedEntry): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of await archive.read(path)) hash.update(chunk as Buffer);
  } catch {
    throw new UnusableArchive(CHANGED);
  }
  if (hash.digest('hex') !== sha256) throw new UnusableArchive(CHANGED);
}
