import type { AttachedComponent } from '@roofline/schema/component/attached-component';
import type { Photo, PhotoSize } from '@roofline/schema/photo/photo';
import { linesOfLineages } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { PropertyAccess } from '../property/access';
import { photoActions } from './policy';
import { componentsOfPhotos, type PhotoComponentRow } from './repository/components';
import type { PhotoRow } from './repository/photos';

/** Who looks, at which properties, and on which day. */
export interface Viewing {
  actor: Actor;
  clock: Clock;
  /** By the id of the property. */
  access: ReadonlyMap<string, PropertyAccess>;
}

/** Path of the picture in a size; it names the bytes, so that a browser may keep them. */
const fileUrl = ({ propertyPhotoId, blobId }: PhotoRow, size: PhotoSize) =>
  `/api/photo/${propertyPhotoId}/image/${size}?v=${blobId}`;

const wallClock = (taken: string | null) => taken && taken.replace(' ', 'T').slice(0, 19);

const byName = (a: AttachedComponent, b: AttachedComponent) =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

function presentPhoto(
  row: PhotoRow,
  hanging: readonly PhotoComponentRow[],
  lines: ReadonlyMap<string, AttachedComponent>,
): Omit<Photo, 'viewerCan'> {
  const { workspaceId, blobId, uploadedBy, deletedBy, ...shown } = row;
  const takenDate = wallClock(row.takenDate);
  const lineOf = (each: PhotoComponentRow) => lines.get(each.lineageId) ?? [];
  return {
    ...shown,
    smallFileUrl: fileUrl(row, 'small'),
    mediumFileUrl: fileUrl(row, 'medium'),
    largeFileUrl: fileUrl(row, 'large'),
    originalFileUrl: fileUrl(row, 'original'),
    takenDate,
    takenYear: takenDate === null ? null : Number(takenDate.slice(0, 4)),
    uploadDate: row.uploadDate.toISOString(),
    uploadYear: row.uploadDate.getUTCFullYear(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    propertyComponents: hanging.flatMap(lineOf).toSorted(byName),
    isPrimaryOf: hanging
      .filter(({ isPrimary }) => isPrimary)
      .flatMap(lineOf)
      .map(({ propertyComponentId }) => propertyComponentId),
  };
}

/** Photos as answers show them, in their order. Four statements, however many they are. */
export async function presentPhotos(
  tx: Tx,
  { actor, clock, access }: Viewing,
  rows: readonly PhotoRow[],
): Promise<Photo[]> {
  const shown = await componentsOfPhotos(
    tx,
    rows.map(({ propertyPhotoId }) => propertyPhotoId),
  );
  const hanging = new Map<string, PhotoComponentRow[]>(rows.map((row) => [row.propertyPhotoId, []]));
  for (const each of shown) hanging.get(each.propertyPhotoId)!.push(each);
  const lineages = new Set(shown.map(({ lineageId }) => lineageId));
  const properties = new Set(rows.map(({ propertyId }) => propertyId));
  const lines = await linesOfLineages(tx, [...properties], [...lineages], clock.today());
  return rows.map((row) => ({
    ...presentPhoto(row, hanging.get(row.propertyPhotoId) ?? [], lines),
    viewerCan: photoActions(access.get(row.propertyId)!.actions, {
      isOwn: row.uploadedBy === actor.userId,
    }),
  }));
}
