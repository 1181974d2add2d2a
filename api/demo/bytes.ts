import type { BlobStore, StoredBlob } from '../src/platform/blobs/store';
import type { Clock } from '../src/platform/clock';
import { storeFiles, type StoredFile } from './file/load';
import { storeDocuments, type StoredDocuments } from './file/plan-documents';
import { storePhotos, type StoredPhoto } from './photo/load';
import { drawIllustration } from './property/illustration';
import { demoProperties, type WorkspaceKey } from './property/property';

// The bytes of the demo: drawn and stored before the transaction that enters them.

export type WorkspaceIds = Record<WorkspaceKey, string>;

/** What is kept of a property: its illustration, and the photos and files of those that have some. */
export interface PropertyBytes {
  illustration: StoredBlob;
  photos: StoredPhoto[];
  files: StoredFile[];
}

/** Pictures are stored before the transaction that enters them. */
export async function storePictures(
  blobs: BlobStore,
  ids: WorkspaceIds,
  now: Date,
): Promise<Map<string, PropertyBytes>> {
  const stored = new Map<string, PropertyBytes>();
  for (const demo of demoProperties()) {
    if (!demo.illustration) continue;
    const workspaceId = ids[demo.workspace];
    const source = await drawIllustration(demo.illustration);
    stored.set(demo.name, {
      illustration: await blobs.put({ workspaceId, contentType: 'image/png', source }),
      photos: await storePhotos(blobs, workspaceId, demo, now),
      files: await storeFiles(blobs, workspaceId, demo, now),
    });
  }
  return stored;
}

/** Documents of adoptions and reserve studies, by property. */
export async function storeAllDocuments(
  blobs: BlobStore,
  ids: WorkspaceIds,
  clock: Clock,
): Promise<Map<string, StoredDocuments>> {
  const stored = new Map<string, StoredDocuments>();
  for (const demo of demoProperties()) {
    const documents = await storeDocuments(blobs, ids[demo.workspace], demo, clock);
    if (documents) stored.set(demo.name, documents);
  }
  return stored;
}

/** All that was stored. */
export const bytesOf = (
  pictures: ReadonlyMap<string, PropertyBytes>,
  documents: ReadonlyMap<string, StoredDocuments>,
): StoredBlob[] => [
  ...[...pictures.values()].flatMap(({ illustration, photos, files }) => [
    illustration,
    ...[...photos, ...files].map((each) => each.stored),
  ]),
  ...[...documents.values()].flatMap(({ minutes, study }) => [minutes.stored, study.stored]),
];
