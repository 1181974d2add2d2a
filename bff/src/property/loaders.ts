import {
  property,
  propertyChoice,
  propertySearchAnswer,
  propertyType,
  type Property,
  type PropertySearchInput,
} from '@roofline/schema/property/property';
import { z } from 'zod';
import { oneById, once } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';

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
    /** A search only reads, but its filter travels in a body: it is a POST and is therefore never retried. */
    propertySearch: (search: PropertySearchInput) =>
      rest.post(restPath`/api/property/search`, propertySearchAnswer, { body: search }),
  };
}
