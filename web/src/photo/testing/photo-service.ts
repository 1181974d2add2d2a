import { aComponentList } from '@roofline/schema/fixtures/component';
import { id } from '@roofline/schema/fixtures/id';
import { aPhoto, aPhotoPage } from '@roofline/schema/fixtures/photo';
import { aProject, aProjectPage } from '@roofline/schema/fixtures/project';
import type { Photo, PhotoPage } from '@roofline/schema/photo/photo';
import { aComponent } from '../../component/testing/inventory-service';
import { aProperty } from '../../testing/graph-fixtures';
import { pageOf, recorder, savedSettings } from '../../testing/recorder';
import type { Graph } from '../../testing/schema-link';

export const photoId = (n: number) => id(3000 + n);
const url = (n: number, size: string) => `/download/photo/${photoId(n)}/${size}`;

/** Returns a photo of October 2026, by its number. */
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
    ...change,
  });
}

/** Returns photos of October 2026, numbered from 1 to `count`. */
export const manyPhotos = (count: number) => Array.from({ length: count }, (_, n) => photoNo(n + 1));

export const components = [aComponent(1, { name: 'Main drive' }), aComponent(2, { name: 'East stair' })];

export const ROOF = aProject();
/** A photo among those of the project. */
export const inRoof = { projects: [{ projectId: ROOF.projectId, name: ROOF.name }] };

/** Name under which the order of the grid is saved. */
const SORT = '19';

interface World {
  photos: readonly Photo[];
  trash: readonly Photo[];
  /** The photos in ascending order, where a test gives them. */
  oldestFirst?: readonly Photo[];
  /** The months of the photos, where not all of them are of October 2026. */
  months?: PhotoPage['months'];
  /** Rights of the viewer at the property. */
  can: Partial<(typeof aProperty)['viewerCan']>;
}
interface Asked {
  page: number;
  pageSize: number;
  isDeleted: boolean;
  sortDesc: boolean;
}
interface Chosen {
  propertyPhotoIds: string[];
}
interface One {
  propertyPhotoId: string;
}

/** Returns a service that answers with the photos of a property, as far as the pages ask for them. */
export function photoService(
  photos: readonly Photo[],
  { kept = {}, ...start }: Partial<World> & { kept?: object } = {},
) {
  const service = recorder<World>({ photos, trash: [], can: {}, ...start });
  const settings = savedSettings({ [SORT]: kept });
  const { world } = service;
  const listed = ({ isDeleted, ...asked }: Asked) => {
    const photosThen = asked.sortDesc ? world.photos : (world.oldestFirst ?? world.photos);
    const all = [...(isDeleted ? world.trash : photosThen)];
    const months = world.months ?? [{ month: '2026-10', count: all.length }];
    return { ...aPhotoPage(all, { trashDays: 14, months }), ...pageOf(all, asked) };
  };
  const byId = (ids: readonly string[]) =>
    world.photos.filter(({ propertyPhotoId }) => ids.includes(propertyPhotoId));
  const merge = (input: object) => service.merge('photos', 'propertyPhotoId', { ...input });
  const gone = ({ propertyPhotoIds }: Chosen) => ({ propertyPhotoIds });
  const graph: Graph = {
    ...settings.graph,
    property: ({ propertyId }: { propertyId: string }) => ({
      ...aProperty,
      propertyId,
      viewerCan: { ...aProperty.viewerCan, ...world.can },
      photos: listed,
      components: aComponentList(components),
      projects: aProjectPage([ROOF]),
    }),
    photo: ({ propertyPhotoId }: One) => byId([propertyPhotoId])[0] ?? null,
    ...service.writes({
      updatePhoto: (input: One) => ({ photo: merge(input) }),
      retryPhotoPicture: ({ propertyPhotoId }: One) => ({ photo: byId([propertyPhotoId])[0] }),
      assignPhotos: ({ propertyPhotoIds }: Chosen) => ({ photos: byId(propertyPhotoIds) }),
      addPhotosToProject: ({ propertyPhotoIds }: Chosen) => ({
        photos: byId(propertyPhotoIds),
        project: { ...ROOF, photoCount: 1 },
      }),
      removePhotoFromProject: ({ propertyPhotoId }: One) => ({
        photos: byId([propertyPhotoId]),
        project: { ...ROOF, photoCount: 0 },
      }),
      setPhotosReport: ({ propertyPhotoIds, ...sent }: Chosen) => ({
        photos: propertyPhotoIds.map((propertyPhotoId) => merge({ propertyPhotoId, ...sent })),
      }),
      deletePhoto: ({ propertyPhotoId }: One) => ({ propertyPhotoIds: [propertyPhotoId] }),
      deletePhotos: gone,
      restorePhotos: gone,
      erasePhotos: gone,
    }),
  };
  return { ...service, graph, kept: () => settings.of(SORT) };
}

/** Returns a matcher of the element with this whole text, part of which may be a link. */
export const whole = (text: string) => (_part: string, element: Element | null) =>
  element?.textContent === text;
