import { createHash } from 'node:crypto';
import { recordActivity } from '../../src/activity/service';
import type { BlobStore, StoredBlob } from '../../src/platform/blobs/store';
import type { Tx } from '../../src/platform/database';
import { newId } from '../../src/platform/ids';
import { placeholderOf, reencodeImage } from '../../src/platform/images/encoding';
import { hangOn, insertPhotos, makePrimary, PHOTO_ENCODING } from '../../src/photo/service';
import type { Senders } from '../people';
import type { DemoProperty } from '../property/property';
import type { DemoPlace } from '../property/rows';
import { drawShot } from './draw';
import { DEMO_PHOTOS, type DemoPhoto } from './photos';

const DAY_MS = 24 * 60 * 60_000;
/** Photos are sent in the evening of the walk. */
const UPLOAD_HOUR = 'T23:30:00.000Z';

/** A photo that is drawn and stored, and whose row is not written yet. */
export interface StoredPhoto extends DemoPhoto {
  takenAt: string;
  latitude: number;
  longitude: number;
  contentHash: string;
  fileName: string;
  stored: StoredBlob;
  width: number;
  height: number;
  fileSize: number;
  placeholder: string;
}

const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** A few steps from the door of the property, never at the same spot. */
const nearby = (degrees: number, n: number) => Math.round((degrees + ((n % 7) - 3) * 0.00021) * 1e6) / 1e6;

async function storePhoto(
  blobs: BlobStore,
  { workspaceId, demo, now }: { workspaceId: string; demo: DemoProperty; now: Date },
  photo: DemoPhoto,
  n: number,
): Promise<StoredPhoto> {
  const shot = {
    takenAt: `${dayBefore(now, photo.daysAgo)}T${photo.at}`,
    latitude: nearby(demo.latitude, n * 3),
    longitude: nearby(demo.longitude, n * 5),
  };
  const sent = await drawShot({ ...shot, scene: photo.scene, seed: n + 7 });
  const { image, sizes, width, height } = await reencodeImage(sent, 'jpeg', PHOTO_ENCODING);
  return {
    ...photo,
    ...shot,
    width,
    height,
    contentHash: createHash('sha256').update(sent).digest('hex'),
    fileName: `IMG_${String(4100 + n * 3)}.jpg`,
    stored: await blobs.put({ workspaceId, contentType: 'image/jpeg', source: image, variants: sizes }),
    fileSize: image.byteLength,
    placeholder: await placeholderOf(sizes.small!),
  };
}

/** Draws the photos of a property and stores them as an upload does. */
export function storePhotos(
  blobs: BlobStore,
  workspaceId: string,
  demo: DemoProperty,
  now: Date,
): Promise<StoredPhoto[]> {
  const own = DEMO_PHOTOS.filter(({ property }) => property === demo.name);
  return Promise.all(own.map((photo, n) => storePhoto(blobs, { workspaceId, demo, now }, photo, n)));
}

function uploadedAt(takenAt: string, now: Date): Date {
  const evening = new Date(`${takenAt.slice(0, 10)}${UPLOAD_HOUR}`);
  return evening < now ? evening : now;
}

async function addPhoto(
  tx: Tx,
  { workspaceId, propertyId, now }: DemoPlace,
  photo: StoredPhoto,
  by: { blobId: string; sender: { userId: string; fullName: string }; lineageId: string | undefined },
): Promise<void> {
  const propertyPhotoId = newId();
  const { contentHash, fileName, description, latitude, longitude, width, height, fileSize, placeholder } =
    photo;
  await insertPhotos(tx, [
    {
      workspaceId,
      propertyId,
      propertyPhotoId,
      contentHash,
      fileName,
      description,
      latitude,
      longitude,
      width,
      height,
      fileSize,
      placeholder,
      imageState: 'ready',
      blobId: by.blobId,
      takenDate: photo.takenAt,
      uploadDate: uploadedAt(photo.takenAt, now),
      uploadedBy: by.sender.userId,
      uploadByFullName: by.sender.fullName,
      includeInPhotosReport: photo.isInReport,
      camera: 'Roofline Demo camera',
      version: 1,
    },
  ]);
  if (by.lineageId === undefined) return;
  await hangOn(tx, { workspaceId, propertyId }, [propertyPhotoId], [by.lineageId]);
  if (photo.isPrimary)
    await makePrimary(tx, { workspaceId, propertyId }, { propertyPhotoId, lineageId: by.lineageId });
}

/** Says of each walk, on its evening, how many photos came from it. */
async function recordWalks(
  tx: Tx,
  { workspaceId, propertyId, now }: DemoPlace,
  photos: readonly StoredPhoto[],
  senders: Senders,
): Promise<void> {
  const walks = new Map<string, StoredPhoto[]>();
  for (const photo of photos) {
    const walk = `${photo.takenAt.slice(0, 10)} ${photo.by}`;
    walks.set(walk, [...(walks.get(walk) ?? []), photo]);
  }
  for (const walk of walks.values()) {
    const { by, takenAt } = walk[0]!;
    const description = walk.length === 1 ? 'Added 1 photo' : `Added ${walk.length} photos`;
    const place = { workspaceId, propertyId, actor: senders.get(by)!, at: uploadedAt(takenAt, now) };
    await recordActivity(tx, place, { type: 'photo', entityName: 'Photos', description });
  }
}

/** Enters the stored photos of a property; `lineages` are its components by name. */
export async function addPhotos(
  tx: Tx,
  place: DemoPlace,
  photos: readonly StoredPhoto[],
  of: { blobs: BlobStore; senders: Senders; lineages: ReadonlyMap<string, string> },
): Promise<void> {
  for (const photo of photos) {
    const blobId = await of.blobs.enter(tx, photo.stored);
    const lineageId = photo.component === null ? undefined : of.lineages.get(photo.component);
    await addPhoto(tx, place, photo, { blobId, sender: of.senders.get(photo.by)!, lineageId });
  }
  await recordWalks(tx, place, photos, of.senders);
}
