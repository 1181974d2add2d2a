import { nameKey } from '@roofline/schema/file/names';
import { recordActivity, type ActivityPlace } from '../../src/activity/service';
import type { BlobStore, StoredBlob } from '../../src/platform/blobs/store';
import type { Tx } from '../../src/platform/database';
import {
  attach,
  contentTypeOf,
  insertFile,
  insertFolders,
  insertVersion,
  TEXT_JOB,
} from '../../src/file/service';
import { newId } from '../../src/platform/ids';
import { askService } from '../../src/platform/jobs/queue';
import { HEAD_BYTES } from '../../src/platform/upload/file-kind';
import { drawShot } from '../photo/draw';
import type { Senders } from '../people';
import type { DemoProperty } from '../property/property';
import type { DemoPlace } from '../property/rows';
import { gridCsv, gridWorkbook, letterPdf } from './documents';
import { DEMO_FILES, FILED_PROPERTY, type DemoFile } from './files';

const DAY_MS = 24 * 60 * 60_000;

/** A file that is made and stored, and whose row is not written yet. */
export interface StoredFile extends DemoFile {
  stored: StoredBlob;
  contentType: string;
  fileSize: number;
}

const dayFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);
const dateFrom = (now: Date, days: number | null) =>
  days === null ? null : dayFrom(now, days).toISOString().slice(0, 10);

async function bytesOf({ made, daysAgo }: DemoFile, demo: DemoProperty, now: Date): Promise<Buffer> {
  if ('letter' in made) return letterPdf(made.letter, demo.name, dayFrom(now, -daysAgo));
  if ('sheet' in made) return gridWorkbook(made.sheet, made.grid);
  if ('csv' in made) return gridCsv(made.csv);
  if ('text' in made) return Buffer.from(made.text);
  const { latitude, longitude } = demo;
  return drawShot({ ...made, takenAt: `${dateFrom(now, -daysAgo)}T10:00:00`, latitude, longitude });
}

/** Makes the files of a property and stores them as an upload does. */
export async function storeFiles(
  blobs: BlobStore,
  workspaceId: string,
  demo: DemoProperty,
  now: Date,
): Promise<StoredFile[]> {
  if (demo.name !== FILED_PROPERTY) return [];
  return Promise.all(
    DEMO_FILES.map(async (file) => {
      const source = await bytesOf(file, demo, now);
      const contentType = contentTypeOf({ fileName: file.fileName, head: source.subarray(0, HEAD_BYTES) });
      const stored = await blobs.put({ workspaceId, contentType, source });
      return { ...file, stored, contentType, fileSize: source.byteLength };
    }),
  );
}

/** Adds the folders that the files lie in, each once and after the one that it is in; answers their ids by path. */
async function addFolders(
  tx: Tx,
  { workspaceId, propertyId, now }: DemoPlace,
  files: readonly DemoFile[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const paths = files.flatMap(({ folders }) => folders.map((_, depth) => folders.slice(0, depth + 1)));
  for (const path of paths.toSorted((a, b) => a.length - b.length)) {
    const key = path.join('/');
    if (ids.has(key)) continue;
    const folderName = path.at(-1)!;
    const parentId = ids.get(path.slice(0, -1).join('/')) ?? null;
    const folderId = newId();
    const names = { folderName, nameKey: nameKey(folderName) };
    await insertFolders(tx, [{ workspaceId, propertyId, folderId, parentId, ...names, createdAt: now }]);
    ids.set(key, folderId);
  }
  return ids;
}

interface FilesOf {
  blobs: BlobStore;
  senders: Senders;
  /** Components by name. */
  lineages: ReadonlyMap<string, string>;
}

async function addFile(
  tx: Tx,
  { workspaceId, propertyId, now }: DemoPlace,
  file: StoredFile,
  { blobs, senders, lineages, folderId }: FilesOf & { folderId: string },
): Promise<string> {
  const propertyFileId = newId();
  const { fileName, documentKind, contentType, fileSize } = file;
  const uploadedAt = dayFrom(now, -file.daysAgo);
  const sender = senders.get(file.by)!;
  await insertFile(tx, {
    workspaceId,
    propertyId,
    propertyFileId,
    folderId,
    fileName,
    nameKey: nameKey(fileName),
    documentKind,
    validUntil: dateFrom(now, file.validDays),
    retainUntil: dateFrom(now, file.retainDays),
    createdAt: uploadedAt,
  });
  await insertVersion(tx, {
    workspaceId,
    propertyFileId,
    versionNumber: 1,
    blobId: await blobs.enter(tx, file.stored),
    contentType,
    fileSize,
    uploadedAt,
    uploadedBy: sender.userId,
    uploadByFullName: sender.fullName,
  });
  const about = file.components.flatMap((name) => lineages.get(name) ?? []);
  await attach(tx, { workspaceId, propertyId }, [propertyFileId], about);
  const input = { workspaceId, propertyFileId, versionNumber: 1 };
  await askService(tx, { workspaceId, kind: TEXT_JOB, input, now, runAfter: now });
  await recordUpload(tx, { workspaceId, propertyId, actor: sender, at: uploadedAt }, fileName);
  return propertyFileId;
}

/** Says that somebody sent it, on the day on which they did. */
function recordUpload(tx: Tx, place: ActivityPlace, fileName: string): Promise<void> {
  return recordActivity(tx, place, {
    type: 'file',
    entityName: fileName,
    description: `Uploaded ${fileName}`,
  });
}

/**
 * Enters the stored files of a property, in their folders, and answers their ids by name. Their text is read by jobs, as
 * that of uploads.
 */
export async function addFiles(
  tx: Tx,
  place: DemoPlace,
  files: readonly StoredFile[],
  of: FilesOf,
): Promise<Map<string, string>> {
  const folders = await addFolders(tx, place, files);
  const ids = new Map<string, string>();
  for (const file of files) {
    const folderId = folders.get(file.folders.join('/'))!;
    ids.set(file.fileName, await addFile(tx, place, file, { ...of, folderId }));
  }
  return ids;
}
