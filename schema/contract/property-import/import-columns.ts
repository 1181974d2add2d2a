import { COMPONENT_COLUMNS } from '../component-import/import-fields';
import { BUILT_IN_CATEGORIES, UNITS_OF_MEASURE } from '../component/choices';
import { FEE_COLLECTION_FREQUENCIES } from '../financials/financials';
import { PROPERTY_TYPES } from '../property/property';
import { RESERVE_STUDY_TYPES } from '../reserve-study/reserve-study';

// Sheets and columns of a workbook of properties: what the template asks for, and what is read of it.

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const numbered = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));

/** How a cell is read. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'amount'
  | 'percent'
  | 'yesNo'
  | 'day'
  | { choices: readonly { id: number; name: string }[] };

export interface ImportColumn {
  /** The field of the body that adds a property: a name, or a part of it and a name. */
  field: string;
  label: string;
  kind: ColumnKind;
  isRequired: boolean;
  /** What to enter, in the template. */
  note: string;
  example: string | number | null;
  aliases: readonly string[];
}

type Told = Partial<Pick<ImportColumn, 'note' | 'aliases'>> & { optional?: true };

const column = (
  field: string,
  label: string,
  kind: ColumnKind,
  example: ImportColumn['example'],
  { note = '', aliases = [], optional }: Told = {},
): ImportColumn => ({ field, label, kind, isRequired: !optional, note, example, aliases });

/** Columns by which the rows of all sheets find their property. */
export const KEY_COLUMNS = [
  { field: 'number', label: 'Property No.', aliases: ['property number', 'number', 'no'] },
  { field: 'name', label: 'Property Name', aliases: ['property', 'association', 'association name', 'name'] },
] as const;

/** What stands in the first column of rows that are not read: the notes and the example of the template. */
export const NOTE_MARK = 'NOTE';
export const EXAMPLE_MARK = 'EXAMPLE';

const PROPERTY_FIELDS: readonly ImportColumn[] = [
  column('addressLine1', 'Address Line 1', 'text', '1200 Harbor Drive', { aliases: ['address', 'street'] }),
  column('addressLine2', 'Address Line 2', 'text', null, { optional: true }),
  column('city', 'City', 'text', 'Mobile'),
  column('state', 'State', 'text', 'AL', { note: 'Two letters' }),
  column('zipCode', 'Zip Code', 'text', '36602', { note: '5 digits', aliases: ['zip'] }),
  column('yearBuilt', 'Year Built', 'number', 1998),
  column('propertyTypeId', 'Property Type', { choices: PROPERTY_TYPES }, 'Condominium', {
    note: 'One of the sheet Allowed values',
    aliases: ['type'],
  }),
  column('numberOfUnits', 'Number of Units', 'number', 120, { aliases: ['units'] }),
  column('numberOfFloors', 'Number of Floors', 'number', 4, { optional: true, aliases: ['floors'] }),
  column('isCondoConverted', 'Condo Conversion', 'yesNo', 'No', {
    optional: true,
    note: 'Yes or No; empty is No',
  }),
  column('yearOfConversion', 'Year of Conversion', 'number', null, {
    optional: true,
    note: 'Only where Condo Conversion is Yes',
  }),
  column('propertyDescription', 'Description', 'text', null, { optional: true }),
  column('latLng.lat', 'Latitude', 'number', null, { optional: true, note: 'Degrees, for the map' }),
  column('latLng.lng', 'Longitude', 'number', null, { optional: true, note: 'Degrees, for the map' }),
];

const months: ColumnKind = { choices: numbered(MONTHS) };
const FINANCE_FIELDS: readonly ImportColumn[] = [
  column('fiscalYearStartMonth', 'Fiscal Year Start Month', months, 'January', {
    note: 'Name or number of the month',
  }),
  column('startingFiscalYear', 'Starting Fiscal Year', 'number', null, {
    note: 'The fiscal year that the figures are of',
    aliases: ['fiscal year'],
  }),
  column('yearEndReserveBalance', 'Starting Reserve Balance', 'amount', 450_000, {
    note: 'Dollars on the first day of the reserve month',
    aliases: ['reserve balance', 'balance'],
  }),
  column('reserveMonthStart', 'Reserve Month Start', months, 'January', {
    optional: true,
    note: 'The month of the balance; empty is the month in which the fiscal year starts',
  }),
  column('averageHoaAnnualFee', 'Total Annual Fees', 'amount', 480_000, {
    note: 'All owners together, a year',
  }),
  column('previousHoaAnnualFee', 'Previous Annual Fees', 'amount', null, {
    optional: true,
    note: 'Only where the portfolio has loan analysis',
  }),
  column(
    'feeCollectionFrequencyId',
    'Fee Collection Frequency',
    { choices: FEE_COLLECTION_FREQUENCIES },
    'Monthly',
    {
      note: 'One of the sheet Allowed values',
    },
  ),
  column('annualReserveContribution', 'Annual Reserve Contributions', 'amount', 96_000, {
    note: 'Dollars a year, at most the total annual fees',
    aliases: ['annual reserve contribution', 'reserve contribution'],
  }),
  column('upcomingExpenses', 'Upcoming Expenses', 'amount', 0, {
    optional: true,
    note: 'Dollars still to be spent before the fiscal year starts; empty is none',
  }),
  column('inflationRate', 'Inflation Rate', 'percent', 3, { note: 'Percent a year: 3 is 3%' }),
  column('interestRate', 'Interest Rate', 'percent', 1.5, { note: 'Percent a year: 1.5 is 1.5%' }),
  column('reserveContributionIncreaseRate', 'Reserve Contribution Increase Rate', 'percent', 2.5, {
    note: 'Percent a year: 2.5 is 2.5%',
    aliases: ['contribution increase rate', 'increase rate'],
  }),
];

const STUDY_FIELDS: readonly ImportColumn[] = [
  column('reserveStudyDate', 'Reserve Study Date', 'day', '2024-05-31', { aliases: ['date', 'study date'] }),
  column('reserveStudyTypeId', 'Reserve Study Type', { choices: RESERVE_STUDY_TYPES }, 'Full Reserve Study', {
    note: 'One of the sheet Allowed values',
    aliases: ['type', 'study type'],
  }),
  column('providerName', 'Provider Name', 'text', null, { optional: true, aliases: ['provider'] }),
];

/** A sheet whose rows are fields of properties; `part` is where its fields are in the body. */
export interface FieldSheet {
  name: string;
  aliases: readonly string[];
  part: 'details' | 'propertyFinancial' | 'reserveStudy';
  columns: readonly ImportColumn[];
}

export const FIELD_SHEETS: readonly FieldSheet[] = [
  { name: 'Properties', aliases: ['property', 'associations'], part: 'details', columns: PROPERTY_FIELDS },
  {
    name: 'Finances',
    aliases: ['financials', 'finance'],
    part: 'propertyFinancial',
    columns: FINANCE_FIELDS,
  },
  {
    name: 'Reserve studies',
    aliases: ['reserve study', 'studies'],
    part: 'reserveStudy',
    columns: STUDY_FIELDS,
  },
];

export const COMPONENTS_SHEET = {
  name: 'Components',
  aliases: ['component list', 'component inventory', 'inventory'],
};

/** Columns of the sheet Components, without the id of a component: all of them are new. */
export const NEW_COMPONENT_COLUMNS = COMPONENT_COLUMNS.filter(({ field }) => field !== 'propertyComponentId');

/** Sheets of the template that are only read by people. */
export const READ_BY_PEOPLE = ['Read me', 'Allowed values'];

/** The lists of the sheet Allowed values. */
export const ALLOWED_VALUES: readonly { label: string; values: readonly string[] }[] = [
  { label: 'Property Type', values: PROPERTY_TYPES.map(({ name }) => name) },
  { label: 'Condo Conversion', values: ['Yes', 'No'] },
  { label: 'Month', values: MONTHS },
  { label: 'Fee Collection Frequency', values: FEE_COLLECTION_FREQUENCIES.map(({ name }) => name) },
  { label: 'Reserve Study Type', values: RESERVE_STUDY_TYPES.map(({ name }) => name) },
  { label: 'Category (or one of your own)', values: BUILT_IN_CATEGORIES },
  { label: 'Unit', values: UNITS_OF_MEASURE.map(({ code, name }) => `${code} (${name})`) },
  { label: 'One Time', values: ['Yes', 'No'] },
];
