import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import {
  PICTURE_FAILED,
  photoInput,
  type ComponentPhotos,
  type Photo,
  type PhotoInput,
} from '@roofline/schema/photo/photo';
import { recordActivity } from '../activity/service';
import { lineagesOf } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { conflict, forbidden } from '../platform/problem';
import { assertVersion } from '../platform/versions';
import type { PropertyAccess } from '../property/access';
import { photoActions } from './policy';
import { presentPhotos } from './present';
import { holdPhotos } from './reach';
import { photosOfComponents, viewingOf } from './read';
import { componentsOfPhotos, hangOn, makePrimary, takeOff } from './repository/components';
import { changePhotos, findPhotos, takeUpImage, type PhotoRow } from './repository/photos';
import { askForSizes } from './sizes/job';
import { formatOfName } from './upload/reception';

/** The actor of a change of photos, with the service's clock. */
export interface PhotoChange {
  actor: Actor;
  deps: Pick<Deps, 'clock'>;
}

/** Records activity about photos of the property. */
export function recordPhotos(
  tx: Tx,
  { actor, deps }: PhotoChange,
  { property }: PropertyAccess,
  entityName: string,
  description: string | null,
): Promise<void> {
  const { workspaceId, propertyId } = property;
  const place = { workspaceId, propertyId, actor, at: deps.clock.now() };
  return recordActivity(tx, place, { type: 'photo', entityName, description });
}

const FIELDS = wordedFields<typeof photoInput, Photo>(photoInput, {
  propertyComponentIds: {
    label: 'Components',
    words: ({ propertyComponents }) => propertyComponents.map(({ name }) => name).join(', '),
  },
});

const presentOne = async (tx: Tx, { actor, deps }: PhotoChange, access: PropertyAccess, row: PhotoRow) =>
  (await presentPhotos(tx, viewingOf(actor, deps, access), [row]))[0]!;

/** Changes a photo. An actor without the right to change the report cannot add or remove the photo there. */
export async function updatePhoto(
  tx: Tx,
  change: PhotoChange,
  at: { propertyPhotoId: string; version: number },
  { propertyComponentIds, ...values }: PhotoInput,
): Promise<Photo> {
  const { access, rows } = await holdPhotos(tx, change.actor, [at.propertyPhotoId], { need: 'edit' });
  const row = rows[0]!;
  const { workspaceId, propertyId, propertyPhotoId } = row;
  assertVersion(row.version, at.version);
  const before = await presentOne(tx, change, access, row);
  const isOwn = row.uploadedBy === change.actor.userId;
  const { changeReport } = photoActions(access.actions, { ...row, isOwn });
  const includeInPhotosReport = changeReport ? values.includeInPhotosReport : row.includeInPhotosReport;
  const lineages = await lineagesOf(tx, propertyId, propertyComponentIds);
  await changePhotos(tx, workspaceId, [propertyPhotoId], { ...values, includeInPhotosReport });
  await keepOn(tx, row, lineages);
  const [saved] = await findPhotos(tx, [propertyPhotoId]);
  const after = await presentOne(tx, change, access, saved!);
  const words = changeWords(`of ${row.fileName}`, changesOf(FIELDS, { before, after }));
  await recordPhotos(tx, change, access, row.fileName, words);
  return after;
}

/** Assigns the photo to exactly these components; where it was primary and remains, it stays primary. */
async function keepOn(tx: Tx, row: PhotoRow, lineages: readonly string[]): Promise<void> {
  const hanging = await componentsOfPhotos(tx, [row.propertyPhotoId]);
  const gone = hanging.map(({ lineageId }) => lineageId).filter((id) => !lineages.includes(id));
  await takeOff(tx, row, [row.propertyPhotoId], gone);
  await hangOn(tx, row, [row.propertyPhotoId], lineages);
}

/** Makes a photo the primary one of a component, and assigns it to the component if needed. */
export async function setPrimary(
  tx: Tx,
  change: PhotoChange,
  at: { propertyComponentId: string; propertyPhotoId: string },
): Promise<ComponentPhotos> {
  const { access, rows } = await holdPhotos(tx, change.actor, [at.propertyPhotoId]);
  const row = rows[0]!;
  const [lineageId] = await lineagesOf(tx, row.propertyId, [at.propertyComponentId]);
  if (!access.actions.editPhotos) throw forbidden();
  await hangOn(tx, row, [row.propertyPhotoId], [lineageId!]);
  await makePrimary(tx, row, { propertyPhotoId: row.propertyPhotoId, lineageId: lineageId! });
  await changePhotos(tx, row.workspaceId, [row.propertyPhotoId], {});
  const [photos] = await photosOfComponents(tx, change.deps, change.actor, [at.propertyComponentId]);
  const name = photos!.primaryPhoto!.propertyComponents.find(
    ({ propertyComponentId }) => propertyComponentId === photos!.propertyComponentId,
  )?.name;
  const words = `Made ${row.fileName} the primary photo of ${name ?? 'a component'}`;
  await recordPhotos(tx, change, access, row.fileName, words);
  return photos!;
}

/** Moves a photo to the trash. */
export async function deletePhoto(
  tx: Tx,
  change: PhotoChange,
  at: { propertyPhotoId: string; version: number },
): Promise<void> {
  const { access, rows } = await holdPhotos(tx, change.actor, [at.propertyPhotoId], { need: 'delete' });
  const { workspaceId, propertyPhotoId, fileName, version } = rows[0]!;
  assertVersion(version, at.version);
  await changePhotos(tx, workspaceId, [propertyPhotoId], {
    deletedAt: change.deps.clock.now(),
    deletedBy: change.actor.userId,
  });
  await recordPhotos(tx, change, access, fileName, `Deleted the photo ${fileName}`);
}

/**
 * Queues the picture of a photo again, after its job was given up. A repeat changes nothing; 409 for a file that cannot be
 * read, which another try would not change.
 */
export async function retryPicture(
  tx: Tx,
  change: PhotoChange,
  { propertyPhotoId }: { propertyPhotoId: string },
): Promise<Photo> {
  const { access, rows } = await holdPhotos(tx, change.actor, [propertyPhotoId], { need: 'edit' });
  const row = rows[0]!;
  if (row.imageState === 'failed' && !row.pictureGivenUp) throw conflict(PICTURE_FAILED, 'unreadable');
  if (await takeUpImage(tx, row)) {
    await askForSizes(tx, change.deps.clock.now(), [{ row, format: formatOfName(row.fileName) }]);
    await recordPhotos(tx, change, access, row.fileName, `Had the picture of ${row.fileName} tried again`);
  }
  const [now] = await findPhotos(tx, [row.propertyPhotoId]);
  return presentOne(tx, change, access, now!);
}
