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

/** Who adds photos to which property. */
export interface PhotosAsked {
  actor: Actor;
  signal: AbortSignal;
  deps: Deps;
  /** As it was when the upload began. */
  access: PropertyAccess;
}

/** A picture that is ready to be added. */
interface Ready {
  file: UploadedPhoto;
  kept: StoredPhoto;
}

/** Why these bytes are not added again: the photo that is there, as far as the sender may know of it. */
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
 * Stores each picture; those that cannot be read are refused at their places. Whether the property has the same already is asked in
 * the transaction that adds them: hardly anyone sends a picture twice, so asking before that as well would cost every upload.
 */
async function storeReady(asked: PhotosAsked, seats: readonly Seat<UploadedPhoto>[]): Promise<Seat<Ready>[]> {
  const { actor, signal, deps, access } = asked;
  const { workspaceId } = access.property;
  const hashes = seats.flatMap((seat) => ('taken' in seat ? [seat.taken.sha256] : []));
  // What the portfolio has already takes none of its room; without a limit nobody asks, and what came twice goes once it is entered.
  const hasLimit = deps.config.FILE_QUOTA_BYTES !== undefined;
  const known: KnownBytes = hasLimit ? await deps.blobs.known(workspaceId, hashes) : new Map();
  return eachSeat(seats, async (file) => ({
    file,
    kept: await storePhoto(deps, { actor, workspaceId, signal, known }, file),
  }));
}

/** A picture that takes its place, before its bytes are entered. */
interface Placed extends Ready {
  row: Omit<NewPhoto, 'blobId'>;
}

/** The row of a picture; what the sender says of its date counts more than what it says itself. */
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

/** The row of each picture; one whose bytes the property has, or for which there is no room, is refused at its place. */
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

/** Adds the pictures in the transaction of the key, by as many statements for twenty as for one. */
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
 * Adds uploaded pictures to the property: each is stored as it was sent, then all are entered in one transaction with the
 * jobs that make their sizes. A crash between leaves bytes without a row, which the sweep takes away.
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
    // What is refused because nobody waits any more must not be kept as an answer.
    if (asked.signal.aborted) throw left();
    const answer = await once((tx) => addReady(tx, asked, ready, fields), body);
    for (const each of stored) await blobs.settle(each);
    asked.deps.jobs.onAsked();
    return answer;
  } catch (error) {
    // After any other failure nobody knows whether the rows were written; the sweep finds out.
    if (error instanceof Problem) for (const each of stored) await blobs.dropUnentered(each);
    throw error;
  }
}
