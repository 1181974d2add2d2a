import { photoUploadInput, type Photo, type PhotoUploadInput } from '@roofline/schema/photo/photo';
import { dayText } from '@roofline/schema/value/day';
import { lineagesOf } from '../../component/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { assertQuota } from '../../platform/blobs/quota';
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
import { presentPhotos } from '../present';
import { viewingOf } from '../read';
import { hangOn } from '../repository/components';
import { findByContent, findPhotos, insertPhotos, type NewPhoto } from '../repository/photos';
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

/** A picture that is ready to be added; null where the property had the same bytes before it was stored. */
interface Ready {
  file: UploadedPhoto;
  kept: StoredPhoto | null;
}

/** Why these bytes are not added again: the photo that is there, as far as the sender may know of it. */
function sameBytes(
  { actor, access, deps: { clock } }: PhotosAsked,
  there: Pick<NewPhoto, 'fileName' | 'uploadDate' | 'uploadedBy' | 'deletedAt'>,
): Problem {
  const isSeen = canSeePhoto(access.actions, { isOwn: there.uploadedBy === actor.userId });
  const named = `${there.fileName}, uploaded on ${dayText(clock.dayOf(there.uploadDate))}`;
  if (!isSeen) return conflict('The property has this picture already.', 'sameBytes');
  return there.deletedAt
    ? conflict(`This picture is in the trash as ${named}. Restore it from there.`, 'sameBytes')
    : conflict(`The property has this picture already: ${named}.`, 'sameBytes');
}

const changedSince = () =>
  conflict('The photo with these bytes was erased in the meantime. Send the picture again.', 'changed');

/** Stores each picture that the property does not have yet; those that cannot be read are refused at their places. */
async function storeReady(asked: PhotosAsked, seats: readonly Seat<UploadedPhoto>[]): Promise<Seat<Ready>[]> {
  const { actor, signal, deps, access } = asked;
  const hashes = seats.flatMap((seat) => ('taken' in seat ? [seat.taken.sha256] : []));
  const known = await deps.database.tenant(actor, (tx) => findByContent(tx, access.property, hashes), {
    readOnly: true,
  });
  const there = new Set(known.map(({ contentHash }) => contentHash));
  const { workspaceId } = access.property;
  return eachSeat(seats, async (file) => {
    if (there.has(file.sha256)) return { file, kept: null };
    there.add(file.sha256);
    return { file, kept: await storePhoto(deps, { actor, workspaceId, signal }, file) };
  });
}

/** The row of a picture; what the sender says of its date counts more than what it says itself. */
async function rowOf(
  tx: Tx,
  { actor, deps, access }: PhotosAsked,
  { file, kept }: Ready & { kept: StoredPhoto },
  fields: PhotoUploadInput,
): Promise<NewPhoto> {
  const { stored, ...facts } = kept;
  const { workspaceId, propertyId } = access.property;
  await assertQuota(tx, deps.config, workspaceId, stored);
  return {
    ...facts,
    workspaceId,
    propertyId,
    propertyPhotoId: newId(),
    blobId: await deps.blobs.enter(tx, stored),
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

/** Adds the pictures in the transaction of the key; one whose bytes the property has is refused at its place. */
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
  const hashes = ready.flatMap((seat) => ('taken' in seat ? [seat.taken.file.sha256] : []));
  const there = new Map<string, NewPhoto>(
    (await findByContent(tx, access.property, hashes)).map((row) => [row.contentHash, row]),
  );
  const seats = await eachSeat(ready, async ({ file, kept }) => {
    const same = there.get(file.sha256);
    if (same) throw sameBytes(asked, same);
    if (!kept) throw changedSince();
    const row = await rowOf(tx, asked, { file, kept }, fields);
    there.set(file.sha256, row);
    return { row, format: file.format };
  });
  const { data: added, errors } = uploadedOf(seats);
  const rows = added.map(({ row }) => row);
  const ids = rows.map(({ propertyPhotoId }) => propertyPhotoId);
  await insertPhotos(tx, rows);
  await hangOn(tx, access.property, ids, lineages);
  await askForSizes(tx, deps.clock.now(), added);
  const named = rows.length === 1 ? `the photo ${rows[0]!.fileName}` : `${rows.length} photos`;
  await recordPhotos(tx, { actor, deps }, access, access.property.name, `Added ${named}`);
  const byId = new Map((await findPhotos(tx, ids)).map((row) => [row.propertyPhotoId, row]));
  const photos = ids.map((id) => byId.get(id)!);
  return { data: await presentPhotos(tx, viewingOf(actor, deps, access), photos), errors };
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
  const stored = ready.flatMap((seat) =>
    'taken' in seat && seat.taken.kept ? [seat.taken.kept.stored] : [],
  );
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
