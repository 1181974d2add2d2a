import { PHOTO_SIZES, type Photo, type PhotoSize } from '@roofline/schema/photo/photo';

const REST_PATH = /^\/api\/photo\/([0-9a-f-]{36})\/image\/([a-z]{1,20})(?:\?v=([A-Za-z0-9-]{1,64}))?$/;

/**
 * Returns the URL of a picture on this server, from the path that the REST service returns. The URL keeps what names the
 * bytes, so that a browser may keep them.
 */
export function pictureAddress(restAddress: string): string {
  const [, propertyPhotoId, size, version] = REST_PATH.exec(restAddress) ?? [];
  if (propertyPhotoId === undefined || !PHOTO_SIZES.includes(size as PhotoSize)) return '';
  return `/download/photo/${propertyPhotoId}/${size}${version === undefined ? '' : `?v=${version}`}`;
}

/** A photo whose pictures the browser can reach. */
export const photoWithAddresses = (photo: Photo): Photo => ({
  ...photo,
  smallFileUrl: pictureAddress(photo.smallFileUrl),
  mediumFileUrl: pictureAddress(photo.mediumFileUrl),
  largeFileUrl: pictureAddress(photo.largeFileUrl),
  originalFileUrl: pictureAddress(photo.originalFileUrl),
});
