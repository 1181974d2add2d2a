import type { FilesChanged, FilesChosenInput, FilesMoveInput } from '@roofline/schema/file/file';
import type { Tx } from '../../platform/database';
import type { FindHolders } from '../../platform/trash/holders';
import { requireChosen, requireFile, requireFolder, requireTarget, treeOf, type ChosenRows, type FileChange } from '../access'; // prettier-ignore
import { assertUnheld } from '../documents';
import { changeFiles, selectNameKeys } from '../repository/files';
import { moveFolders } from '../repository/folders';
import { trashFiles, trashFolders, type Deletion } from '../repository/trash';
import { assertVersion } from '../../platform/versions';
import type { Tree } from '../tree';
import type { FileAt } from './files';
import { assertMovable, sameFolder, sameName, type FolderAt } from './folders';
import { placeWords, record, wordsOf } from './words';

/** Returns the answer of a bulk call. */
export const changedOf = ({ access, files, folders }: ChosenRows): FilesChanged => ({
  propertyId: access.property.propertyId,
  propertyFileIds: files.map(({ propertyFileId }) => propertyFileId),
  folderIds: folders.map(({ folderId }) => folderId),
});

/** Throws 409 where two of the moved rows, or a moved row and one in the target, would have the same name. */
function assertFreeNames(keys: readonly string[], taken: ReadonlySet<string>, what: 'file' | 'folder'): void {
  const isTwice = new Set(keys).size < keys.length;
  const field = what === 'file' ? 'propertyFileIds' : 'folderIds';
  if (isTwice || keys.some((key) => taken.has(key))) throw sameName(what, field);
}

/** Moves files and folders into a folder, all or none. */
export async function moveChosen(tx: Tx, change: FileChange, input: FilesMoveInput): Promise<FilesChanged> {
  const rows = await requireChosen(tx, change.actor, input, { need: 'editFiles', lock: true });
  const { access, files, folders } = rows;
  const tree = await treeOf(tx, access);
  const targetId = requireTarget(tree, input.targetFolderId);
  for (const folder of folders) assertMovable(tree, folder, targetId);
  if (files.some(({ folderId }) => folderId === targetId)) throw sameFolder();
  assertFreeNames(folders.map(({ nameKey }) => nameKey), new Set(), 'folder'); // prettier-ignore
  const there = await selectNameKeys(tx, access.property, targetId);
  assertFreeNames(files.map(({ nameKey }) => nameKey), there, 'file'); // prettier-ignore
  await moveFolders(tx, access.property, folders.map(({ folderId }) => folderId), targetId); // prettier-ignore
  await changeFiles(
    tx,
    access.property,
    files.map(({ propertyFileId }) => propertyFileId),
    { folderId: targetId },
  );
  const to = placeWords(targetId === null ? null : tree.byId.get(targetId));
  await record(tx, change, access, `Moved ${wordsOf(rows)} to ${to}`);
  return changedOf(rows);
}

/** Returns the folders that go with each chosen one; a chosen folder under another chosen one goes with that one. */
function deletionsOf(tree: Tree, folders: ChosenRows['folders']): Deletion[] {
  const chosen = new Set(folders.map(({ folderId }) => folderId));
  const isUnderChosen = (id: string) => tree.path(id).slice(0, -1).some((row) => chosen.has(row.folderId)); // prettier-ignore
  return folders
    .filter(({ folderId }) => !isUnderChosen(folderId))
    .flatMap(({ folderId: deletionId }) =>
      tree.under(deletionId).map(({ folderId: id }) => ({ id, deletionId })),
    );
}

/** A deletion: the actor, and the function that finds records whose documents would be lost. */
export interface Deleting extends FileChange {
  holdersOf: FindHolders;
}

async function toTrash(tx: Tx, change: Deleting, rows: ChosenRows): Promise<void> {
  const { access, files, folders } = rows;
  const by = { deletedAt: change.now, deletedBy: change.actor.userId };
  const deletions = deletionsOf(await treeOf(tx, access), folders);
  // A chosen file in a chosen folder goes with the folder, as it would have anyway.
  const gone = new Set(deletions.map(({ id }) => id));
  const alone = files.filter(({ folderId }) => folderId === null || !gone.has(folderId));
  const propertyFileIds = alone.map(({ propertyFileId }) => propertyFileId);
  await assertUnheld(tx, change.holdersOf, access.property, { propertyFileIds, folderIds: [...gone] });
  await trashFolders(tx, access.property, deletions, by);
  await trashFiles(tx, access.property, propertyFileIds, by);
  await record(tx, change, access, `Deleted ${wordsOf(rows)}`);
}

/** Puts files and folders into the trash, all or none. */
export async function deleteChosen(tx: Tx, change: Deleting, input: FilesChosenInput): Promise<FilesChanged> {
  const rows = await requireChosen(tx, change.actor, input, { need: 'deleteFiles', lock: true });
  await toTrash(tx, change, rows);
  return changedOf(rows);
}

export async function deleteFile(tx: Tx, change: Deleting, at: FileAt): Promise<void> {
  const choice = { need: 'deleteFiles', lock: true } as const;
  const { access, file } = await requireFile(tx, change.actor, at.propertyFileId, choice);
  assertVersion(file.version, at.version);
  await toTrash(tx, change, { access, files: [file], folders: [] });
}

export async function deleteFolder(tx: Tx, change: Deleting, at: FolderAt): Promise<void> {
  const choice = { need: 'deleteFiles', lock: true } as const;
  const { access, folder } = await requireFolder(tx, change.actor, at.folderId, choice);
  assertVersion(folder.version, at.version);
  await toTrash(tx, change, { access, files: [], folders: [folder] });
}
