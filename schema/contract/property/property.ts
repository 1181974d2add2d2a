import { z } from 'zod';
import { isNumber, unknownNames, withCrossFieldRules } from '../value/cross-field';
import { limits } from '../value/limits';
import { optional, wholeNumber } from '../value/numbers';
import { asks } from '../value/question';
import { optionalText, requiredText } from '../value/text';
import { propertyActions } from './property-actions';
import { pageOf } from '../value/page';
import { fiscalYear } from '../fiscal-year/fiscal-year';
import { propertyName } from './property-name';

export const propertyType = z.object({ id: z.int(), name: z.string() });
export type PropertyType = z.infer<typeof propertyType>;

export const PROPERTY_TYPES: readonly PropertyType[] = [
  { id: 1, name: 'Condominium' },
  { id: 2, name: 'Garden Condominium' },
  { id: 3, name: 'High-Rise Condominium' },
  { id: 4, name: 'Townhome' },
  { id: 5, name: 'Single Family HOA' },
  { id: 6, name: 'Cooperative' },
  { id: 7, name: 'Mixed Use' },
  { id: 8, name: 'Master Association' },
  { id: 9, name: 'Active Adult Community' },
  { id: 10, name: 'Commercial' },
];

const yearBuiltRule = (currentYear: number) => {
  const message = `Property year built should be between ${limits.yearBuiltMin} and ${currentYear}`;
  return wholeNumber('Year Built', limits.yearBuiltMin, currentYear, message);
};

const UNITS = `Number of units should be between ${limits.unitsMin} and ${limits.unitsMax}`;

const addressFields = {
  addressLine1: requiredText('Address Line 1', limits.addressMax),
  addressLine2: optionalText('Address Line 2', limits.addressMax),
  city: requiredText('City', limits.cityMax),
  state: requiredText('State', 50).refine(
    (text) => /^[A-Za-z]+$/.test(text),
    'State should have letters only',
  ),
  zipCode: asks(
    z
      .string({ error: 'Zip Code is required' })
      .trim()
      .min(1, 'Zip Code is required')
      .refine((text) => text === '' || /^[0-9]{5}$/.test(text), 'zip should consist of 5 numbers'),
    { label: 'Zip Code', maxLength: 5 },
  ),
};

/** The fields of a property that a person fills in; `today` decides the current year. */
const detailFields = (currentYear: number) => ({
  workspaceId: asks(z.uuid({ error: 'Portfolio is required' }).optional(), { label: 'Portfolio' }),
  isTest: asks(z.boolean().default(false), { label: 'Test Property' }),
  name: propertyName,
  ...addressFields,
  yearBuilt: yearBuiltRule(currentYear),
  propertyTypeId: asks(
    z
      .int({ error: 'Property Type is required' })
      .positive('Property Type is required')
      .refine((id) => PROPERTY_TYPES.some((type) => type.id === id), 'Property Type is required'),
    { label: 'Property Type', kind: 'choice' },
  ),
  isCondoConverted: asks(z.boolean({ error: 'Condo Conversion is required' }), { label: 'Condo Conversion' }),
  numberOfUnits: wholeNumber('Number of Units', limits.unitsMin, limits.unitsMax, UNITS),
  numberOfFloors: optional(
    asks(
      z
        .int({ error: 'Number of Floors should be a whole number' })
        .min(0, 'Number of Floors should be a whole number')
        .max(99_999, `Number of Floors should have at most ${limits.floorsMaxChars} digits`),
      { label: 'Number of Floors' },
    ),
  ),
  /** 0 means empty. */
  yearOfConversion: asks(
    z
      .int({ error: 'Year of Conversion should be a year of 4 digits' })
      .nullish()
      .transform((n) => n ?? 0),
    { label: 'Year of Conversion' },
  ),
  propertyDescription: optionalText('Description', limits.descriptionMax),
  latLng: optional(z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })),
});

/** Year-of-conversion rule of section 5: only "required" applies while the year built itself is invalid. */
function conversionRule(
  value: Record<string, unknown>,
  currentYear: number,
  add: (path: string, message: string) => void,
) {
  if (value.isCondoConverted !== true) return;
  const year = value.yearOfConversion;
  if (!isNumber(year) || year === 0) return add('yearOfConversion', 'Year of Conversion is required');
  const built = value.yearBuilt;
  if (!isNumber(built) || !yearBuiltRule(currentYear).safeParse(built).success) return;
  if (year >= built && year <= currentYear) return;
  add(
    'yearOfConversion',
    built === currentYear
      ? `Year of Conversion must be ${currentYear}`
      : `Year of Conversion must be between ${built} and ${currentYear}`,
  );
}

/** Details of a new property, or of an edit. A conversion of No always stores year 0. */
export function propertyDetailsInput(currentYear: number) {
  return withCrossFieldRules(z.object(detailFields(currentYear)), (value, add) =>
    conversionRule(value, currentYear, add),
  );
}
export type PropertyDetailsInput = z.infer<ReturnType<typeof propertyDetailsInput>>;

/** PUT body: details, and the two toggles that only internal staff may set (unchanged otherwise). */
export function propertyUpdateInput(currentYear: number) {
  return withCrossFieldRules(
    z.object({
      ...detailFields(currentYear),
      isFeatureToggleOn: z.boolean().optional().meta({ description: 'Display Projects' }),
      allowPlanning: z.boolean().optional().meta({ description: 'Display Planning' }),
    }),
    (value, add) => conversionRule(value, currentYear, add),
  );
}
export type PropertyUpdateInput = z.infer<ReturnType<typeof propertyUpdateInput>>;

export const property = z.object({
  propertyId: z.uuid(),
  workspaceId: z.uuid(),
  name: z.string(),
  isTest: z.boolean(),
  isActive: z.boolean(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  yearBuilt: z.int(),
  propertyTypeId: z.int(),
  propertyTypeName: z.string(),
  isCondoConverted: z.boolean(),
  numberOfUnits: z.int(),
  numberOfFloors: z.int().nullable(),
  yearOfConversion: z.int().meta({ description: '0 means empty' }),
  propertyDescription: z.string().nullable(),
  profileImage: z
    .string()
    .nullable()
    .meta({ description: 'Path of the image on this service, null without one' }),
  isFeatureToggleOn: z.boolean().meta({ description: 'Display Projects' }),
  allowPlanning: z.boolean().meta({ description: 'Display Planning' }),
  isIntegratedProperty: z.boolean(),
  latLng: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  workspaceCompanyName: z.string(),
  hasLoanAnalysis: z.boolean().meta({ description: 'The portfolio has the loan analysis toggle' }),
  isDemo: z.boolean(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  viewerCan: propertyActions,
});
export type Property = z.infer<typeof property>;

/** GET /api/property/{id}/load: all data that a property screen starts from, in one answer. */
export const propertyLoad = property.extend({ fiscalYears: z.array(fiscalYear), componentCount: z.int() });

/** A row of the properties list (entity "Property list row" of the specification). */
export const propertyListRow = z.object({
  propertyId: z.uuid(),
  propertyName: z.string(),
  propertyTypeId: z.int(),
  propertyTypeName: z.string(),
  propertyCity: z.string(),
  propertyState: z.string(),
  workspaceId: z.uuid(),
  workspaceCompanyName: z.string(),
  roleName: z.string(),
  propertyIsActive: z.boolean(),
  profileImage: z.string().nullable(),
  numberOfUnits: z.int(),
  version: z.int(),
  viewerCan: propertyActions.pick({ edit: true, archive: true, viewDashboard: true }),
});
export type PropertyListRow = z.infer<typeof propertyListRow>;

const PROPERTY_SORTS = [
  'propertyName',
  'propertyTypeName',
  'location',
  'portfolio',
  'percentFunded',
  'firstYearBelowZero',
] as const;

const PAGE_SIZE = 'Page size should be from 1 to 100';
/** POST /api/property/search: `filter` and `page`. Sort keys come from a fixed list, never from free text. */
export const propertySearchInput = z.strictObject(
  {
    filter: z
      .strictObject(
        {
          text: z.string().trim().max(200, 'Text should have at most 200 characters').default(''),
          propertyTypeId: z.int('Property Type should be a number').positive().nullish(),
          workspaceId: z.uuid('Workspace should be an id').nullish(),
          /** Rated weak, or below zero within 30 years, by the plan that leads. Never one whose figures the caller may not see. */
          needsAttention: z.boolean().default(false),
          sort: z.enum(PROPERTY_SORTS, `Sort should be ${PROPERTY_SORTS.join(', ')}`).default('propertyName'),
          descending: z.boolean().default(false),
        },
        unknownNames('A filter', 'text, propertyTypeId, workspaceId, needsAttention, sort and descending'),
      )
      .prefault({}),
    page: z
      .int('Page should be a whole number')
      .min(1, 'Page should be at least 1')
      .max(1_000_000)
      .default(1),
    pageSize: z.int(PAGE_SIZE).min(1, PAGE_SIZE).max(100, PAGE_SIZE).default(limits.propertyPageSize),
  },
  unknownNames('A search', 'filter, page and pageSize'),
);
export type PropertySearchInput = z.infer<typeof propertySearchInput>;
export const propertySearchAnswer = pageOf(propertyListRow);

/** GET /api/property/all: the switcher's and the palette's list. */
export const propertyChoice = z.object({
  propertyId: z.uuid(),
  propertyName: z.string(),
  propertyCity: z.string(),
  propertyState: z.string(),
  workspaceId: z.uuid(),
  workspaceCompanyName: z.string(),
  profileImage: z.string().nullable(),
});
export type PropertyChoice = z.infer<typeof propertyChoice>;
