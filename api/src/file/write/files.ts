import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import {
  fileInput,
  type FileAssignInput,
  type FileInput,
  type PropertyFile,
} from '@roofline/schema/file/file';
import { nameKey } from '@roofline/schema/file/names';
import { lineagesOf } from '../../component/service';
import type { Tx } from '../../platform/database';
import { assertVersion, staleVersion } from '../../platform/versions';
import { requireChosen, requireFile, requireTarget, treeOf, type FileChange } from '../access';
import { presentOf } from '../present';
import { attach, detach } from '../repository/components';
import {
  changeFile,
  changeFiles,
  findNamesake,
  selectFilesById,
  type FileRow,
  type NewFile,
} from '../repository/files';
import { sameFolder, sameName } from './folders';
import { placeWords, record, wordsOf } from './words';
import type { PropertyAccess } from '../../property/access';

export interface FileAt {
  propertyFileId: string;
  version: number;
}

/** Throws 409 where another file of the folder has the name. */
async function assertFreeFileName(
  tx: Tx,
  file: FileRow,
  folderId: string | null,
  key: string,
): Promise<void> {
  const namesake = await findNamesake(tx, file, folderId, key);
  if (namesake && namesake.propertyFileId !== file.propertyFileId) throw sameName('file', 'fileName');
}

async function lockedFile(tx: Tx, change: FileChange, at: FileAt) {
  const found = await requireFile(tx, change.actor, at.propertyFileId, { need: 'editFiles', lock: true });
  assertVersion(found.file.version, at.version);
  return found;
}

/** Returns the file as shown after the change. */
async function shownFile(tx: Tx, change: FileChange, access: PropertyAccess, id: string) {
  const [shown] = await presentOf(tx, change, access, await selectFilesById(tx, [id]));
  return shown!;
}

async function save(tx: Tx, file: FileRow, version: number, values: Partial<NewFile>): Promise<void> {
  if (!(await changeFile(tx, file, version, values))) throw staleVersion(file.version);
}

export async function renameFile(
  tx: Tx,
  change: FileChange,
  at: FileAt,
  fileName: string,
): Promise<PropertyFile> {
  const { access, file } = await lockedFile(tx, change, at);
  const key = nameKey(fileName);
  await assertFreeFileName(tx, file, file.folderId, key);
  await save(tx, file, at.version, { fileName, nameKey: key });
  const isChanged = fileName !== file.fileName;
  await record(tx, change, access, isChanged ? `Renamed the file ${file.fileName} to ${fileName}` : null);
  return shownFile(tx, change, access, file.propertyFileId);
}

export async function moveFile(
  tx: Tx,
  change: FileChange,
  at: FileAt,
  targetFolderId: string | null,
): Promise<PropertyFile> {
  const { access, file } = await lockedFile(tx, change, at);
  const tree = await treeOf(tx, access);
  const folderId = requireTarget(tree, targetFolderId);
  if (folderId === file.folderId) throw sameFolder();
  await assertFreeFileName(tx, file, folderId, file.nameKey);
  await save(tx, file, at.version, { folderId });
  const to = placeWords(folderId === null ? null : tree.byId.get(folderId));
  await record(tx, change, access, `Moved the file ${file.fileName} to ${to}`);
  return shownFile(tx, change, access, file.propertyFileId);
}

const KIND_WORDS: Record<string, string> = { reserveStudy: 'reserve study' };
const FIELDS = wordedFields<typeof fileInput, PropertyFile>(fileInput, {
  documentKind: { words: ({ documentKind }) => KIND_WORDS[documentKind ?? ''] ?? documentKind ?? '' },
  propertyComponentIds: {
    words: ({ propertyComponents }) => propertyComponents.map(({ name }) => name).join(', '),
  },
});

/** Changes the kind and dates of a file, and its components. */
export async function changeValues(
  tx: Tx,
  change: FileChange,
  at: FileAt,
  { propertyComponentIds, ...values }: FileInput,
): Promise<PropertyFile> {
  const { access, file } = await lockedFile(tx, change, at);
  const before = await shownFile(tx, change, access, file.propertyFileId);
  const lineages = await lineagesOf(tx, file.propertyId, propertyComponentIds);
  await save(tx, file, at.version, values);
  await detach(tx, file, [file.propertyFileId], []);
  await attach(tx, file, [file.propertyFileId], lineages);
  const after = await shownFile(tx, change, access, file.propertyFileId);
  const words = changeWords(`of the file ${file.fileName}`, changesOf(FIELDS, { before, after }));
  await record(tx, change, access, words);
  return after;
}

/** Attaches files to components or detaches them, all or none. */
export async function assignFiles(
  tx: Tx,
  change: FileChange,
  { propertyFileIds, propertyComponentIds, unassign }: FileAssignInput,
): Promise<PropertyFile[]> {
  const chosen = { propertyFileIds, folderIds: [] };
  const { access, files } = await requireChosen(tx, change.actor, chosen, {
    need: 'deleteFiles',
    lock: true,
  });
  const { property } = access;
  const lineages = await lineagesOf(tx, property.propertyId, propertyComponentIds);
  if (unassign) await detach(tx, property, propertyFileIds, lineages);
  else await attach(tx, property, propertyFileIds, lineages);
  await changeFiles(tx, property, propertyFileIds, {});
  const words = wordsOf({ files, folders: [] });
  const components = lineages.length === 1 ? 'a component' : `${lineages.length || 'all'} components`;
  await record(
    tx,
    change,
    access,
    unassign ? `Took ${words} off ${components}` : `Assigned ${words} to ${components}`,
  );
  const shown = await presentOf(tx, change, access, await selectFilesById(tx, propertyFileIds));
  const byId = new Map(shown.map((file) => [file.propertyFileId, file]));
  return propertyFileIds.map((id) => byId.get(id)!);
}
