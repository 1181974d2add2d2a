import type { PropertyDetailsInput, PropertyUpdateInput } from '@roofline/schema/property/property';
import { searchTextOf } from './search/query';

/** Details as they are stored. Undeclared keys never get here; "not converted" always stores no year. */
export function storedDetails(input: PropertyDetailsInput | PropertyUpdateInput) {
  return {
    name: input.name,
    addressLine1: input.addressLine1,
    addressLine2: input.addressLine2,
    city: input.city,
    state: input.state,
    zipCode: input.zipCode,
    yearBuilt: input.yearBuilt,
    propertyTypeId: input.propertyTypeId,
    isCondoConverted: input.isCondoConverted,
    numberOfUnits: input.numberOfUnits,
    numberOfFloors: input.numberOfFloors,
    yearOfConversion: input.isCondoConverted ? input.yearOfConversion : 0,
    propertyDescription: input.propertyDescription,
    latitude: input.latLng?.lat ?? null,
    longitude: input.latLng?.lng ?? null,
    searchText: searchTextOf(input),
  };
}
type StoredDetails = ReturnType<typeof storedDetails>;

/** Fields that the history of a property tells about, in the words of the form. */
const LABELS: Partial<
  Record<keyof StoredDetails | 'isTest' | 'isFeatureToggleOn' | 'allowPlanning', string>
> = {
  name: 'name',
  addressLine1: 'address',
  addressLine2: 'address line 2',
  city: 'city',
  state: 'state',
  zipCode: 'zip code',
  yearBuilt: 'year built',
  propertyTypeId: 'type',
  isCondoConverted: 'condo conversion',
  numberOfUnits: 'number of units',
  numberOfFloors: 'number of floors',
  yearOfConversion: 'year of conversion',
  propertyDescription: 'description',
  isTest: 'test switch',
  isFeatureToggleOn: 'Display Projects',
  allowPlanning: 'Display Planning',
};

/** Which details differ: "name, number of units"; null where none does. */
export function changedLabels(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string | null {
  const labels = Object.entries(LABELS)
    .filter(([field]) => field in after && before[field] !== after[field])
    .map(([, label]) => label);
  return labels.length > 0 ? labels.join(', ') : null;
}
