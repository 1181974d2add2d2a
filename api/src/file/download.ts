import type { FilesChosenInput } from '@roofline/schema/file/file';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { findBlobs } from '../platform/blobs/repository';
import { ruleFailed } from '../platform/problem';
import type { ZipToSend } from '../platform/route/answer';
import { requireChosen, treeOf } from './access';
import { selectFilesUnder } from './repository/files';

/** The most files in one zip; their list is in memory until it is sent. */
const MOST_FILES = 10_000;

/** Returns files and folders as one zip, all or none. A folder is a path in it that begins with the folder's name. */
export async function downloadChosen(tx: Tx, actor: Actor, input: FilesChosenInput): Promise<ZipToSend> {
  const { access, files, folders } = await requireChosen(tx, actor, input, { need: 'viewFiles' });
  const { property } = access;
  const tree = await treeOf(tx, access);
  /** The path of each folder in the zip. A chosen folder inside another chosen one appears once. */
  const paths = new Map<string, string[]>();
  const byDepth = folders.toSorted((a, b) => tree.path(a.folderId).length - tree.path(b.folderId).length);
  for (const { folderId } of byDepth)
    if (!paths.has(folderId)) {
      const above = tree.path(folderId).length - 1;
      for (const row of tree.under(folderId))
        paths.set(
          row.folderId,
          tree
            .path(row.folderId)
            .slice(above)
            .map(({ folderName }) => folderName),
        );
    }
  const inFolders = await selectFilesUnder(tx, property, [...paths.keys()]);
  const known = new Set(inFolders.map(({ propertyFileId }) => propertyFileId));
  const all = [...files.filter(({ propertyFileId }) => !known.has(propertyFileId)), ...inFolders];
  if (all.length > MOST_FILES)
    throw ruleFailed('A zip can have 10,000 files. Choose fewer folders.', 'folderIds', 'tooMany');
  const blobs = await findBlobs(tx, all);
  const entries = all.flatMap(({ folderId, fileName, blobId, uploadedAt: modifiedAt }) => {
    const blob = blobs.get(blobId);
    const folderPath = paths.get(folderId ?? '') ?? [];
    return blob ? [{ path: [...folderPath, fileName], blob, modifiedAt }] : [];
  });
  return { fileName: `${property.name} files.zip`, entries };
}
