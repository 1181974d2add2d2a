import type { AttachedComponent } from '@roofline/schema/component/attached-component';
import type { Photo, PhotoSize } from '@roofline/schema/photo/photo';
import type { AttachedProject } from '@roofline/schema/project/attached-project';
import { linesOfLineages } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { attachedProjects } from '../project/service';
import type { PropertyAccess } from '../property/access';
import { photoActions } from './policy';
import { pictureProblem } from './picture';
import { componentsOfPhotos, type PhotoComponentRow } from './repository/components';
import type { PhotoRow } from './repository/photos';
import { projectsOfPhotos } from './repository/projects';

/** The actor who reads, the properties that they reach, and the clock. */
export interface Viewing {
  actor: Actor;
  clock: Clock;
  /** By the id of the property. */
  access: ReadonlyMap<string, PropertyAccess>;
}

/** Returns the path of the picture in a size; it contains the id of the bytes, so that browsers may cache them. */
const fileUrl = ({ propertyPhotoId, blobId }: PhotoRow, size: PhotoSize) =>
  `/api/photo/${propertyPhotoId}/image/${size}?v=${blobId}`;

const wallClock = (taken: string | null) => taken && taken.replace(' ', 'T').slice(0, 19);

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

function presentPhoto(
  row: PhotoRow,
  hanging: readonly PhotoComponentRow[],
  lines: ReadonlyMap<string, AttachedComponent>,
): Omit<Photo, 'viewerCan' | 'projects'> {
  const { workspaceId, blobId, uploadedBy, deletedBy, searchText, pictureGivenUp, ...shown } = row;
  const takenDate = wallClock(row.takenDate);
  const lineOf = (each: PhotoComponentRow) => lines.get(each.lineageId) ?? [];
  return {
    ...shown,
    smallFileUrl: fileUrl(row, 'small'),
    mediumFileUrl: fileUrl(row, 'medium'),
    largeFileUrl: fileUrl(row, 'large'),
    originalFileUrl: fileUrl(row, 'original'),
    imageProblem: pictureProblem(row),
    takenDate,
    takenYear: takenDate === null ? null : Number(takenDate.slice(0, 4)),
    uploadDate: row.uploadDate.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    uploadYear: row.uploadDate.getUTCFullYear(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    propertyComponents: hanging.flatMap(lineOf).toSorted(byName),
    isPrimaryOf: hanging
      .filter(({ isPrimary }) => isPrimary)
      .flatMap(lineOf)
      .map(({ propertyComponentId }) => propertyComponentId),
  };
}

/** Returns the projects that the photos were added to and that the viewer sees: by photo, each by name. */
async function projectsByPhoto(
  tx: Tx,
  viewing: Viewing,
  photoIds: readonly string[],
): Promise<Map<string, AttachedProject[]>> {
  const added = await projectsOfPhotos(tx, photoIds);
  const projects = await attachedProjects(tx, viewing, added.map(({ projectId }) => projectId)); // prettier-ignore
  const byPhoto = new Map<string, AttachedProject[]>(photoIds.map((id) => [id, []]));
  for (const { propertyPhotoId, projectId } of added) {
    const project = projects.get(projectId);
    if (project) byPhoto.get(propertyPhotoId)!.push(project);
  }
  for (const list of byPhoto.values()) list.sort(byName);
  return byPhoto;
}

/** The components and projects of photos. */
interface Hung {
  shown: readonly PhotoComponentRow[];
  /** By photo; missing where no photo has any. */
  projects?: ReadonlyMap<string, AttachedProject[]>;
}

async function presentHung(
  tx: Tx,
  { actor, clock, access }: Viewing,
  rows: readonly PhotoRow[],
  { shown, projects }: Hung,
): Promise<Photo[]> {
  const hanging = new Map<string, PhotoComponentRow[]>(rows.map((row) => [row.propertyPhotoId, []]));
  for (const each of shown) hanging.get(each.propertyPhotoId)!.push(each);
  const lineages = new Set(shown.map(({ lineageId }) => lineageId));
  const properties = new Set(rows.map(({ propertyId }) => propertyId));
  const lines = await linesOfLineages(tx, [...properties], [...lineages], clock.today());
  return rows.map((row) => ({
    ...presentPhoto(row, hanging.get(row.propertyPhotoId) ?? [], lines),
    projects: projects?.get(row.propertyPhotoId) ?? [],
    viewerCan: photoActions(access.get(row.propertyId)!.actions, {
      isOwn: row.uploadedBy === actor.userId,
      imageState: row.imageState,
      pictureGivenUp: row.pictureGivenUp,
    }),
  }));
}

/** Returns photos as in the answer, in their order. Six statements, however many photos there are. */
export async function presentPhotos(tx: Tx, viewing: Viewing, rows: readonly PhotoRow[]): Promise<Photo[]> {
  const ids = rows.map(({ propertyPhotoId }) => propertyPhotoId);
  const shown = await componentsOfPhotos(tx, ids);
  return presentHung(tx, viewing, rows, { shown, projects: await projectsByPhoto(tx, viewing, ids) });
}

/** Returns photos that this transaction added and assigned to these components, without reading them again. */
export function presentNew(
  tx: Tx,
  viewing: Viewing,
  rows: readonly PhotoRow[],
  lineageIds: readonly string[],
): Promise<Photo[]> {
  const shown = rows.flatMap(({ workspaceId, propertyId, propertyPhotoId }) =>
    lineageIds.map((lineageId) => ({
      workspaceId,
      propertyId,
      propertyPhotoId,
      lineageId,
      isPrimary: false,
    })),
  );
  return presentHung(tx, viewing, rows, { shown });
}
