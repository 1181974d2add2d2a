import type { LinkedFile } from '@roofline/schema/file/linked-file';
import type { Tx } from '../platform/database';
import { Problem, ruleFailed } from '../platform/problem';
import type { FindHolders } from '../platform/trash/holders';
import { selectDocuments, selectLiveIds, type DocumentAt, type DocumentRow } from './repository/documents';
import { selectFilesById } from './repository/files';
import type { FilePlace } from './repository/folders';

export type { DocumentRow } from './repository/documents';

/** An error lists at most so many refused deletions. */
const LISTED = 20;

const link = (row: LinkedFile): LinkedFile => {
  const { propertyFileId, folderId, fileName, contentType, fileSize } = row;
  return { propertyFileId, folderId, fileName, contentType, fileSize };
};

/** Returns files that rows of another domain refer to as their documents, by id, in their current versions. */
export async function linkedFiles(tx: Tx, ids: readonly string[]): Promise<Map<string, LinkedFile>> {
  const rows = await selectFilesById(tx, ids);
  return new Map(rows.map((row) => [row.propertyFileId, link(row)]));
}

/** Returns such files in the versions that the rows refer to. */
export async function documentsAt(tx: Tx, at: readonly DocumentAt[]): Promise<(DocumentAt & DocumentRow)[]> {
  return selectDocuments(tx, at);
}

export const presentDocument = (row: DocumentRow): LinkedFile => link(row);

/** Throws 422 where the file is not one of the property, or is in its trash. The caller has locked the property. */
export async function requireDocument(
  tx: Tx,
  { propertyId }: { propertyId: string },
  propertyFileId: string,
): Promise<void> {
  const [file] = await selectFilesById(tx, [propertyFileId]);
  if (file && file.propertyId === propertyId && file.deletedAt === null) return;
  throw ruleFailed(
    'This file is not among the files of the property. Choose another one.',
    'propertyFileId',
    'notFound',
  );
}

/**
 * Throws 409 where one of the files, or of those in the folders, is a document of another record, which would lose it.
 * The caller has locked the property, as does every write that refers to a document.
 */
export async function assertUnheld(
  tx: Tx,
  holdersOf: FindHolders,
  place: FilePlace,
  chosen: { propertyFileIds: readonly string[]; folderIds: readonly string[] },
): Promise<void> {
  const files = await selectLiveIds(tx, place, chosen);
  const held = new Map(
    (await holdersOf(tx, files.map((file) => file.propertyFileId))).map((row) => [row.propertyFileId, row.holder]), // prettier-ignore
  );
  const refused = files.flatMap(({ propertyFileId, fileName }) => {
    const holder = held.get(propertyFileId);
    return holder === undefined ? [] : [{ fileName, holder }];
  });
  if (refused.length === 0) return;
  throw new Problem(
    409,
    refused.slice(0, LISTED).map(({ fileName, holder }) => ({
      code: 'isDocument',
      detail: `${fileName} is a document of ${holder} and cannot be deleted. Remove it there first.`,
    })),
  );
}
