import type {
  ComponentPhotos,
  Photo,
  PhotoListInput,
  PhotoPage,
  PhotoSize,
} from '@roofline/schema/photo/photo';
import { limits } from '@roofline/schema/value/limits';
import { lineagePlaces, lineagesNamed, lineagesOf } from '../component/service';
import type { Actor } from '../platform/actor';
import { findBlob, findBlobs } from '../platform/blobs/repository';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import type { ImageToSend } from '../platform/images/keep';
import { notFound } from '../platform/problem';
import type { FileToSend, ZipToSend } from '../platform/route/answer';
import { photoLineages, requireProject } from '../project/service';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import { jpegName } from './file-name';
import { photoActions, seesAllPhotos } from './policy';
import { requirePicture, requirePictures } from './picture';
import { presentPhotos, type Viewing } from './present';
import { requirePhoto, requirePhotos } from './reach';
import { newestOfLineages } from './repository/components';
import { partOfList, type PhotoFilter } from './repository/list';
import { findPhotos, type PhotoRow } from './repository/photos';

const UNKNOWN = 'application/octet-stream';

type ReadDeps = Pick<Deps, 'clock'>;

/** Returns the viewing of one property. */
export function viewingOf(actor: Actor, { clock }: ReadDeps, access: PropertyAccess): Viewing {
  return { actor, clock, access: new Map([[access.property.propertyId, access]]) };
}

/** Returns the project of the property with the components whose photos it shows; 404 for one of another property. */
async function projectOf(tx: Tx, actor: Actor, propertyId: string, projectId: string) {
  const { row } = await requireProject(tx, actor, projectId, { isDeleted: 'either' });
  if (row.propertyId !== propertyId) throw notFound();
  const lineages = await photoLineages(tx, [row]);
  return { projectId: row.projectId, lineageIds: lineages.get(row.projectId) ?? [] };
}

async function filterOf(
  tx: Tx,
  actor: Actor,
  { actions, property }: PropertyAccess,
  query: PhotoListInput,
): Promise<PhotoFilter> {
  const { workspaceId, propertyId } = property;
  const { propertyComponentId, projectId, search, includeInPhotosReport = null, isDeleted } = query;
  const [lineageId = null] = propertyComponentId
    ? await lineagesOf(tx, propertyId, [propertyComponentId])
    : [];
  return {
    workspaceId,
    propertyId,
    isDeleted,
    uploadedBy: seesAllPhotos(actions) ? null : actor.userId,
    lineageId,
    project: projectId ? await projectOf(tx, actor, propertyId, projectId) : null,
    search: search ? { text: search, lineageIds: await lineagesNamed(tx, propertyId, search) } : null,
    includeInPhotosReport,
  };
}

/** Returns a page of the photos of a property, with the number of photos of each month for the layout of the grid. */
export async function pageOfPhotos(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  actor: Actor,
  at: PhotoListInput & { propertyId: string },
): Promise<PhotoPage> {
  const need = at.isDeleted ? 'deletePhotos' : 'addPhotos';
  const access = await requireProperty(tx, actor, at.propertyId, { need });
  const filter = await filterOf(tx, actor, access, at);
  const { page, pageSize } = at;
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const { months, rows } = await partOfList(tx, filter, at, window);
  return {
    items: await presentPhotos(tx, viewingOf(actor, deps, access), rows),
    totalCount: months.reduce((sum, { count }) => sum + count, 0),
    page,
    pageSize,
    trashDays: deps.config.TRASH_DAYS,
    inReportCount: months.reduce((sum, { inReport }) => sum + inReport, 0),
    months: months.map(({ month, count }) => ({ month, count })),
  };
}

/** Returns one photo. */
export async function readPhoto(
  tx: Tx,
  deps: ReadDeps,
  actor: Actor,
  propertyPhotoId: string,
): Promise<Photo> {
  const { access, row } = await requirePhoto(tx, actor, propertyPhotoId);
  return (await presentPhotos(tx, viewingOf(actor, deps, access), [row]))[0]!;
}

const newestFirst = (a: PhotoRow, b: PhotoRow) =>
  b.uploadDate.getTime() - a.uploadDate.getTime() || (a.propertyPhotoId < b.propertyPhotoId ? 1 : -1);

/** Returns photos of components in any year, in the order of the lines; null for a line hidden from the viewer. */
export async function photosOfComponents(
  tx: Tx,
  deps: ReadDeps,
  actor: Actor,
  lineIds: readonly string[],
): Promise<(ComponentPhotos | null)[]> {
  const places = await lineagePlaces(tx, lineIds);
  const propertyIds = [...new Set([...places.values()].map(({ propertyId }) => propertyId))];
  const access = await reachedProperties(tx, actor, propertyIds);
  const seen = [...places.values()].filter(({ propertyId }) => access.has(propertyId));
  const lineageIds = [...new Set(seen.map(({ lineageId }) => lineageId))];
  const propertiesSeen = (isAll: boolean) =>
    [...access].flatMap(([id, { actions }]) => (seesAllPhotos(actions) === isAll ? [id] : []));
  const hanging = await newestOfLineages(
    tx,
    { all: propertiesSeen(true), own: propertiesSeen(false), userId: actor.userId, lineageIds },
    limits.photosOfComponent,
  );
  const found = await findPhotos(tx, [...new Set(hanging.map(({ propertyPhotoId }) => propertyPhotoId))]);
  const rows = found.toSorted(newestFirst);
  const photos = await presentPhotos(tx, { actor, clock: deps.clock, access }, rows);
  return lineIds.map((id) => {
    const place = places.get(id.toLowerCase());
    if (!place || !access.has(place.propertyId)) return null;
    const own = hanging.filter(({ lineageId }) => lineageId === place.lineageId);
    const ids = new Set(own.map(({ propertyPhotoId }) => propertyPhotoId));
    const primaryId = own.find(({ isPrimary }) => isPrimary)?.propertyPhotoId;
    return {
      propertyComponentId: place.propertyComponentId,
      photos: photos
        .filter(({ propertyPhotoId }) => ids.has(propertyPhotoId))
        .slice(0, limits.photosOfComponent),
      primaryPhoto: photos.find(({ propertyPhotoId }) => propertyPhotoId === primaryId) ?? null,
    };
  });
}

/** Returns the picture in a size. Its address has the id of the bytes as `?v=`. */
export async function imageOfPhoto(
  tx: Tx,
  actor: Actor,
  propertyPhotoId: string,
  size: PhotoSize,
): Promise<ImageToSend> {
  const { row } = await requirePhoto(tx, actor, propertyPhotoId);
  requirePicture(row);
  return { id: row.blobId, blob: await findBlob(tx, row, size === 'original' ? undefined : size) };
}

/**
 * Returns the picture at its full size, under its file name. For a file that cannot be read, the uploader gets the file;
 * no one else does, since it may contain metadata that no one else may see (UP-17).
 */
export async function originalOfPhoto(tx: Tx, actor: Actor, propertyPhotoId: string): Promise<FileToSend> {
  const { access, row } = await requirePhoto(tx, actor, propertyPhotoId);
  const blob = await findBlob(tx, row);
  const { imageState, uploadedBy } = row;
  const { download } = photoActions(access.actions, { ...row, isOwn: uploadedBy === actor.userId });
  if (!download) requirePicture(row);
  if (imageState !== 'ready') return { blob, contentType: UNKNOWN, fileName: row.fileName };
  return { blob, contentType: 'image/jpeg', fileName: jpegName(row.fileName) };
}

/** Returns photos at their full size, in one zip with the property's name. */
export async function zipOfPhotos(tx: Tx, actor: Actor, photoIds: readonly string[]): Promise<ZipToSend> {
  const { access, rows } = await requirePhotos(tx, actor, photoIds);
  requirePictures(rows);
  const blobs = await findBlobs(tx, rows);
  const entries = rows.map((row) => {
    const blob = blobs.get(row.blobId);
    if (!blob) throw notFound();
    return { path: [jpegName(row.fileName)], blob, modifiedAt: row.uploadDate };
  });
  return { fileName: `${access.property.name} photos.zip`, entries };
}
