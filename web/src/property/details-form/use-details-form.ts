import { withCrossFieldRules } from '@roofline/schema/cross-field';
import { defaults } from '@roofline/schema/limits';
import { propertyDetailsInput, type Property, type PropertyDetailsInput } from '@roofline/schema/property';
import { useMemo } from 'react';
import { useRuledForm, type RuledForm } from '../../ui/ruled-form/use-ruled-form';

/** The details as the form holds them: empty is '' or null. */
export interface DetailsValues {
  workspaceId?: string;
  isTest: boolean;
  name: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
  propertyTypeId: number | null;
  yearBuilt: number | null;
  numberOfUnits: number | null;
  numberOfFloors: number | null;
  isCondoConverted: boolean;
  yearOfConversion: number | null;
  propertyDescription: string;
}
export type DetailsForm = RuledForm<DetailsValues, PropertyDetailsInput>;

/** Field names in the order of the screen, with the words that FieldsToFix uses. */
export const DETAILS_LABELS: Record<keyof DetailsValues, string> = {
  workspaceId: 'Workspace',
  isTest: 'Test property',
  name: 'Property name',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  propertyTypeId: 'Property type',
  yearBuilt: 'Year built',
  numberOfUnits: 'Number of units',
  numberOfFloors: 'Number of floors',
  isCondoConverted: 'Condo conversion',
  yearOfConversion: 'Year of conversion',
  propertyDescription: 'Description',
};

/** What the wizard starts with. */
export const emptyDetails: DetailsValues = {
  isTest: false,
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: defaults.state,
  zipCode: '',
  propertyTypeId: null,
  yearBuilt: null,
  numberOfUnits: null,
  numberOfFloors: null,
  isCondoConverted: false,
  yearOfConversion: null,
  propertyDescription: '',
};

/** The form's values for a saved property. */
export function detailsOf(
  property: Pick<Property, Exclude<keyof DetailsValues, 'workspaceId'>>,
): DetailsValues {
  return {
    isTest: property.isTest,
    name: property.name,
    addressLine1: property.addressLine1,
    addressLine2: property.addressLine2 ?? '',
    city: property.city,
    state: property.state,
    zipCode: property.zipCode,
    propertyTypeId: property.propertyTypeId,
    yearBuilt: property.yearBuilt,
    numberOfUnits: property.numberOfUnits,
    numberOfFloors: property.numberOfFloors,
    isCondoConverted: property.isCondoConverted,
    yearOfConversion: property.yearOfConversion === 0 ? null : property.yearOfConversion,
    propertyDescription: property.propertyDescription ?? '',
  };
}

/** The rules of section 5 for the details; `needsWorkspace` where the person has more than one to choose from. */
export function detailsSchema(today: string, needsWorkspace = false) {
  return withCrossFieldRules(propertyDetailsInput(Number(today.slice(0, 4))), (value, add) => {
    if (needsWorkspace && !value.workspaceId) add('workspaceId', 'Workspace is required');
  });
}

const DEPENDENTS = { yearBuilt: ['yearOfConversion'], isCondoConverted: ['yearOfConversion'] } as const;

/** The details form: of the wizard with `emptyDetails`, of an edit with `detailsOf(property)`. */
export function useDetailsForm(options: {
  today: string;
  defaultValues: DetailsValues;
  needsWorkspace?: boolean;
  readOnly?: boolean;
}): DetailsForm {
  const { today, defaultValues, needsWorkspace, readOnly } = options;
  const schema = useMemo(() => detailsSchema(today, needsWorkspace), [today, needsWorkspace]);
  return useRuledForm<DetailsValues, PropertyDetailsInput>({
    schema,
    defaultValues,
    dependents: DEPENDENTS,
    readOnly,
  });
}
