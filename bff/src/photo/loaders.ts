import {
  componentPhotos,
  photo,
  photoPage,
  type ComponentPhotos,
  type PhotoListInput,
} from '@roofline/schema/photo/photo';
import { z } from 'zod';
import { byArgument, oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';

const queryOf = (asked: Partial<PhotoListInput>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );

export function photoLoaders(rest: Rest) {
  return {
    /** A page of the photos of a property. */
    photos: (propertyId: string, asked: Partial<PhotoListInput>) =>
      rest.get(restPath`/api/photo/property/${uuid(propertyId)}`, photoPage, queryOf(asked)),
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
  };
}
