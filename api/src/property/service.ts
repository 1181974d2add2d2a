import type { Property } from '@roofline/schema/property';
import type { PropertyAccess } from './access';

/**
 * Address of the profile image on this service. It changes with the image, so that no cache shows an old one.
 */
export function imagePath(of: { propertyId: string; profileImageKey: string | null }): string | null {
  const { propertyId, profileImageKey } = of;
  return profileImageKey && `/api/property/${propertyId}/profileimage?v=${profileImageKey.slice(-8)}`;
}

/** The property as answers show it. */
export function presentProperty({ property: row, actions }: PropertyAccess): Property {
  const { latitude, longitude, profileImageKey, searchText, createdAt, updatedAt, isAssigned, ...shown } =
    row;
  return {
    ...shown,
    profileImage: imagePath(row),
    latLng: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    viewerCan: actions,
  };
}
