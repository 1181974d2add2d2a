import type { PropertyActions } from '@roofline/schema/property/property-actions';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { forbidden, notFound } from '../platform/problem';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import { selectFilesById, type FileRow } from './repository/files';
import { selectFolders, selectFoldersById, type FolderRow } from './repository/folders';
import { Tree } from './tree';

type Need = keyof PropertyActions;

/** The actor who reads files, and the day. */
export interface Reader {
  actor: Actor;
  today: string;
}

/** The actor who changes files, and the time. */
export interface FileChange {
  actor: Actor;
  now: Date;
  /** The day of `now`. */
  today: string;
}

/** Files and folders that a call names. */
export interface Chosen {
  propertyFileIds: readonly string[];
  folderIds: readonly string[];
}

/** The files and folders that a call names, and the one property that they belong to. */
export interface ChosenRows {
  access: PropertyAccess;
  files: FileRow[];
  folders: FolderRow[];
}

interface Choice {
  need: Need;
  /** Locks the property's row until the transaction ends: no one else moves or deletes there in the meantime. */
  lock?: boolean;
  isDeleted?: boolean;
}

/** Returns the files and folders of the call; 404 where one is missing, or in the trash other than `isDeleted` says. */
async function rowsOfChoice(tx: Tx, chosen: Chosen, isDeleted: boolean) {
  const files = await selectFilesById(tx, chosen.propertyFileIds);
  const folders = await selectFoldersById(tx, chosen.folderIds);
  const isWhole =
    files.length === chosen.propertyFileIds.length && folders.length === chosen.folderIds.length;
  if (!isWhole || [...files, ...folders].some((row) => (row.deletedAt !== null) !== isDeleted))
    throw notFound();
  return { files, folders };
}

/**
 * Returns all that a call names; 404 where one id is unknown, of another workspace, out of reach, of another property
 * than the first or in the trash (AZ-3 to AZ-5), 403 where the role lacks `need`. With `lock` reads behind the lock.
 */
export async function requireChosen(
  tx: Tx,
  actor: Actor,
  chosen: Chosen,
  { need, lock = false, isDeleted = false }: Choice,
): Promise<ChosenRows> {
  const found = await rowsOfChoice(tx, chosen, isDeleted);
  const propertyIds = new Set([...found.files, ...found.folders].map((row) => row.propertyId));
  const [propertyId] = propertyIds;
  if (propertyIds.size !== 1) throw notFound();
  const access = await requireProperty(tx, actor, propertyId!, { lock });
  // A Vendor sees the property but none of its files, so the answer is 403 and not 404.
  if (!access.actions[need]) throw forbidden();
  return { access, ...(lock ? await rowsOfChoice(tx, chosen, isDeleted) : found) };
}

/** Returns one file, by the rules of `requireChosen`. */
export async function requireFile(tx: Tx, actor: Actor, propertyFileId: string, choice: Choice) {
  const chosen = { propertyFileIds: [propertyFileId.toLowerCase()], folderIds: [] };
  const { access, files } = await requireChosen(tx, actor, chosen, choice);
  return { access, file: files[0]! };
}

/** Returns one folder, by the rules of `requireChosen`. */
export async function requireFolder(tx: Tx, actor: Actor, folderId: string, choice: Choice) {
  const chosen = { propertyFileIds: [], folderIds: [folderId.toLowerCase()] };
  const { access, folders } = await requireChosen(tx, actor, chosen, choice);
  return { access, folder: folders[0]! };
}

/** Returns the folders of a property as a tree. */
export async function treeOf(tx: Tx, { property }: PropertyAccess): Promise<Tree> {
  return new Tree(await selectFolders(tx, [property.propertyId]));
}

/** Returns the id of the target folder; null is the top, 404 where the property has no such folder. */
export function requireTarget(tree: Tree, folderId: string | null | undefined): string | null {
  if (folderId === null || folderId === undefined) return null;
  const row = tree.byId.get(folderId.toLowerCase());
  if (!row) throw notFound();
  return row.folderId;
}

/** Returns those of the properties whose files the actor may see, by id. */
export async function seenProperties(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<Map<string, PropertyAccess>> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  return new Map([...reached].filter(([, { actions }]) => actions.viewFiles));
}
