import { createHash } from 'node:crypto';
import {
  FULL_ARCHIVE,
  FULL_ARCHIVE_VERSION,
  manifest,
  type ArchivedEntry,
  type Manifest,
} from '@roofline/schema/full-archive/manifest';
import type { Catalogue } from '../repository/catalogue';
import type { ArchiveFile } from './archive-file';
import { UnusableArchive } from './unusable';

const MANIFEST = 'manifest.json';
const CHANGED =
  'It was changed after Roofline made it, or it was damaged on the way. Download it again and take it in as it is.';
const NEWER = 'It was made by a newer version of Roofline. Update this installation first, then take it in.';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableArchive(CHANGED);
  }
}

/** The manifest, where this version understands it. */
export async function readManifest(archive: ArchiveFile, knownSchema: number): Promise<Manifest> {
  if (!archive.parts.has(MANIFEST))
    throw new UnusableArchive('It is no full archive of Roofline: it has no manifest.json.');
  const found = parsed(await archive.text(MANIFEST)) as Partial<Manifest> | null;
  if (found?.format !== FULL_ARCHIVE) throw new UnusableArchive('It is no full archive of Roofline.');
  if (Number(found.formatVersion) > FULL_ARCHIVE_VERSION || Number(found.schemaVersion) > knownSchema)
    throw new UnusableArchive(NEWER);
  const result = manifest.safeParse(found);
  if (!result.success) throw new UnusableArchive(CHANGED);
  return result.data;
}

/** Every part is in the manifest with its size, and none is beside it. */
export function checkParts({ parts }: ArchiveFile, { entries, tables }: Manifest): void {
  const listed = new Map(entries.map((entry) => [entry.path, entry]));
  const isSame = listed.size === entries.length && parts.size === entries.length + 1;
  const fits = entries.every(({ path, bytes }) => parts.get(path)?.uncompressedSize === bytes);
  const hasData = tables.every(({ path, name }) => path === `data/${name}.json` && listed.has(path));
  if (!isSame || !fits || !hasData) throw new UnusableArchive(CHANGED);
}

/** Tables and columns that this version does not have would be lost: nothing is taken in then. */
export function checkColumns({ shapes }: Catalogue, { tables }: Manifest): void {
  const known = new Map([...shapes.values()].map((shape) => [shape.name as string, shape]));
  if (new Set(tables.map(({ name }) => name)).size < tables.length) throw new UnusableArchive(CHANGED);
  for (const { name, columns } of tables) {
    const has = new Set(known.get(name)?.columns.map((column) => column.name));
    const unknown = columns.find((column) => !has.has(column));
    if (unknown === undefined) continue;
    throw new UnusableArchive(
      `It has ${name}.${unknown}, which this version of Roofline does not have. Take it in with the version that made it, update that installation and make a new archive there.`,
    );
  }
}

/** The bytes of a part are those that were written. */
export async function checkHash(archive: ArchiveFile, { path, sha256 }: ArchivedEntry): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of await archive.read(path)) hash.update(chunk as Buffer);
  } catch {
    throw new UnusableArchive(CHANGED);
  }
  if (hash.digest('hex') !== sha256) throw new UnusableArchive(CHANGED);
}
