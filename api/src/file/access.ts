import type { PropertyActions } from '@roofline/schema/property/property-actions';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { forbidden, notFound } from '../platform/problem';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import { selectFilesById, type FileRow } from './repository/files';
import { selectFolders, selectFoldersById, type FolderRow } from './repository/folders';
import { Tree } from './tree';

type Need = keyof PropertyActions;

/** Who reads files, and the day. */
export interface Reader {
  actor: Actor;
  today: string;
}

/** Who changes files, and when. */
export interface FileChange {
  actor: Actor;
  now: Date;
  /** The day of now. */
  today: string;
}

/** Files and folders that a call names. */
export interface Chosen {
  propertyFileIds: readonly string[];
  folderIds: readonly string[];
}

/** What a call names, in the one property that it is of. */
export interface ChosenRows {
  access: PropertyAccess;
  files: FileRow[];
  folders: FolderRow[];
}

interface Choice {
  need: Need;
  /** The property's row is held until the transaction ends: nobody else moves or deletes there in the meantime. */
  lock?: boolean;
  isDeleted?: boolean;
}

/** The files and folders of the call; 404 where one of them is not there, in the trash or not as asked. */
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
 * All that a call names, or 404 where one id is unknown, of another workspace, out of reach, of another property than the
 * first or in the trash (AZ-3 to AZ-5), or 403 where the role lacks `need`. With `lock` the rows are read behind the lock.
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
  // A Vendor sees no file, but the property: what is there may be known, and is refused.
  if (!access.actions[need]) throw forbidden();
  return { access, ...(lock ? await rowsOfChoice(tx, chosen, isDeleted) : found) };
}

/** One file. */
export async function requireFile(tx: Tx, actor: Actor, propertyFileId: string, choice: Choice) {
  const chosen = { propertyFileIds: [propertyFileId.toLowerCase()], folderIds: [] };
  const { access, files } = await requireChosen(tx, actor, chosen, choice);
  return { access, file: files[0]! };
}

/** One folder. */
export async function requireFolder(tx: Tx, actor: Actor, folderId: string, choice: Choice) {
  const chosen = { propertyFileIds: [], folderIds: [folderId.toLowerCase()] };
  const { access, folders } = await requireChosen(tx, actor, chosen, choice);
  return { access, folder: folders[0]! };
}

/** The folders of a property. */
export async function treeOf(tx: Tx, { property }: PropertyAccess): Promise<Tree> {
  return new Tree(await selectFolders(tx, [property.propertyId]));
}

/** The folder that something is to go into; null is the top, 404 where the property has no such folder. */
export function requireTarget(tree: Tree, folderId: string | null | undefined): string | null {
  if (folderId === null || folderId === undefined) return null;
  const row = tree.byId.get(folderId.toLowerCase());
  if (!row) throw notFound();
  return row.folderId;
}

/** Those of the properties whose files the actor may see, by id. */
export async function seenProperties(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<Map<string, PropertyAccess>> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  return new Map([...reached].filter(([, { actions }]) => actions.viewFiles));
}
