import type { FileUploadInput, PropertyFile } from '@roofline/schema/file/file';
import { fileLimits, fileName as fileNameRule, nameKey, numberedName } from '@roofline/schema/file/names';
import { assertQuota } from '../../platform/blobs/quota';
import type { ApiConfig } from '../../config';
import type { BlobStore, StoredBlob } from '../../platform/blobs/store';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { conflict, parseInput, Problem } from '../../platform/problem';
import type { Once } from '../../platform/route/declaration';
import { extensionOf, plainName } from '../../platform/upload/file-name';
import {
  eachSeat,
  manyFiles,
  uploadedOf,
  type ManyFiles,
  type Uploaded,
} from '../../platform/upload/many-files';
import { assertFilled, type ReceivedFile } from '../../platform/upload/reception';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { requireTarget, treeOf, type FileChange } from '../access';
import { askForText } from '../content/job';
import { contentTypeOf } from '../content/types';
import { presentOf } from '../present';
import { changeFile, findNamesake, insertFile, insertVersion, selectFilesById, selectNameKeys, type FileRow } from '../repository/files'; // prettier-ignore
import { forgetText } from '../repository/text';
import { standardFolder } from './folders';
import { placeWords, record, wordsOf } from './words';

/** A received document whose bytes are not stored yet. */
export interface UploadedFile {
  fileName: string;
  contentType: string;
  fileSize: number;
  sha256: string;
  arrival: ReceivedFile['arrival'];
}

/** Returns the name to store a file under: no path, nothing invisible, at most 255 bytes with its extension (UP-5). */
export function storedName(given: string): string {
  const plain = plainName(given);
  if (Buffer.byteLength(plain) <= fileLimits.nameBytes)
    return parseInput(fileNameRule, plain === '.' || plain === '..' ? 'file' : plain);
  const extension = extensionOf(plain);
  let stem = plain.slice(0, plain.length - extension.length);
  while (Buffer.byteLength(stem + extension) > fileLimits.nameBytes)
    stem = Array.from(stem).slice(0, -1).join('');
  return parseInput(fileNameRule, stem + extension);
}

/** The files of a POST: any kind, up to 200 MB each. */
export const filesUpload = manyFiles<UploadedFile>({
  maxBytes: fileLimits.fileBytes,
  isFormRequired: true,
  missing: { detail: 'Choose at least one file', code: 'required' },
  unexpected: { detail: 'Send each file in the field `files`' },
  accept(file) {
    assertFilled(file);
    const { fileSize, sha256, arrival, head } = file;
    const fileName = storedName(file.fileName);
    return { fileName, contentType: contentTypeOf({ fileName, head }), fileSize, sha256, arrival };
  },
});

/** The place of an upload, and what happens where a name is taken. */
interface Into {
  change: FileChange;
  access: PropertyAccess;
  folderId: string | null;
  onSameName: FileUploadInput['onSameName'];
}

/** Returns a name that no file of the folder has. */
async function freeName(tx: Tx, { access, folderId }: Into, fileName: string): Promise<string> {
  const taken = await selectNameKeys(tx, access.property, folderId);
  let free = fileName;
  for (let n = 2; taken.has(nameKey(free)); n += 1) free = numberedName(fileName, n);
  return free;
}

const alreadyThere = (fileName: string) =>
  conflict(`A file named ${fileName} is there already. Keep both, or make this its new version.`, 'sameName');

/** Decides whether the upload becomes the next version of the file of that name, or a new file. */
async function placeOf(tx: Tx, into: Into, fileName: string) {
  const { access, folderId, onSameName } = into;
  const namesake = await findNamesake(tx, access.property, folderId, nameKey(fileName));
  if (!namesake) return { namesake: null, fileName };
  if (onSameName === 'refuse') throw alreadyThere(namesake.fileName);
  if (onSameName === 'newVersion') return { namesake, fileName: namesake.fileName };
  return { namesake: null, fileName: await freeName(tx, into, fileName) };
}

async function enterFile(tx: Tx, into: Into, fileName: string): Promise<string> {
  const { access, change, folderId } = into;
  const { workspaceId, propertyId } = access.property;
  const propertyFileId = newId();
  const names = { fileName, nameKey: nameKey(fileName) };
  await insertFile(tx, {
    workspaceId,
    propertyId,
    propertyFileId,
    folderId,
    ...names,
    createdAt: change.now,
  });
  return propertyFileId;
}

/** The dependencies of storing a file. */
export interface SavingDeps {
  blobs: Pick<BlobStore, 'enter'>;
  config: Pick<ApiConfig, 'FILE_QUOTA_BYTES'>;
}

/** Stores one file in the transaction of the upload; refuses it before anything of it is written. */
export async function saveFile(
  tx: Tx,
  deps: SavingDeps,
  into: Into,
  file: Pick<UploadedFile, 'fileName' | 'contentType' | 'fileSize'>,
  stored: StoredBlob,
): Promise<FileRow> {
  const { access, change } = into;
  const { workspaceId } = access.property;
  const { namesake, fileName } = await placeOf(tx, into, file.fileName);
  await assertQuota(tx, deps.config, workspaceId, stored);
  const blobId = await deps.blobs.enter(tx, stored);
  const versionNumber = (namesake?.versionNumber ?? 0) + 1;
  const propertyFileId = namesake?.propertyFileId ?? (await enterFile(tx, into, fileName));
  const { contentType, fileSize } = file;
  const by = {
    uploadedAt: change.now,
    uploadedBy: change.actor.userId,
    uploadByFullName: change.actor.fullName,
  };
  await insertVersion(tx, {
    workspaceId,
    propertyFileId,
    versionNumber,
    blobId,
    contentType,
    fileSize,
    ...by,
  });
  if (namesake) {
    await changeFile(tx, namesake, namesake.version, { versionNumber });
    await forgetText(tx, namesake);
  }
  await askForText(tx, change.now, [{ workspaceId, propertyFileId, versionNumber }]);
  return (await selectFilesById(tx, [propertyFileId]))[0]!;
}

/** The place that the call names for its files. */
interface AskedPlace extends Pick<FileUploadInput, 'standardFolder'> {
  propertyId: string;
  folderId: string | null;
}

/** Returns the requested folder; null for the top. */
async function askedFolder(tx: Tx, change: FileChange, access: PropertyAccess, asked: AskedPlace) {
  if (asked.standardFolder) return standardFolder(tx, change, access, asked.standardFolder);
  const tree = await treeOf(tx, access);
  const folderId = requireTarget(tree, asked.folderId);
  return folderId === null ? null : tree.byId.get(folderId)!;
}

/** Stores the files in one transaction; a refused file does not keep the others out. */
async function saveAll(
  tx: Tx,
  deps: Deps,
  into: Omit<Into, 'access' | 'folderId'> & AskedPlace,
  seats: readonly (
    | { at: number; taken: { file: UploadedFile; stored: StoredBlob } }
    | { at: number; problem: Problem }
  )[],
): Promise<Uploaded<PropertyFile>> {
  const { change } = into;
  const access = await requireProperty(tx, change.actor, into.propertyId, { need: 'editFiles', lock: true });
  const folder = await askedFolder(tx, change, access, into);
  const folderId = folder?.folderId ?? null;
  const at = { ...into, access, folderId };
  const saved = await eachSeat(seats, ({ file, stored }) => saveFile(tx, deps, at, file, stored));
  const { data: rows, errors } = uploadedOf(saved);
  await record(
    tx,
    change,
    access,
    `Uploaded ${wordsOf({ files: rows, folders: [] })} to ${placeWords(folder)}`,
  );
  return { data: await presentOf(tx, change, access, rows), errors };
}

/** Stores the bytes of each file, then enters all of them in the transaction of the key. */
export async function uploadFiles(
  deps: Deps,
  change: FileChange,
  at: { workspaceId: string; propertyId: string } & FileUploadInput,
  { seats }: ManyFiles<UploadedFile>,
  once: Once,
): Promise<Uploaded<PropertyFile>> {
  const { workspaceId, propertyId, folderId = null, standardFolder: standard, onSameName } = at;
  const hashes = seats.flatMap((seat) => ('taken' in seat ? [seat.taken.sha256] : []));
  const known = await deps.blobs.known(workspaceId, hashes);
  const stored = await eachSeat(seats, async (file) => {
    const { contentType } = file;
    return { file, stored: await deps.blobs.put({ workspaceId, contentType, source: file }, known) };
  });
  const blobs = stored.flatMap((seat) => ('taken' in seat ? [seat.taken.stored] : []));
  const body = seats.map((seat) => ('taken' in seat ? [seat.taken.fileName, seat.taken.sha256] : null));
  const into = { change, propertyId, folderId, standardFolder: standard, onSameName };
  try {
    const answer = await once((tx) => saveAll(tx, deps, into, stored), body);
    await Promise.all(blobs.map((blob) => deps.blobs.settle(blob)));
    return answer;
  } catch (error) {
    // After any other failure it is unknown whether the rows were written; the sweep finds out.
    if (error instanceof Problem) await Promise.all(blobs.map((blob) => deps.blobs.dropUnentered(blob)));
    throw error;
  }
}
