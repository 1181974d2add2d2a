import type { PhotoActions } from '@roofline/schema/photo/photo';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { forbidden, notFound } from '../platform/problem';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import { canSeePhoto, photoActions } from './policy';
import { findPhotos, type PhotoRow } from './repository/photos';

/** Photos of one property that the actor sees, and the access to it. */
export interface ReachedPhotos {
  access: PropertyAccess;
  /** In the asked order, each once. */
  rows: PhotoRow[];
}

/** What is asked of photos that a write is about. */
export interface PhotoNeed {
  /** The right at each of the photos. */
  need?: keyof PhotoActions;
  /** Photos of the trash instead of the others. */
  isDeleted?: boolean;
}

const isOwn = (actor: Actor, { uploadedBy }: PhotoRow) => uploadedBy === actor.userId;

/**
 * Photos to change, all of one property, with the property's row and theirs held. 404 where one of them does not exist,
 * belongs to another property than the first or may not be seen; 403 where the actor may not do this with one of them.
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

/** One photo that the actor sees, outside the trash; 404 else. */
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

/** Photos to read, all of one property and outside the trash, in the asked order; 404 where one is not to be seen. */
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
