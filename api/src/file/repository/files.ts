import { and, asc, desc, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { uuidArray } from '../../platform/store/values';
import { fileVersion, propertyFile } from '../tables';
import type { FilePlace } from './folders';

const VERSION = {
  blobId: fileVersion.blobId,
  contentType: fileVersion.contentType,
  fileSize: fileVersion.fileSize,
  uploadedAt: fileVersion.uploadedAt,
  uploadByFullName: fileVersion.uploadByFullName,
};
type CurrentVersion = Pick<typeof fileVersion.$inferSelect, keyof typeof VERSION>;
/** A file with the current version of its content. */
export type FileRow = typeof propertyFile.$inferSelect & CurrentVersion;
export type NewFile = typeof propertyFile.$inferInsert;
export type VersionRow = typeof fileVersion.$inferSelect;
export type NewVersion = typeof fileVersion.$inferInsert;

/** Returns files with their current versions. */
export function selectFiles(
  tx: Tx,
  where: SQL | undefined,
  order: SQL[],
  limit?: number,
): Promise<FileRow[]> {
  const query = tx
    .select({ file: propertyFile, current: VERSION })
    .from(propertyFile)
    .innerJoin(
      fileVersion,
      and(
        eq(fileVersion.workspaceId, propertyFile.workspaceId),
        eq(fileVersion.propertyFileId, propertyFile.propertyFileId),
        eq(fileVersion.versionNumber, propertyFile.versionNumber),
      ),
    )
    .where(where)
    .orderBy(...order);
  const rows = limit === undefined ? query : query.limit(limit);
  return rows.then((found) => found.map(({ file, current }) => ({ ...file, ...current })));
}

const BY_NAME = [asc(propertyFile.nameKey), asc(propertyFile.propertyFileId)];
const inPlace = ({ workspaceId, propertyId }: FilePlace) =>
  and(eq(propertyFile.workspaceId, workspaceId), eq(propertyFile.propertyId, propertyId));
const isIn = (folderId: string | null) =>
  folderId === null ? isNull(propertyFile.folderId) : eq(propertyFile.folderId, folderId);
const anyFile = (ids: readonly string[]) => sql`${propertyFile.propertyFileId} = any(${uuidArray(ids)})`;

/** Returns the files of a folder, or of the top, by name. */
export function selectFilesIn(tx: Tx, place: FilePlace, folderId: string | null): Promise<FileRow[]> {
  return selectFiles(tx, and(inPlace(place), isIn(folderId), isNull(propertyFile.deletedAt)), BY_NAME);
}

/** Returns the files that are directly in any of these folders. */
export function selectFilesUnder(tx: Tx, place: FilePlace, folderIds: readonly string[]): Promise<FileRow[]> {
  const under = sql`${propertyFile.folderId} = any(${uuidArray(folderIds)})`;
  return selectFiles(tx, and(inPlace(place), under, isNull(propertyFile.deletedAt)), BY_NAME);
}

/** Returns files by id, in the trash or not, of any property. */
export async function selectFilesById(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  return ids.length === 0 ? [] : selectFiles(tx, anyFile(ids), BY_NAME);
}

/** Returns the names of files outside the trash, of any property. */
export function selectFileNames(
  tx: Tx,
  ids: readonly string[],
): Promise<Pick<FileRow, 'propertyFileId' | 'propertyId' | 'fileName'>[]> {
  const { propertyFileId, propertyId, fileName } = propertyFile;
  return tx
    .select({ propertyFileId, propertyId, fileName })
    .from(propertyFile)
    .where(and(anyFile(ids), isNull(propertyFile.deletedAt)));
}

/** Returns the file outside the trash that has this name in the folder. */
export async function findNamesake(
  tx: Tx,
  place: FilePlace,
  folderId: string | null,
  key: string,
): Promise<FileRow | null> {
  const same = and(
    inPlace(place),
    isIn(folderId),
    eq(propertyFile.nameKey, key),
    isNull(propertyFile.deletedAt),
  );
  return (await selectFiles(tx, same, BY_NAME, 1))[0] ?? null;
}

/** Returns the names of a folder's files, folded for comparison. */
export async function selectNameKeys(
  tx: Tx,
  place: FilePlace,
  folderId: string | null,
): Promise<Set<string>> {
  const rows = await tx
    .select({ key: propertyFile.nameKey })
    .from(propertyFile)
    .where(and(inPlace(place), isIn(folderId), isNull(propertyFile.deletedAt)));
  return new Set(rows.map(({ key }) => key));
}

/** Returns the files of the properties that end by a day, soonest first. */
export function selectEnding(tx: Tx, propertyIds: readonly string[], until: string): Promise<FileRow[]> {
  return selectFiles(
    tx,
    and(
      sql`${propertyFile.propertyId} = any(${uuidArray(propertyIds)})`,
      isNull(propertyFile.deletedAt),
      isNotNull(propertyFile.validUntil),
      lte(propertyFile.validUntil, until),
    ),
    [asc(propertyFile.validUntil), ...BY_NAME],
  );
}

export async function insertFile(tx: Tx, row: NewFile): Promise<void> {
  await tx.insert(propertyFile).values(row);
}

export async function insertVersion(tx: Tx, row: NewVersion): Promise<void> {
  await tx.insert(fileVersion).values(row);
}

/** Returns the versions of a file, newest first. */
export async function selectVersions(
  tx: Tx,
  { workspaceId, propertyFileId }: Pick<VersionRow, 'workspaceId' | 'propertyFileId'>,
): Promise<VersionRow[]> {
  return tx
    .select()
    .from(fileVersion)
    .where(and(eq(fileVersion.workspaceId, workspaceId), eq(fileVersion.propertyFileId, propertyFileId)))
    .orderBy(desc(fileVersion.versionNumber));
}

/** Changes a file and raises its version; returns false where the version is not the expected one. */
export async function changeFile(
  tx: Tx,
  { workspaceId, propertyFileId }: Pick<FileRow, 'workspaceId' | 'propertyFileId'>,
  version: number,
  change: Partial<NewFile>,
): Promise<boolean> {
  const changed = await tx
    .update(propertyFile)
    .set({ ...change, version: sql`${propertyFile.version} + 1` })
    .where(
      and(
        eq(propertyFile.workspaceId, workspaceId),
        eq(propertyFile.propertyFileId, propertyFileId),
        eq(propertyFile.version, version),
        isNull(propertyFile.deletedAt),
      ),
    )
    .returning({ id: propertyFile.propertyFileId });
  return changed.length > 0;
}

/** Changes many files and raises the version of each. */
export async function changeFiles(
  tx: Tx,
  { workspaceId }: FilePlace,
  ids: readonly string[],
  change: Partial<NewFile>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(propertyFile)
    .set({ ...change, version: sql`${propertyFile.version} + 1` })
    .where(and(eq(propertyFile.workspaceId, workspaceId), anyFile(ids)));
}
