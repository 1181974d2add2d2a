import type { PhotoActions } from '@roofline/schema/photo/photo';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { forbidden, notFound } from '../platform/problem';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import { canSeePhoto, photoActions } from './policy';
import { findPhotos, type PhotoRow } from './repository/photos';

/** Photos of one property that the actor sees, and the access to the property. */
export interface ReachedPhotos {
  access: PropertyAccess;
  /** In the order of the request, each once. */
  rows: PhotoRow[];
}

/** The right and the state that a write needs of its photos. */
export interface PhotoNeed {
  /** The right on each of the photos. */
  need?: keyof PhotoActions;
  /** Finds only photos in the trash instead of the others. */
  isDeleted?: boolean;
}

const isOwn = (actor: Actor, { uploadedBy }: PhotoRow) => uploadedBy === actor.userId;

/**
 * Locks a property and its photos to change, and returns them. 404 where one of the photos does not exist, belongs to
 * another property than the first or is hidden from the actor; 403 where the actor lacks the right on one of them.
 */
export async function holdPhotos(
  tx: Tx,
  actor: Actor,
  photoIds: readonly string[],
  { need, isDeleted = false }: PhotoNeed = {},
): Promise<ReachedPhotos> {
  const ids = [...new Set(photoIds.map((id) => id.toLowerCase()))];
  const [first] = await findPhotos(tx, ids.slice(0, 1));
  if (!first) throw notFound();
  const access = await requireProperty(tx, actor, first.propertyId, { lock: true });
  const byId = new Map((await findPhotos(tx, ids, { lock: true })).map((row) => [row.propertyPhotoId, row]));
  const rows = ids.map((id) => {
    const row = byId.get(id);
    const isThere = row?.propertyId === first.propertyId && (row.deletedAt !== null) === isDeleted;
    if (!isThere || !canSeePhoto(access.actions, { isOwn: isOwn(actor, row) })) throw notFound();
    return row;
  });
  if (need && rows.some((row) => !photoActions(access.actions, { ...row, isOwn: isOwn(actor, row) })[need]))
    throw forbidden();
  return { access, rows };
}

/** Returns one photo that the actor sees, outside the trash; else 404. */
export async function requirePhoto(
  tx: Tx,
  actor: Actor,
  propertyPhotoId: string,
): Promise<{ access: PropertyAccess; row: PhotoRow }> {
  const [row] = await findPhotos(tx, [propertyPhotoId]);
  const access = row && (await reachedProperties(tx, actor, [row.propertyId])).get(row.propertyId);
  const isSeen = access && canSeePhoto(access.actions, { isOwn: isOwn(actor, row) });
  if (!isSeen || row.deletedAt !== null) throw notFound();
  return { access, row };
}

/** Returns photos of one property, outside the trash, in the order of the request; 404 where the actor cannot see one. */
export async function requirePhotos(
  tx: Tx,
  actor: Actor,
  photoIds: readonly string[],
): Promise<ReachedPhotos> {
  const ids = [...new Set(photoIds.map((id) => id.toLowerCase()))];
  const { access, row: first } = await requirePhoto(tx, actor, ids[0]!);
  const byId = new Map((await findPhotos(tx, ids)).map((row) => [row.propertyPhotoId, row]));
  const rows = ids.map((id) => {
    const row = byId.get(id);
    const isThere = row?.propertyId === first.propertyId && row.deletedAt === null;
    if (!isThere || !canSeePhoto(access.actions, { isOwn: isOwn(actor, row) })) throw notFound();
    return row;
  });
  return { access, rows };
}
