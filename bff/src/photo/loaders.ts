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
import { z } from 'zod';
import { byArgument, oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

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
    projectPhotoCount: oneById<ProjectPhotoCount>(
      rest,
      {
        path: restPath`/api/photo/projects`,
        argument: 'ids',
        shape: z.array(projectPhotoCount.nullable()),
      },
      (row) => row.projectId,
    ),
  };
}
