import { PHOTO_SIDES } from '@roofline/schema/photo/photo';
import type { PhotoItem } from '../data/use-photo-list';

/** Returns the `srcset` of a picture: its two sizes for a tile or a pane with their widths, for the browser to choose from. */
export function pictureSet({ width, height, smallFileUrl, mediumFileUrl }: PhotoItem): string {
  const wide = (side: number) => Math.max(1, Math.round(width * Math.min(1, side / Math.max(width, height))));
  return `${smallFileUrl} ${wide(PHOTO_SIDES.small)}w, ${mediumFileUrl} ${wide(PHOTO_SIDES.medium)}w`;
}
