import {
  FULL_ARCHIVE,
  FULL_ARCHIVE_VERSION,
  manifest,
  type Manifest,
} from '@roofline/schema/full-archive/manifest';
import type { Catalogue } from '../../platform/repository/catalogue';
import type { ArchiveFile } from '../../platform/zip/archive-file';
import { CHANGED, manifestOf } from '../../platform/zip/check-parts';
import { UnusableArchive } from '../../platform/zip/unusable';

const NEWER = 'It was made by a newer version of Roofline. Update this installation first, then take it in.';

/** Returns the manifest if this version understands it. */
export async function readManifest(archive: ArchiveFile, knownSchema: number): Promise<Manifest> {
  const found = (await manifestOf(
    archive,
    FULL_ARCHIVE,
    'It is no full archive of Roofline',
  )) as Partial<Manifest>;
  if (Number(found.formatVersion) > FULL_ARCHIVE_VERSION || Number(found.schemaVersion) > knownSchema)
    throw new UnusableArchive(NEWER);
  const result = manifest.safeParse(found);
  if (!result.success) throw new UnusableArchive(CHANGED);
  return result.data;
}

/** Refuses tables and columns that this version does not have, because they would be lost. */
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
