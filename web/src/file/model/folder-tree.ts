import { ancestorsOf, type TreeNode } from '../../ui/tree/tree-model';
import type { FileItem, Folder } from './use-files';

/** The node above all folders. */
export const TOP = 'top';
export const ALL_FILES = 'All files';

export const nodeOf = (folderId: string | null) => folderId ?? TOP;
export const folderOf = (nodeId: string) => (nodeId === TOP ? null : nodeId);

const asNodes = (folders: readonly Folder[]): TreeNode[] =>
  folders.map(({ folderId, folderName, parentId }) => ({
    id: folderId,
    parentId: nodeOf(parentId),
    label: folderName,
  }));

/** Returns the folders as a tree under *All files*; those that cannot be chosen are disabled. */
export function folderNodes(folders: readonly Folder[], disabled?: ReadonlySet<string>): TreeNode[] {
  const top = { id: TOP, parentId: null, label: ALL_FILES };
  return [top, ...asNodes(folders)].map((node) => ({ ...node, disabled: disabled?.has(node.id) }));
}

/** Returns the folders from the top to this one, which is the last; none for all files and for an unknown folder. */
export function pathTo(folders: readonly Folder[], folderId: string | null): Folder[] {
  const byId = new Map(folders.map((folder) => [folder.folderId, folder]));
  const own = folderId === null ? undefined : byId.get(folderId);
  if (!own) return [];
  const above = ancestorsOf(asNodes(folders), own.folderId);
  return [own, ...above.flatMap((id) => byId.get(id) ?? [])].reverse();
}

/** The files and folders that a command is for. */
export interface Chosen {
  files: readonly FileItem[];
  folders: readonly Folder[];
}

export const idsOf = ({ files, folders }: Chosen) => ({
  propertyFileIds: files.map(({ propertyFileId }) => propertyFileId),
  folderIds: folders.map(({ folderId }) => folderId),
});

/** Returns those that are elsewhere: only they move to a folder, because the service refuses to move a file to where it is. */
export const outsideOf = ({ files, folders }: Chosen, targetFolderId: string | null): Chosen => ({
  files: files.filter(({ folderId }) => folderId !== targetFolderId),
  folders: folders.filter(({ parentId }) => parentId !== targetFolderId),
});

/** Returns the nodes that they cannot be moved to: the folder that all of them are in, the moved folders, and all folders in those. */
export function closedTargets(chosen: Chosen, folders: readonly Folder[]): Set<string> {
  const here = new Set([
    ...chosen.files.map(({ folderId }) => nodeOf(folderId)),
    ...chosen.folders.map(({ parentId }) => nodeOf(parentId)),
  ]);
  const closed = here.size === 1 ? here : new Set<string>();
  const moved = new Set(chosen.folders.map(({ folderId }) => folderId));
  if (moved.size === 0) return closed;
  const nodes = asNodes(folders);
  for (const { folderId } of folders)
    if (moved.has(folderId) || ancestorsOf(nodes, folderId).some((above) => moved.has(above)))
      closed.add(folderId);
  return closed;
}
