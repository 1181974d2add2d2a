import { photoUploadInput, type Photo, type PhotoUploadInput } from '@roofline/schema/photo/photo';
import { dayText } from '@roofline/schema/value/day';
import { lineagesOf } from '../../component/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { quotaOf } from '../../platform/blobs/quota';
import type { KnownBytes } from '../../platform/blobs/store';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { conflict, parseInput, Problem } from '../../platform/problem';
import type { Once } from '../../platform/route/declaration';
import {
  eachSeat,
  uploadedOf,
  type ManyFiles,
  type Seat,
  type Uploaded,
} from '../../platform/upload/many-files';
import { left } from '../../platform/work/refusals';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { recordPhotos } from '../change';
import { canSeePhoto } from '../policy';
import { presentNew } from '../present';
import { viewingOf } from '../read';
import { hangOn } from '../repository/components';
import { findByContent, insertPhotos, type NewPhoto } from '../repository/photos';
import { askForSizes } from '../sizes/job';
import type { UploadedPhoto } from './reception';
import { storePhoto, type StoredPhoto } from './store';

/** The actor and the property of an upload of photos. */
export interface PhotosAsked {
  actor: Actor;
  signal: AbortSignal;
  deps: Deps;
  /** The access at the beginning of the upload. */
  access: PropertyAccess;
}

/** A picture that is ready to be added. */
interface Ready {
  file: UploadedPhoto;
  kept: StoredPhoto;
}

/** Returns the refusal of bytes that the property already has; it names that photo only if the sender may see it. */
function sameBytes(
  { actor, access, deps: { clock } }: PhotosAsked,
  there: Pick<Placed['row'], 'fileName' | 'uploadDate' | 'uploadedBy' | 'deletedAt'>,
): Problem {
  const isSeen = canSeePhoto(access.actions, { isOwn: there.uploadedBy === actor.userId });
  const named = `${there.fileName}, uploaded on ${dayText(clock.dayOf(there.uploadDate))}`;
  if (!isSeen) return conflict('The property has this picture already. Nothing was added.', 'sameBytes');
  return there.deletedAt
    ? conflict(`This picture is in the trash as ${named}. Restore it from there.`, 'sameBytes')
    : conflict(`The property has this picture already: ${named}.`, 'sameBytes');
}

/**
 * Stores each picture; refuses unreadable ones at their places. Only the transaction that adds them checks whether the property
 * already has the same: hardly anyone sends a picture twice, so an earlier check would only slow down every upload.
 */
async function storeReady(asked: PhotosAsked, seats: readonly Seat<UploadedPhoto>[]): Promise<Seat<Ready>[]> {
  const { actor, signal, deps, access } = asked;
  const { workspaceId } = access.property;
  const hashes = seats.flatMap((seat) => ('taken' in seat ? [seat.taken.sha256] : []));
  // Bytes that the workspace already has need no room. Without a limit no one checks; duplicates are dropped once entered.
  const hasLimit = deps.config.FILE_QUOTA_BYTES !== undefined;
  const known: KnownBytes = hasLimit ? await deps.blobs.known(workspaceId, hashes) : new Map();
  return eachSeat(seats, async (file) => ({
    file,
    kept: await storePhoto(deps, { actor, workspaceId, signal, known }, file),
  }));
}

/** A picture with its row, before its bytes are entered. */
interface Placed extends Ready {
  row: Omit<NewPhoto, 'blobId'>;
}

/** Returns the row of a picture; a date from the sender replaces that of its metadata. */
function rowOf(
  { actor, deps, access }: PhotosAsked,
  { file, kept }: Ready,
  fields: PhotoUploadInput,
): Omit<NewPhoto, 'blobId'> {
  const { stored, ...facts } = kept;
  const { workspaceId, propertyId } = access.property;
  return {
    ...facts,
    workspaceId,
    propertyId,
    propertyPhotoId: newId(),
    contentHash: file.sha256,
    fileName: file.fileName,
    fileSize: file.fileSize,
    imageState: 'beingMade',
    description: fields.description,
    takenDate: fields.takenDate ?? facts.takenDate,
    uploadDate: deps.clock.now(),
    uploadedBy: actor.userId,
    uploadByFullName: actor.fullName,
    includeInPhotosReport: false,
    deletedAt: null,
    deletedBy: null,
    version: 1,
  };
}

/** Returns the row of each picture; refuses, at its place, one that the property already has or has no room for. */
async function placeReady(
  tx: Tx,
  asked: PhotosAsked,
  ready: readonly Seat<Ready>[],
  fields: PhotoUploadInput,
): Promise<Seat<Placed>[]> {
  const { property } = asked.access;
  const hashes = ready.flatMap((seat) => ('taken' in seat ? [seat.taken.file.sha256] : []));
  const there = new Map<string, Placed['row']>(
    (await findByContent(tx, property, hashes)).map((row) => [row.contentHash, row]),
  );
  const assertRoom = quotaOf(tx, asked.deps.config, property.workspaceId);
  return eachSeat(ready, async (picture) => {
    const same = there.get(picture.file.sha256);
    if (same) throw sameBytes(asked, same);
    await assertRoom(picture.kept.stored);
    const row = rowOf(asked, picture, fields);
    there.set(row.contentHash, row);
    return { ...picture, row };
  });
}

/** Adds the pictures in the transaction of the key, with as many statements for twenty as for one. */
async function addReady(
  tx: Tx,
  given: PhotosAsked,
  ready: readonly Seat<Ready>[],
  fields: PhotoUploadInput,
): Promise<Uploaded<Photo>> {
  const { actor, deps } = given;
  const { propertyId } = given.access.property;
  const access = await requireProperty(tx, actor, propertyId, { need: 'addPhotos', lock: true });
  const asked = { ...given, access };
  const lineages = await lineagesOf(tx, propertyId, fields.propertyComponentIds);
  const { data: added, errors } = uploadedOf(await placeReady(tx, asked, ready, fields));
  const stored = added.map(({ kept }) => kept.stored);
  const blobIds = await deps.blobs.enterAll(tx, stored);
  const rows = added.map(({ row }, n) => ({ ...row, blobId: blobIds[n]! }));
  const ids = rows.map(({ propertyPhotoId }) => propertyPhotoId);
  const photos = await insertPhotos(tx, rows);
  await hangOn(tx, access.property, ids, lineages);
  const toMake = added.map(({ file: { format } }, n) => ({ row: rows[n]!, format }));
  await askForSizes(tx, deps.clock.now(), toMake);
  const named = rows.length === 1 ? `the photo ${rows[0]!.fileName}` : `${rows.length} photos`;
  await recordPhotos(tx, { actor, deps }, access, access.property.name, `Added ${named}`);
  return { data: await presentNew(tx, viewingOf(actor, deps, access), photos, lineages), errors };
}

/**
 * Adds uploaded pictures to the property: stores each as it was sent, then enters all in one transaction with the jobs
 * that make their sizes. A crash in between leaves bytes without a row, which the sweep deletes.
 */
export async function addPhotos(
  asked: PhotosAsked,
  { seats, fields: sent }: ManyFiles<UploadedPhoto>,
  once: Once,
): Promise<Uploaded<Photo>> {
  const fields = parseInput(photoUploadInput, sent);
  const ready = await storeReady(asked, seats);
  const body = { fields, files: seats.map((seat) => ('taken' in seat ? seat.taken.sha256 : null)) };
  const stored = ready.flatMap((seat) => ('taken' in seat ? [seat.taken.kept.stored] : []));
  const { blobs } = asked.deps;
  try {
    // A refusal because the client has disconnected must not be stored as an answer.
    if (asked.signal.aborted) throw left();
    const answer = await once((tx) => addReady(tx, asked, ready, fields), body);
    for (const each of stored) await blobs.settle(each);
    asked.deps.jobs.onAsked();
    return answer;
  } catch (error) {
    // After any other failure it is unknown whether the rows were written; the sweep finds out.
    if (error instanceof Problem) for (const each of stored) await blobs.dropUnentered(each);
    throw error;
  }
}
