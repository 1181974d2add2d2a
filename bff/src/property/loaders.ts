import {
  property,
  propertyChoice,
  propertyType,
  type Property,
  type PropertySearchInput,
} from '@roofline/schema/property/property';
import { z } from 'zod';
import { oneById, once } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';
import { searched } from '../upstream/shell/shell';

const shapes = {
  batch: z.array(property.nullable()),
  choices: z.array(propertyChoice),
  types: z.array(propertyType),
};

export function propertyLoaders(rest: Rest) {
  return {
    property: oneById<Property>(
      rest,
      { path: restPath`/api/property`, argument: 'ids', shape: shapes.batch },
      (row) => row.propertyId,
    ),
    propertyChoices: once(() => rest.get(restPath`/api/property/all`, shapes.choices)),
    propertyTypes: once(() => rest.get(restPath`/api/propertytype`, shapes.types)),
    propertySearch: (search: PropertySearchInput) => searched(rest, search),
  };
}
