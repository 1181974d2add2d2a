import type { FileListing, FileListInput, Folder, FolderTree } from '@roofline/schema/file/file';
import { fileLimits } from '@roofline/schema/file/names';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { requireProperty, type PropertyAccess } from '../property/access';
import { requireTarget, seenProperties, type Reader } from './access';
import { presentFiles, presentOf, type Found } from './present';
import { selectFilesById, selectFilesIn } from './repository/files';
import { countFilesByFolder, selectFolders } from './repository/folders';
import { searchFiles, selectSnippets } from './repository/text';
import { countDeletions, selectTrashedFiles, selectTrashedFolders } from './repository/trash';
import { nested, presentFolders, Tree } from './tree';

/** Returns the folders of a property, as a tree and by id as shown. */
export async function readTree(
  tx: Tx,
  propertyId: string,
): Promise<{ tree: Tree; shown: Map<string, Folder> }> {
  const tree = new Tree(await selectFolders(tx, [propertyId]));
  return { tree, shown: presentFolders(tree, await countFilesByFolder(tx, [propertyId])) };
}

/** Returns the folders of a property, each with those in it. */
export async function listFolderTree(tx: Tx, actor: Actor, propertyId: string): Promise<FolderTree[]> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'viewFiles' });
  const { tree, shown } = await readTree(tx, property.propertyId);
  return nested(tree, shown);
}

/** Returns all folders of each property, by name, in the order of the ids; null where the viewer may not see files. */
export async function listFoldersOf(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<(Folder[] | null)[]> {
  const seen = [...(await seenProperties(tx, actor, propertyIds)).keys()];
  const rows = await selectFolders(tx, seen);
  const filesIn = await countFilesByFolder(tx, seen);
  const lists = new Map<string, Folder[]>(seen.map((id) => [id, []]));
  const shown = presentFolders(new Tree(rows), filesIn);
  for (const { folderId, propertyId } of rows) {
    const folder = shown.get(folderId);
    if (folder) lists.get(propertyId)!.push(folder);
  }
  return propertyIds.map((id) => lists.get(id.toLowerCase()) ?? null);
}

/** A listing without the settings of the service. */
type Listed = Omit<FileListing, 'trashDays'>;

const nowhere = { folder: null, path: [] };

/** Returns the files and folders in the trash, newest first, without those that were deleted as part of a folder. */
async function listTrash(tx: Tx, reader: Reader, access: PropertyAccess): Promise<Listed> {
  const { property } = access;
  const folders = await selectTrashedFolders(tx, property);
  const counts = await countDeletions(tx, folders.map((row) => row.folderId)); // prettier-ignore
  const files = await presentOf(tx, reader, access, await selectTrashedFiles(tx, property));
  return {
    ...nowhere,
    folders: folders.map(({ folderId, propertyId, folderName, parentId, version }) => {
      const { files: fileCount = 0, folders: withIt = 1 } = counts.get(folderId) ?? {};
      return { folderId, propertyId, folderName, parentId, fileCount, folderCount: withIt - 1, version };
    }),
    files,
  };
}

/** Returns the files and folders of the whole property that match the words. */
async function search(
  tx: Tx,
  reader: Reader,
  access: PropertyAccess,
  { words, atMost }: { words: string; atMost: number },
): Promise<Listed> {
  const { property } = access;
  const { tree, shown } = await readTree(tx, property.propertyId);
  const ids = await searchFiles(tx, property, words, atMost);
  const snippets = await selectSnippets(tx, property, words, ids.slice(0, fileLimits.snippets));
  const rows = new Map((await selectFilesById(tx, ids)).map((row) => [row.propertyFileId, row]));
  const ordered = ids.flatMap((id) => rows.get(id) ?? []);
  const found = new Map<string, Found>(
    ordered.map(({ propertyFileId, folderId }) => {
      const path = tree.path(folderId).map(({ folderName }) => folderName);
      const folderPath = path.length > 0 ? path.join(' / ') : null;
      return [propertyFileId, { folderPath, snippet: snippets.get(propertyFileId) ?? null }];
    }),
  );
  const wanted = words.toLowerCase();
  const folders = tree.rows.filter(({ nameKey }) => nameKey.includes(wanted));
  return {
    ...nowhere,
    folders: folders.flatMap(({ folderId }) => shown.get(folderId) ?? []),
    files: await presentFiles(tx, reader, new Map([[property.propertyId, access]]), ordered, found),
  };
}

/** Returns a folder of a property, the results of a search in the property, or its trash. */
export async function listFiles(
  tx: Tx,
  reader: Reader,
  at: { propertyId: string },
  query: FileListInput,
): Promise<Listed> {
  const access = await requireProperty(tx, reader.actor, at.propertyId, { need: 'viewFiles' });
  if (query.isDeleted) return listTrash(tx, reader, access);
  if (query.search) return search(tx, reader, access, { words: query.search, atMost: query.atMost });
  const { property } = access;
  const { tree, shown } = await readTree(tx, property.propertyId);
  const folderId = requireTarget(tree, query.folderId);
  const show = ({ folderId: id }: { folderId: string }) => shown.get(id) ?? [];
  return {
    folder: folderId === null ? null : (shown.get(folderId) ?? null),
    path: tree.path(folderId).flatMap(show),
    folders: tree.in(folderId).flatMap(show),
    files: await presentOf(tx, reader, access, await selectFilesIn(tx, property, folderId)),
  };
}
