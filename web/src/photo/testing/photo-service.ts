import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aPhoto } from '@roofline/schema/fixtures/photo';
import { aProject, aProjectPage } from '@roofline/schema/fixtures/project';
import type { Photo, PhotoInput } from '@roofline/schema/photo/photo';
import { aComponent, inventoryService } from '../../component/testing/inventory-service';
import { aProperty } from '../../testing/graph-fixtures';
import type { Graph } from '../../testing/schema-link';

export const photoId = (n: number) => id(3000 + n);
const url = (n: number, size: string) => `/download/photo/${photoId(n)}/${size}`;

/** A photo of October 2026, uploaded later the higher its number. */
export function photoNo(n: number, change: Partial<Photo> = {}): Photo {
  return aPhoto({
    propertyPhotoId: photoId(n),
    fileName: `IMG_${n}.jpg`,
    description: `Photo ${n}`,
    uploadDate: '2026-10-28T17:00:00.000Z',
    smallFileUrl: url(n, 'small'),
    mediumFileUrl: url(n, 'medium'),
    largeFileUrl: url(n, 'large'),
    originalFileUrl: url(n, 'original'),
    propertyComponents: [],
    isPrimaryOf: [],
    latitude: null,
    longitude: null,
    camera: null,
    deletedAt: null,
    ...change,
  });
}

interface ListArgs {
  sortBy: string;
  sortDesc: boolean;
  page: number;
  pageSize: number;
  propertyComponentId: string | null;
  projectId: string | null;
  search: string | null;
  includeInPhotosReport: boolean | null;
  isDeleted: boolean;
}
interface ServiceOptions {
  kept?: object;
  /** Rights of the viewer at the property. */
  can?: Partial<(typeof aProperty)['viewerCan']>;
}
export const components = [aComponent(1, { name: 'Main drive' }), aComponent(2, { name: 'East stair' })];

export const ROOF = aProject();
const attachedRoof = { projectId: ROOF.projectId, name: ROOF.name };

/** The photos of a property, which can be changed under the same versions as the real ones. */
export function photoService(initial: Photo[], { kept = {}, can = {} }: ServiceOptions = {}) {
  let photos = initial;
  let value = kept;
  const put = (ids: readonly string[], change: (photo: Photo) => Partial<Photo>) => {
    photos = photos.map((photo) =>
      ids.includes(photo.propertyPhotoId)
        ? { ...photo, ...change(photo), version: photo.version + 1 }
        : photo,
    );
    return photos.filter((photo) => ids.includes(photo.propertyPhotoId));
  };
  const linesOf = (ids: readonly string[]) =>
    components.filter((line) => ids.includes(line.propertyComponentId));
  const listed = (args: ListArgs) => {
    const items = photos.filter(
      (photo) =>
        (photo.deletedAt !== null) === args.isDeleted &&
        (args.projectId == null || photo.projects.some(({ projectId }) => projectId === args.projectId)) &&
        (args.search == null || photo.description?.includes(args.search)) &&
        (args.includeInPhotosReport ?? photo.includeInPhotosReport) === photo.includeInPhotosReport,
    );
    const ordered = args.sortDesc ? items : items.toReversed();
    const months = new Map<string, number>();
    for (const { uploadDate } of ordered)
      months.set(uploadDate.slice(0, 7), (months.get(uploadDate.slice(0, 7)) ?? 0) + 1);
    return {
      items: ordered.slice((args.page - 1) * args.pageSize, args.page * args.pageSize),
      totalCount: ordered.length,
      page: args.page,
      pageSize: args.pageSize,
      trashDays: 14,
      inReportCount: ordered.filter((photo) => photo.includeInPhotosReport).length,
      months: [...months].map(([month, count]) => ({ month, count })),
    };
  };
  type Ids = { propertyPhotoIds: string[] };
  const trashed = (deletedAt: string | null) => (args: { input: Ids }) => {
    put(args.input.propertyPhotoIds, () => ({ deletedAt }));
    return { propertyPhotoIds: args.input.propertyPhotoIds, userErrors: [] };
  };
  const { components: inventory } = inventoryService(components).graph.property!({
    propertyId: PROPERTY_ID,
  } as never) as { components: unknown };
  const graph: Graph = {
    property: ({ propertyId }: { propertyId: string }) => ({
      ...aProperty,
      propertyId,
      viewerCan: { ...aProperty.viewerCan, ...can },
      photos: listed,
      components: inventory,
      projects: aProjectPage([ROOF]),
    }),
    photo: ({ propertyPhotoId }: { propertyPhotoId: string }) =>
      photos.find((photo) => photo.propertyPhotoId === propertyPhotoId) ?? null,
    filterSettings: ({ a, b }: { a: string; b: string | null }) => ({ a, b, value }),
    saveFilterSettings({ input }: { input: { a: string; b: string; value: object } }) {
      value = input.value;
      return { filterSettings: { a: input.a, b: input.b ?? null, value }, userErrors: [] };
    },
    updatePhoto({ input }: { input: { propertyPhotoId: string; version: number; values: PhotoInput } }) {
      const old = photos.find((photo) => photo.propertyPhotoId === input.propertyPhotoId)!;
      const detail = 'The photo was changed in the meantime.';
      if (old.version !== input.version)
        return { photo: null, userErrors: [{ code: 'stale', detail, field: null }] };
      const { propertyComponentIds, ...values } = input.values;
      const [photo] = put([input.propertyPhotoId], () => ({
        ...values,
        propertyComponents: linesOf(propertyComponentIds),
      }));
      return { photo, userErrors: [] };
    },
    retryPhotoPicture({ input }: { input: { propertyPhotoId: string } }) {
      const again = { imageState: 'beingMade', imageProblem: null } as const;
      const [photo] = put([input.propertyPhotoId], ({ viewerCan }) => ({
        ...again,
        viewerCan: { ...viewerCan, retryPicture: false },
      }));
      return { photo, userErrors: [] };
    },
    assignPhotos({ input }: { input: Ids & { propertyComponentIds: string[]; unassign: boolean } }) {
      const lines = linesOf(input.propertyComponentIds);
      return {
        photos: put(input.propertyPhotoIds, () => ({ propertyComponents: input.unassign ? [] : lines })),
        userErrors: [],
      };
    },
    addPhotosToProject: ({ input }: { input: Ids }) => ({
      photos: put(input.propertyPhotoIds, () => ({ projects: [attachedRoof] })),
      project: { ...ROOF, photoCount: 1 },
      userErrors: [],
    }),
    removePhotoFromProject: ({ input }: { input: { propertyPhotoId: string } }) => ({
      photos: put([input.propertyPhotoId], () => ({ projects: [] })),
      project: { ...ROOF, photoCount: 0 },
      userErrors: [],
    }),
    setPhotosReport: ({ input }: { input: Ids & { includeInPhotosReport: boolean } }) => ({
      photos: put(input.propertyPhotoIds, () => ({ includeInPhotosReport: input.includeInPhotosReport })),
      userErrors: [],
    }),
    deletePhoto: ({ input }: { input: { propertyPhotoId: string } }) =>
      trashed('2026-11-20T00:00:00.000Z')({ input: { propertyPhotoIds: [input.propertyPhotoId] } }),
    deletePhotos: trashed('2026-11-20T00:00:00.000Z'),
    restorePhotos: trashed(null),
    erasePhotos({ input }: { input: Ids }) {
      photos = photos.filter((photo) => !input.propertyPhotoIds.includes(photo.propertyPhotoId));
      return { propertyPhotoIds: input.propertyPhotoIds, userErrors: [] };
    },
  };
  return {
    graph,
    photos: () => photos,
    kept: () => value,
    /** Changes that someone else makes in the meantime. */
    touch: (n: number, change: Partial<Photo>) => put([photoId(n)], () => change),
  };
}

/** `count` photos, newest first. */
export const manyPhotos = (count: number) => Array.from({ length: count }, (_, n) => photoNo(n + 1));

/** What is written in an element as a whole, part of it a link. */
export const whole = (text: string) => (_part: string, element: Element | null) =>
  element?.textContent === text;
