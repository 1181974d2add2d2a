import {
  propertyDetailsInput,
  type PropertyDetailsInput,
  type PropertyType,
} from '@roofline/schema/property/property';
import { withCrossFieldRules } from '@roofline/schema/value/cross-field';
import { defaults, limits } from '@roofline/schema/value/limits';
import { useMemo } from 'react';
import { answersOf, emptyAnswers, type Answers, type RecordOf } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import type { SelectOption } from '../../ui/field/SelectField';
import { stateOptions } from './us-states';

type DetailsSchema = ReturnType<typeof propertyDetailsInput>;
export type DetailsValues = Answers<DetailsSchema>;

/** The data that the fields need beside their values. */
export interface DetailsPlace {
  /** ISO day; the year built cannot be later. */
  today: string;
  propertyTypes: readonly PropertyType[];
  /** Workspaces to choose from, where the user has more than one; only in the wizard. */
  workspaces?: readonly SelectOption[];
  /** Whether the fields include the Test switch; only in the wizard. */
  asksTest?: boolean;
}
export type DetailsForm = FieldsForm<DetailsValues, PropertyDetailsInput, DetailsPlace>;

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 5);
const yearOf = (today: string) => Number(today.slice(0, 4));

/** The fields of a property's details, for the wizard's first step and for the settings. */
const DETAILS_FIELDS: FieldList<DetailsValues, DetailsPlace> = [
  {
    part: 'workspace',
    rows: [
      {
        name: 'workspaceId',
        isUncounted: true,
        placeholder: 'Choose a portfolio',
        options: (_values, { workspaces }) => workspaces ?? [],
        when: (_values, { workspaces }) => workspaces !== undefined,
      },
      { name: 'isTest', isUncounted: true, when: (_values, { asksTest }) => asksTest === true },
    ],
  },
  {
    part: 'identity',
    title: 'Identity',
    purpose: 'The name as boards and owners know it.',
    rows: [{ name: 'name' }],
  },
  {
    part: 'identity',
    title: 'Address',
    purpose: 'Where the property is located.',
    rows: [
      [{ name: 'addressLine1' }, { name: 'addressLine2' }],
      [
        { name: 'city' },
        { name: 'state', kind: 'choice', options: ({ state }) => stateOptions(state) },
        { name: 'zipCode', inputMode: 'numeric', clean: digits, width: '120px' },
      ],
    ],
  },
  {
    part: 'building',
    title: 'Building',
    purpose: 'What the association looks after.',
    rows: [
      [
        {
          name: 'propertyTypeId',
          placeholder: 'Choose a type',
          options: (_values, { propertyTypes }) =>
            propertyTypes.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'yearBuilt',
          hint: (_values, { today }) => `From ${limits.yearBuiltMin} to ${yearOf(today)}`,
          rechecks: ['yearOfConversion'],
        },
      ],
      [{ name: 'numberOfUnits' }, { name: 'numberOfFloors' }],
    ],
  },
  {
    part: 'building',
    title: 'Condo conversion',
    purpose: 'Built as something else and converted later.',
    rows: [
      [
        {
          name: 'isCondoConverted',
          label: 'Converted to condominiums?',
          calledInLists: 'Condo conversion',
          rechecks: ['yearOfConversion'],
          sets: (isConverted) => (isConverted ? {} : { yearOfConversion: null }),
        },
        {
          name: 'yearOfConversion',
          maxLength: 4,
          isOptional: false,
          hint: conversionYears,
          when: ({ isCondoConverted }) => isCondoConverted,
        },
      ],
    ],
  },
  {
    part: 'building',
    title: 'Description',
    purpose: 'Shown to everyone who opens the property.',
    rows: [{ name: 'propertyDescription' }],
  },
];

/** Returns the valid years of conversion; undefined while the year built is invalid. */
function conversionYears({ yearBuilt }: DetailsValues, { today }: DetailsPlace): string | undefined {
  const thisYear = yearOf(today);
  if (yearBuilt === null || yearBuilt < limits.yearBuiltMin || yearBuilt > thisYear) return undefined;
  return yearBuilt === thisYear ? `${thisYear}` : `From ${yearBuilt} to ${thisYear}`;
}

/** Returns the rules of section 5 for the details; `needsWorkspace` where the user has several workspaces. */
export function detailsSchema(today: string, needsWorkspace = false): DetailsSchema {
  return withCrossFieldRules(propertyDetailsInput(yearOf(today)), (value, add) => {
    if (needsWorkspace && !value.workspaceId) add('workspaceId', 'Portfolio is required');
  });
}

/** Returns the values that the wizard starts with. */
export const newDetails = (today: string, workspaceId: string | undefined): DetailsValues =>
  emptyAnswers(detailsSchema(today), { state: defaults.state, workspaceId });

/** Returns the form's values for a saved property. */
export function detailsOf(
  today: string,
  property: Omit<RecordOf<DetailsValues>, 'workspaceId'>,
): DetailsValues {
  const { yearOfConversion } = property;
  return answersOf(detailsSchema(today), {
    ...property,
    workspaceId: undefined,
    yearOfConversion: yearOfConversion === 0 ? null : yearOfConversion,
  });
}

/** Returns the details form: for the wizard with `newDetails`, for an edit with `detailsOf(today, property)`. */
export function useDetailsForm(options: {
  place: DetailsPlace;
  saved: DetailsValues;
  needsWorkspace?: boolean;
  readOnly?: boolean;
}): DetailsForm {
  const { place, saved, needsWorkspace, readOnly } = options;
  const { today } = place;
  const schema = useMemo(() => detailsSchema(today, needsWorkspace), [today, needsWorkspace]);
  return useFieldsForm({ schema, list: DETAILS_FIELDS, saved, given: place, readOnly });
}
