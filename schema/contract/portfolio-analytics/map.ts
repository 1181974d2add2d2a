import { z } from 'zod';
import { association, associationView } from './associations';

// Where the associations of a view lie.

/** The most places of one map, and the most associations without a place that are named. */
export const MAP_MOST = 2_000;
export const MAP_NAMED = 100;

/** Query of GET /api/portfolioanalytics/map: filters, figures and order of the list. */
export const associationMapInput = associationView;
export type AssociationMapInput = z.infer<typeof associationMapInput>;

const place = association
  .pick({
    propertyId: true,
    name: true,
    city: true,
    state: true,
    percentFunded: true,
    fundingBand: true,
    lowestBalance: true,
    firstYearBelowZero: true,
  })
  .extend({ latitude: z.number(), longitude: z.number() });
export type AssociationPlace = z.infer<typeof place>;

export const associationMap = z.object({
  places: z.array(place),
  left: z.int().meta({ description: 'Further associations with a place, in the same order' }),
  withoutPlace: z.int().meta({ description: 'Associations whose latitude and longitude are not known' }),
  named: z
    .array(association.pick({ propertyId: true, name: true, city: true, state: true }))
    .meta({ description: 'The first of these' }),
});
export type AssociationMap = z.infer<typeof associationMap>;
