import type { Photo, PhotoAssignInput, PhotoIdList, PhotoReportInput } from '@roofline/schema/photo/photo';
import { lineagesOf } from '../../component/service';
import { letGo } from '../../platform/blobs/repository/free';
import type { Tx } from '../../platform/database';
import { forbidden } from '../../platform/problem';
import { recordPhotos, type PhotoChange } from '../change';
import { presentPhotos } from '../present';
import { holdPhotos, type ReachedPhotos } from '../reach';
import { viewingOf } from '../read';
import { hangOn, takeOff } from '../repository/components';
import { changePhotos, erasePhotos, findPhotos, type NewPhoto } from '../repository/photos';

const idsOf = ({ rows }: ReachedPhotos) => rows.map(({ propertyPhotoId }) => propertyPhotoId);

/** Names photos: `3 photos`, or the name of the only one. */
const called = ({ rows }: ReachedPhotos) =>
  rows.length === 1 ? rows[0]!.fileName : `${rows.length.toLocaleString('en-US')} photos`;

/** Changes the locked photos and returns them as they are now, in their order. */
async function saved(
  tx: Tx,
  { actor, deps }: PhotoChange,
  held: ReachedPhotos,
  change: Partial<NewPhoto>,
): Promise<Photo[]> {
  const { access } = held;
  const ids = idsOf(held);
  await changePhotos(tx, access.property.workspaceId, ids, change);
  const byId = new Map((await findPhotos(tx, ids)).map((row) => [row.propertyPhotoId, row]));
  return presentPhotos(
    tx,
    viewingOf(actor, deps, access),
    ids.map((id) => byId.get(id)!),
  );
}

/** Assigns photos to components, or removes them from components. */
export async function assignPhotos(
  tx: Tx,
  change: PhotoChange,
  { propertyPhotoIds, propertyComponentIds, unassign }: PhotoAssignInput,
): Promise<Photo[]> {
  const held = await holdPhotos(tx, change.actor, propertyPhotoIds, { need: 'edit' });
  const { property } = held.access;
  const lineages = await lineagesOf(tx, property.propertyId, propertyComponentIds);
  if (unassign) await takeOff(tx, property, idsOf(held), lineages.length === 0 ? null : lineages);
  else await hangOn(tx, property, idsOf(held), lineages);
  const photos = await saved(tx, change, held, {});
  const verb = unassign ? 'Took' : 'Put';
  const way = unassign ? 'off' : 'on';
  const count = lineages.length;
  const what =
    count === 0 ? 'all of their components' : `${count} ${count === 1 ? 'component' : 'components'}`;
  await recordPhotos(tx, change, held.access, property.name, `${verb} ${called(held)} ${way} ${what}`);
  return photos;
}

/** Adds photos to the photos report, or removes them from it. */
export async function reportPhotos(
  tx: Tx,
  change: PhotoChange,
  { propertyPhotoIds, includeInPhotosReport }: PhotoReportInput,
): Promise<Photo[]> {
  const held = await holdPhotos(tx, change.actor, propertyPhotoIds, { need: 'changeReport' });
  const photos = await saved(tx, change, held, { includeInPhotosReport });
  const words = includeInPhotosReport
    ? `Put ${called(held)} into the photos report`
    : `Took ${called(held)} out of the photos report`;
  await recordPhotos(tx, change, held.access, held.access.property.name, words);
  return photos;
}

/** Moves photos to the trash. */
export async function deletePhotos(
  tx: Tx,
  change: PhotoChange,
  photoIds: readonly string[],
): Promise<PhotoIdList> {
  const held = await holdPhotos(tx, change.actor, photoIds, { need: 'delete' });
  const { property } = held.access;
  await changePhotos(tx, property.workspaceId, idsOf(held), {
    deletedAt: change.deps.clock.now(),
    deletedBy: change.actor.userId,
  });
  await recordPhotos(tx, change, held.access, property.name, `Deleted ${called(held)}`);
  return { propertyPhotoIds: idsOf(held) };
}

/** Restores photos from the trash. */
export async function restorePhotos(
  tx: Tx,
  change: PhotoChange,
  photoIds: readonly string[],
): Promise<PhotoIdList> {
  const held = await holdPhotos(tx, change.actor, photoIds, { need: 'delete', isDeleted: true });
  const { property } = held.access;
  await changePhotos(tx, property.workspaceId, idsOf(held), { deletedAt: null, deletedBy: null });
  await recordPhotos(tx, change, held.access, property.name, `Restored ${called(held)}`);
  return { propertyPhotoIds: idsOf(held) };
}

/** Erases photos from the trash for good. */
export async function erasePhotosAtOnce(
  tx: Tx,
  change: PhotoChange,
  photoIds: readonly string[],
): Promise<PhotoIdList> {
  const held = await holdPhotos(tx, change.actor, photoIds, { isDeleted: true });
  const { property } = held.access;
  if (!held.access.actions.eraseMedia) throw forbidden();
  const { workspaceId } = property;
  await erasePhotos(tx, workspaceId, idsOf(held));
  await letGo(tx, workspaceId, held.rows.map(({ blobId }) => blobId), change.deps.clock.now()); // prettier-ignore
  await recordPhotos(tx, change, held.access, property.name, `Erased ${called(held)}`);
  return { propertyPhotoIds: idsOf(held) };
}
