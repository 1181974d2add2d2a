import {
  componentPhotos,
  photo,
  photoPage,
  projectPhotoCount,
  type ComponentPhotos,
  type PhotoListInput,
  type ProjectPhotoCount,
} from '@roofline/schema/photo/photo';
import { photosReport } from '@roofline/schema/photo/photos-report';
import DataLoader from 'dataloader';
import { z } from 'zod';
import { BATCH_IDS, byArgument, oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

interface ProjectKey {
  projectId: string;
  propertyId: string;
}

/** By the ids of projects, or, for a long list like a board, of the whole property at once. */
function photoCounts(rest: Rest): DataLoader<ProjectKey, ProjectPhotoCount | null, string> {
  const shape = z.array(projectPhotoCount.nullable());
  const path = restPath`/api/photo/projects`;
  const some = oneById<ProjectPhotoCount>(rest, { path, argument: 'ids', shape }, (row) => row.projectId);
  const all = (propertyId: string) =>
    rest.get(restPath`/api/photo/projects/${uuid(propertyId)}`, z.array(projectPhotoCount));
  return new DataLoader(
    async (keys) => {
      if (keys.length <= BATCH_IDS) return Promise.all(keys.map(({ projectId }) => some.load(projectId)));
      const lists = await Promise.all([...new Set(keys.map(({ propertyId }) => propertyId))].map(all));
      const byProject = new Map(lists.flat().map((count) => [count.projectId, count]));
      return keys.map(({ projectId }) => byProject.get(projectId) ?? null);
    },
    { cacheKeyFn: ({ projectId }) => projectId },
  );
}

export function photoLoaders(rest: Rest) {
  return {
    /** A page of the photos of a property. */
    photos: (propertyId: string, asked: Partial<PhotoListInput>) =>
      rest.get(restPath`/api/photo/property/${uuid(propertyId)}`, photoPage, queryOf(asked)),
    photosReport: (propertyId: string) =>
      rest.get(restPath`/api/reports/photos/${uuid(propertyId)}`, photosReport),
    photo: byArgument((id: string) => rest.get(restPath`/api/photo/${uuid(id)}`, photo)),
    /** Photos of a component, by any of its lines. */
    componentPhotos: oneById<ComponentPhotos>(
      rest,
      {
        path: restPath`/api/photo/component`,
        argument: 'propertyComponentIds',
        shape: z.array(componentPhotos.nullable()),
      },
      (row) => row.propertyComponentId,
    ),
    /** How many photos a project shows. */
    projectPhotoCount: photoCounts(rest),
  };
}
