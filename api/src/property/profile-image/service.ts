import type { Property } from '@roofline/schema/property/property';
import { recordActivity } from '../../activity/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { findBlob } from '../../platform/blobs/repository';
import type { ImageSize, ImageToSend } from '../../platform/images/keep';
import { notFound } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { requireProperty } from '../access';
import { changeProperty } from '../repository';
import { presentProperty } from '../service';

export interface ImageChange {
  actor: Actor;
  propertyId: string;
  /** null: the version is not checked. */
  version: number | null;
  /** The new image, null to remove it. */
  imageId: string | null;
}

/** Sets or removes the property's image. */
export async function changeImage(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { actor, propertyId, version, imageId }: ImageChange,
): Promise<Property> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'edit', lock: true });
  if (version !== null) assertVersion(property.version, version);
  if (imageId === null && property.profileImageId === null) throw notFound();
  const now = clock.now();
  await changeProperty(tx, property, { profileImageId: imageId, updatedAt: now });
  const { workspaceId, name: entityName, profileImageId: before } = property;
  const verb = imageId === null ? 'Removed' : before === null ? 'Added' : 'Changed';
  const place = { workspaceId, propertyId: property.propertyId, actor, at: now };
  await recordActivity(tx, place, {
    type: 'property',
    entityName,
    description: `${verb} the profile image`,
  });
  return presentProperty(await requireProperty(tx, actor, propertyId));
}

/** Returns the image of a property in reach, in the requested size where it exists; 404 without an image. */
export async function imageOf(
  tx: Tx,
  actor: Actor,
  propertyId: string,
  size?: ImageSize,
): Promise<ImageToSend> {
  const { property } = await requireProperty(tx, actor, propertyId);
  const { workspaceId, profileImageId: id } = property;
  if (!id) throw notFound();
  return { id, blob: await findBlob(tx, { workspaceId, blobId: id }, size) };
}
