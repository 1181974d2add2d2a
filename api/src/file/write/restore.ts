import type { FilesChanged, FilesChosenInput } from '@roofline/schema/file/file';
import { fileLimits, nameKey, numberedName } from '@roofline/schema/file/names';
import { letGo } from '../../platform/blobs/repository/free';
import type { Tx } from '../../platform/database';
import { conflict } from '../../platform/problem';
import { requireChosen, treeOf, type ChosenRows, type FileChange } from '../access';
import { selectNameKeys, type FileRow } from '../repository/files';
import type { FilePlace, FolderRow } from '../repository/folders';
import {
  eraseFileRows,
  eraseFolderRows,
  reviveFiles,
  reviveFolders,
  type Revived,
} from '../repository/restoring';
import { selectDeletedFolders, reroot, selectFilesDeletedWith, type Deletion } from '../repository/trash';
import { Tree } from '../tree';
import { changedOf } from './bulk';
import { record, wordsOf } from './words';

/** Returns the folders of the call with those under them that were deleted in the same deletion. */
function deletedWith(trash: Tree, folders: readonly FolderRow[]): Deletion[] {
  const found = new Map<string, Deletion>();
  for (const { folderId, deletionId } of folders)
    for (const row of trash.under(folderId))
      if (row.deletionId === deletionId)
        found.set(row.folderId, { id: row.folderId, deletionId: deletionId! });
  return [...found.values()];
}

/** The names that are taken in each folder, those of restored rows included. */
class Names {
  readonly #taken = new Map<string | null, Set<string>>();
  constructor(readonly read: (parentId: string | null) => Promise<Set<string>> | Set<string>) {}

  /** Returns a free name for the folder: with a number where someone has taken it in the meantime. */
  async free(parentId: string | null, name: string): Promise<{ name: string; key: string }> {
    const taken = this.#taken.get(parentId) ?? (await this.read(parentId));
    this.#taken.set(parentId, taken);
    let free = name;
    for (let n = 2; taken.has(nameKey(free)); n += 1) free = numberedName(name, n);
    taken.add(nameKey(free));
    return { name: free, key: nameKey(free) };
  }
}

interface Coming {
  live: Tree;
  trash: Tree;
  /** Ids of the restored folders. */
  ids: ReadonlySet<string>;
}

/** Returns the folders to restore, outermost first: those of the call and those above any restored row. */
function comingFolders(
  { live, trash }: Pick<Coming, 'live' | 'trash'>,
  chosen: readonly string[],
  files: readonly FileRow[],
): FolderRow[] {
  const starts = [...chosen, ...files.flatMap(({ folderId }) => folderId ?? [])];
  const rows = new Map<string, FolderRow>();
  for (const id of starts)
    if (!live.byId.has(id)) for (const row of trash.path(id)) rows.set(row.folderId, row);
  const depth = (row: FolderRow) => trash.path(row.folderId).length;
  return [...rows.values()].toSorted((a, b) => depth(a) - depth(b));
}

/** Places each restored folder: one that would be too deep, or whose parent is gone, goes to the top. */
async function placeFolders({ live, trash, ids }: Coming, rows: readonly FolderRow[]): Promise<Revived[]> {
  const names = new Names((parentId) => new Set(live.in(parentId).map((row) => row.nameKey)));
  const depths = new Map<string, number>();
  const revived: Revived[] = [];
  for (const { folderId: id, parentId: asked, folderName } of rows) {
    const above = asked === null ? 0 : (depths.get(asked) ?? live.path(asked).length);
    const isThere = asked !== null && (live.byId.has(asked) || ids.has(asked));
    const parentId = isThere && above + trash.height(id) <= fileLimits.depth ? asked : null;
    depths.set(id, parentId === null ? 1 : above + 1);
    revived.push({ id, parentId, ...(await names.free(parentId, folderName)) });
  }
  return revived;
}

async function placeFiles(
  tx: Tx,
  place: FilePlace,
  { live, ids }: Coming,
  files: readonly FileRow[],
): Promise<Revived[]> {
  // A folder that is just restored has no file in it yet.
  const isLive = (id: string | null) => id === null || live.byId.has(id);
  const names = new Names((id) => (isLive(id) ? selectNameKeys(tx, place, id) : new Set()));
  const revived: Revived[] = [];
  for (const { propertyFileId: id, folderId, fileName } of files) {
    const isThere = folderId !== null && (live.byId.has(folderId) || ids.has(folderId));
    const parentId = isThere ? folderId : null;
    revived.push({ id, parentId, ...(await names.free(parentId, fileName)) });
  }
  return revived;
}

/** Describes for the activity why rows were restored to the top. */
function lostWords({ files, folders }: Pick<ChosenRows, 'files' | 'folders'>): string {
  const lost = [...new Set([...files, ...folders].flatMap(({ lostFolder }) => lostFolder ?? []))];
  if (lost.length === 0) return '';
  return ` to the top, since ${lost.length === 1 ? `the folder ${lost[0]} is` : `the folders ${lost.join(', ')} are`} gone`;
}

/** Returns the files and folders of the call with all that was deleted with them. */
async function wholeOf(tx: Tx, rows: ChosenRows) {
  const { property } = rows.access;
  const trash = new Tree(await selectDeletedFolders(tx, property));
  const deletions = deletedWith(trash, rows.folders);
  const within = await selectFilesDeletedWith(tx, property, deletions);
  const files = new Map([...rows.files, ...within].map((file) => [file.propertyFileId, file]));
  return { property, trash, folderIds: deletions.map(({ id }) => id), files: [...files.values()] };
}

/** Makes the rest of a deletion, whose folder was restored, separate deletions in the trash. */
async function keepRest(tx: Tx, place: FilePlace, trash: Tree, back: ReadonlySet<string>): Promise<void> {
  const roots = [...back].filter((id) => trash.byId.get(id)?.deletionId === id);
  if (roots.length === 0) return;
  const stays = trash.rows.filter(
    ({ folderId, deletionId }) => !back.has(folderId) && roots.includes(deletionId!),
  );
  const outermost = ({ folderId, deletionId }: FolderRow) =>
    trash.path(folderId).find((row) => !back.has(row.folderId) && row.deletionId === deletionId)!.folderId;
  const rows = stays.map((row) => ({ id: row.folderId, deletionId: outermost(row) }));
  await reroot(tx, place, roots, rows);
}

/** Takes files and folders out of the trash, all or none. */
export async function restoreChosen(
  tx: Tx,
  change: FileChange,
  input: FilesChosenInput,
): Promise<FilesChanged> {
  const choice = { need: 'deleteFiles', lock: true, isDeleted: true } as const;
  const rows = await requireChosen(tx, change.actor, input, choice);
  const { property, trash, folderIds, files } = await wholeOf(tx, rows);
  const live = await treeOf(tx, rows.access);
  const folders = comingFolders({ live, trash }, folderIds, files);
  const coming = { live, trash, ids: new Set(folders.map(({ folderId }) => folderId)) };
  const placed = await placeFolders(coming, folders);
  const placedFiles = await placeFiles(tx, property, coming, files);
  await reviveFolders(tx, property, placed);
  await reviveFiles(tx, property, placedFiles);
  await keepRest(tx, property, trash, coming.ids);
  await record(tx, change, rows.access, `Restored ${wordsOf(rows)}${lostWords(rows)}`);
  return changedOf(rows);
}

/** Erases files and folders in the trash for good, all or none; 409 where one has to be retained. */
export async function eraseChosen(
  tx: Tx,
  change: FileChange,
  input: FilesChosenInput,
): Promise<FilesChanged> {
  const choice = { need: 'eraseMedia', lock: true, isDeleted: true } as const;
  const rows = await requireChosen(tx, change.actor, input, choice);
  const { property, folderIds, files } = await wholeOf(tx, rows);
  const held = files.find(({ retainUntil }) => retainUntil !== null && retainUntil >= change.today);
  if (held)
    throw conflict(
      `The file ${held.fileName} has to be stored until ${held.retainUntil}. Restore it and change that day first.`,
      'retained',
    );
  const fileIds = files.map(({ propertyFileId }) => propertyFileId);
  const blobIds = await eraseFileRows(tx, property, fileIds);
  await eraseFolderRows(tx, property, folderIds);
  await letGo(tx, property.workspaceId, blobIds, change.now);
  await record(tx, change, rows.access, `Erased ${wordsOf(rows)} for good`);
  return changedOf(rows);
}
