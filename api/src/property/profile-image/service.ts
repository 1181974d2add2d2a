import type { Property } from '@roofline/schema/property';
import { recordActivity } from '../../activity/service';
import type { Actor } from '../../platform/actor';
import type { AfterCommit, Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { imagePrefixes } from '../../platform/images/stored';
import { notFound } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { requireProperty } from '../access';
import { changeProperty } from '../repository';
import { presentProperty } from '../service';

type ImageDeps = Pick<Deps, 'clock' | 'storage'>;

/** Where the images of properties are stored. */
export const IMAGE_PREFIXES = imagePrefixes('image');

export interface ImageChange {
  actor: Actor;
  propertyId: string;
  /** null: whatever the version is. */
  version: number | null;
  /** Key of the new image, null to remove it. */
  key: string | null;
}

/**
 * Points the property at another image, or at none. The new file is in storage before, the old one goes after the
 * commit: a crash between leaves a file without a row, which the sweep takes away, never a row without its file.
 */
export async function changeImage(
  tx: Tx,
  after: AfterCommit,
  { clock, storage }: ImageDeps,
  { actor, propertyId, version, key }: ImageChange,
): Promise<Property> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'edit', lock: true });
  if (version !== null) assertVersion(property.version, version);
  const old = property.profileImageKey;
  if (key === null && old === null) throw notFound();
  const now = clock.now();
  await changeProperty(tx, property, { profileImageKey: key, updatedAt: now });
  await recordActivity(tx, {
    workspaceId: property.workspaceId,
    propertyId: property.propertyId,
    actor,
    entityName: property.name,
    description: key === null ? 'Removed the profile image' : 'Changed the profile image',
    type: 'property',
    at: now,
  });
  if (old) after(() => storage.remove(old));
  return presentProperty(await requireProperty(tx, actor, propertyId));
}

/** Key of the image of a property in reach; 404 without one. */
export async function imageKeyOf(tx: Tx, actor: Actor, propertyId: string): Promise<string> {
  const { property } = await requireProperty(tx, actor, propertyId);
  if (!property.profileImageKey) throw notFound();
  return property.profileImageKey;
}
