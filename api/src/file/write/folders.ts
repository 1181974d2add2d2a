import type { ProblemCode } from '@roofline/schema/problem/problem-codes';
import { STANDARD_FOLDERS, type Folder, type StandardFolder } from '@roofline/schema/file/file';
import { fileLimits, nameKey, type FolderInput } from '@roofline/schema/file/names';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { conflict, ruleFailed } from '../../platform/problem';
import { assertVersion, staleVersion } from '../../platform/versions';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { requireFolder, requireTarget, treeOf, type FileChange } from '../access';
import { readTree } from '../listing';
import { changeFolder, insertFolders, type FolderRow } from '../repository/folders';
import type { Tree } from '../tree';
import { placeWords, record } from './words';

export const sameName = (what: 'file' | 'folder', field: string) => {
  const problem = conflict(`A ${what} of this name is there already. Choose another name.`, 'sameName');
  problem.errors[0]!.field = field;
  return problem;
};
const tooDeep = () =>
  ruleFailed(`Folders can be ${fileLimits.depth} levels deep`, 'targetFolderId', 'tooDeep');

/** Throws 409 where another folder of the parent has the name. */
function assertFreeFolderName(tree: Tree, parentId: string | null, key: string, itself?: string): void {
  if (tree.in(parentId).some((row) => row.nameKey === key && row.folderId !== itself))
    throw sameName('folder', 'folderName');
}

/** Returns the folder as shown after the change. */
async function shownFolder(tx: Tx, { propertyId, folderId }: FolderRow): Promise<Folder> {
  return (await readTree(tx, propertyId)).shown.get(folderId)!;
}

const newFolder = (
  { property }: PropertyAccess,
  { now }: FileChange,
  folderName: string,
  parentId: string | null,
) => ({
  workspaceId: property.workspaceId,
  propertyId: property.propertyId,
  folderId: newId(),
  parentId,
  folderName,
  nameKey: nameKey(folderName),
  createdAt: now,
});

function assertRoom(tree: Tree, more: number): void {
  const most = fileLimits.foldersPerProperty;
  if (tree.rows.length + more > most)
    throw ruleFailed(`A property can have ${most.toLocaleString('en-US')} folders`, 'folderName', 'tooMany');
}

export async function addFolder(
  tx: Tx,
  change: FileChange,
  propertyId: string,
  { folderName, parentId: asked }: FolderInput,
): Promise<Folder> {
  const access = await requireProperty(tx, change.actor, propertyId, { need: 'editFiles', lock: true });
  const tree = await treeOf(tx, access);
  const parentId = requireTarget(tree, asked);
  if (tree.isTooDeep(parentId, 1))
    throw ruleFailed(`Folders can be ${fileLimits.depth} levels deep`, 'parentId', 'tooDeep');
  assertRoom(tree, 1);
  assertFreeFolderName(tree, parentId, nameKey(folderName));
  const [row] = await insertFolders(tx, [newFolder(access, change, folderName, parentId)]);
  await record(tx, change, access, `Added the folder ${folderName}`);
  return shownFolder(tx, row!);
}

/** Adds those of the standard folders that are not at the top yet; returns the folders at the top. */
export async function addStandardFolders(tx: Tx, change: FileChange, propertyId: string): Promise<Folder[]> {
  const access = await requireProperty(tx, change.actor, propertyId, { need: 'editFiles', lock: true });
  const before = await treeOf(tx, access);
  const there = new Set(before.in(null).map((row) => row.nameKey));
  const missing = STANDARD_FOLDERS.filter((name) => !there.has(nameKey(name)));
  assertRoom(before, missing.length);
  await insertFolders(
    tx,
    missing.map((name) => newFolder(access, change, name, null)),
  );
  await record(tx, change, access, missing.length > 0 ? `Added the folders ${missing.join(', ')}` : null);
  const { tree, shown } = await readTree(tx, access.property.propertyId);
  return tree.in(null).map(({ folderId }) => shown.get(folderId)!);
}

/** Returns the top folder of this name, and adds it where it is missing. The caller has locked the property. */
export async function standardFolder(
  tx: Tx,
  change: FileChange,
  access: PropertyAccess,
  folderName: StandardFolder,
): Promise<{ folderId: string; folderName: string }> {
  const tree = await treeOf(tx, access);
  const key = nameKey(folderName);
  const there = tree.in(null).find((row) => row.nameKey === key);
  if (there) return there;
  assertRoom(tree, 1);
  const made = newFolder(access, change, folderName, null);
  await insertFolders(tx, [made]);
  return made;
}

export interface FolderAt {
  folderId: string;
  version: number;
}

export async function renameFolder(
  tx: Tx,
  change: FileChange,
  at: FolderAt,
  folderName: string,
): Promise<Folder> {
  const { access, folder } = await requireFolder(tx, change.actor, at.folderId, {
    need: 'editFiles',
    lock: true,
  });
  assertVersion(folder.version, at.version);
  const key = nameKey(folderName);
  assertFreeFolderName(await treeOf(tx, access), folder.parentId, key, folder.folderId);
  const row = await changeFolder(tx, folder, at.version, { folderName, nameKey: key });
  if (!row) throw staleVersion(folder.version);
  const isChanged = folderName !== folder.folderName;
  await record(
    tx,
    change,
    access,
    isChanged ? `Renamed the folder ${folder.folderName} to ${folderName}` : null,
  );
  return shownFolder(tx, row);
}

const targeted = (detail: string, code: ProblemCode) => {
  const problem = conflict(detail, code);
  problem.errors[0]!.field = 'targetFolderId';
  return problem;
};
export const sameFolder = () => targeted('It is in this folder already. Choose another one.', 'sameFolder');
const ownChild = () =>
  targeted('A folder cannot be moved into itself or into a folder under it. Choose another one.', 'ownChild');

/** Refuses a move of a folder into itself, to where it is, too deep or beside a folder of the same name. */
export function assertMovable(tree: Tree, folder: FolderRow, targetId: string | null): void {
  if (tree.path(targetId).some((row) => row.folderId === folder.folderId)) throw ownChild();
  if (folder.parentId === targetId) throw sameFolder();
  if (tree.isTooDeep(targetId, tree.height(folder.folderId))) throw tooDeep();
  assertFreeFolderName(tree, targetId, folder.nameKey);
}

export async function moveFolder(
  tx: Tx,
  change: FileChange,
  at: FolderAt,
  targetFolderId: string | null,
): Promise<Folder> {
  const { access, folder } = await requireFolder(tx, change.actor, at.folderId, {
    need: 'editFiles',
    lock: true,
  });
  assertVersion(folder.version, at.version);
  const tree = await treeOf(tx, access);
  const parentId = requireTarget(tree, targetFolderId);
  assertMovable(tree, folder, parentId);
  const row = await changeFolder(tx, folder, at.version, { parentId });
  if (!row) throw staleVersion(folder.version);
  const to = placeWords(parentId === null ? null : tree.byId.get(parentId));
  await record(tx, change, access, `Moved the folder ${folder.folderName} to ${to}`);
  return shownFolder(tx, row);
}
