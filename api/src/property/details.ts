import {
  changesOf,
  changeWords,
  NAME,
  nameIn,
  NO_VALUE,
  wordedFields,
} from '@roofline/schema/activity/changes';
import {
  PROPERTY_TYPES,
  propertyUpdateInput,
  type PropertyDetailsInput,
  type PropertyUpdateInput,
} from '@roofline/schema/property/property';
import type { RoleBoundFields } from './policy';
import { searchTextOf } from './search/repository/words';

/** Returns the details as stored. The contract has dropped undeclared keys; a building not converted stores no year. */
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

/** The schema that labels the changed fields; its year has no effect on labels. */
const documented = propertyUpdateInput(2026);

type Described = Omit<ReturnType<typeof storedDetails>, 'searchText'> & RoleBoundFields;

const FIELDS = wordedFields<typeof documented, Described>(documented, {
  workspaceId: null,
  name: { label: NAME },
  propertyTypeId: { words: ({ propertyTypeId }) => nameIn(PROPERTY_TYPES, propertyTypeId) },
  yearOfConversion: { words: ({ yearOfConversion: year }) => (year === 0 ? NO_VALUE : String(year)) },
  isTest: { label: 'test switch' },
  latLng: {
    label: 'position on the map',
    words: ({ latitude, longitude }) => (latitude === null ? NO_VALUE : `${latitude}, ${longitude}`),
  },
  isFeatureToggleOn: { label: 'Display Projects switch' },
  allowPlanning: { label: 'Display Planning switch' },
});

/** Describes the changes of a property's details in words; null where nothing changed. */
export function describeDetails(before: Described, after: Described): string | null {
  return changeWords(`of ${after.name}`, changesOf(FIELDS, { before, after }));
}
