import {
  ALLOWED_VALUES,
  COMPONENTS_SHEET,
  EXAMPLE_MARK,
  FIELD_SHEETS,
  KEY_COLUMNS,
  NEW_COMPONENT_COLUMNS,
  NOTE_MARK,
  READ_BY_PEOPLE,
  type FieldSheet,
} from '@roofline/schema/property-import/import-columns';
import { importLimits } from '@roofline/schema/property-import/property-import';
import type { CellObject, Row } from 'write-excel-file/node';
import { z } from 'zod';
import { text, whole, workbookOf, type Sheet } from '../platform/files/sheets';
import { XLSX } from '../platform/http/media-types';
import { forbidden } from '../platform/problem';
import type { Document } from '../platform/work/document';
import { drawn } from '../platform/work/kind';
import { canAddProperty } from '../property/policy';

// The workbook that people fill in: a description of each column, and an example that is never read.

interface TemplateColumn {
  label: string;
  isRequired: boolean;
  note: string;
  example: string | number | null;
}

const EXAMPLE_NAME = 'Harbor View Condominium';

const keyColumns = (isMain: boolean): TemplateColumn[] =>
  KEY_COLUMNS.map(({ field, label }) =>
    field === 'number'
      ? { label, isRequired: false, note: NOTE_MARK, example: EXAMPLE_MARK }
      : {
          label,
          isRequired: isMain,
          note: isMain
            ? 'With a Property No., two properties may have the same name'
            : 'The number or the name that the property has on the sheet Properties',
          example: EXAMPLE_NAME,
        },
  );

const COMPONENT_NOTES: Readonly<Record<string, Pick<TemplateColumn, 'note' | 'example'>>> = {
  name: { note: 'One row for each component', example: 'Asphalt roof' },
  category: { note: 'Empty is Other', example: 'Roofing' },
  location: { note: '', example: 'Building A' },
  quantity: { note: 'Empty is 1', example: 240 },
  unitOfMeasure: { note: 'See the sheet Allowed values', example: 'SQ' },
  unitCost: { note: 'Dollars; or enter the replacement cost', example: 450 },
  currentCost: { note: 'Dollars for all of it; or enter quantity and unit cost', example: null },
  usefulLife: { note: 'Years', example: 25 },
  remainingUsefulLife: { note: 'Years', example: 9 },
  placedInServiceYear: { note: 'Year', example: 1998 },
  lastReplacedYear: { note: 'Year', example: null },
  isOneTime: { note: 'Yes or No; empty is No', example: 'No' },
  percentReplaced: { note: 'Percent of the quantity; empty is 100', example: null },
};

const componentColumns: readonly TemplateColumn[] = NEW_COMPONENT_COLUMNS.map(
  ({ field, label, required }) => ({
    label,
    isRequired: required,
    ...(COMPONENT_NOTES[field] ?? { note: '', example: null }),
  }),
);

const cell = (value: string | number | null) => (typeof value === 'number' ? whole(value) : text(value));
const styled = (one: CellObject | null, style: object): CellObject | null => one && { ...one, ...style };

const HEADING = { fontWeight: 'bold', backgroundColor: '#E6EDF5', wrap: true };
const NOTE = { textColor: '#5A6472', wrap: true, alignVertical: 'top' };
const EXAMPLE = { fontStyle: 'italic', textColor: '#5A6472' };

const noteOf = ({ note, isRequired }: TemplateColumn) =>
  note === NOTE_MARK ? note : `${isRequired ? 'Required. ' : ''}${note}`.trim() || null;

function sheetOfColumns(sheet: string, columns: readonly TemplateColumn[], year: number): Sheet {
  const rows: Row[] = [
    columns.map(({ label }) => styled(text(label), HEADING)),
    columns.map((column) => styled(text(noteOf(column)), NOTE)),
    columns.map(({ label, example }) =>
      styled(cell(label === 'Starting Fiscal Year' ? year : example), EXAMPLE),
    ),
  ] as Row[];
  return {
    sheet,
    data: rows,
    columns: columns.map(({ label }) => ({ width: Math.max(14, label.length + 4) })),
  };
}

const fieldSheet = ({ name, part, columns }: FieldSheet, year: number) =>
  sheetOfColumns(name, [...keyColumns(part === 'details'), ...columns], year);

const WORDS = [
  'Add many properties to Roofline',
  `One workbook has up to ${importLimits.properties} properties.`,
  'Properties: one row for each property.',
  'Finances: one row for each property, with the figures of its first fiscal year.',
  'Components: one row for each component. A property may have none.',
  'Reserve studies: the last study of each property, where there was one.',
  'Each row names its property in the first two columns: by its number, by its name, or by both.',
  `Rows that begin with ${NOTE_MARK} or ${EXAMPLE_MARK} are not read. You can leave them in.`,
  'You see every problem with its sheet, row and column before anything is added.',
  'A property with problems is left out as a whole. Correct it and upload the workbook again: those that are there already are not added twice.',
];

function wordsSheet(): Sheet {
  const data = WORDS.map((line, index) => [
    styled(text(line), index === 0 ? { fontWeight: 'bold' } : { wrap: true }),
  ]) as Row[];
  return { sheet: READ_BY_PEOPLE[0]!, data, columns: [{ width: 100 }] };
}

function valuesSheet(): Sheet {
  const most = Math.max(...ALLOWED_VALUES.map(({ values }) => values.length));
  const rows = Array.from({ length: most }, (_, index) =>
    ALLOWED_VALUES.map(({ values }) => text(values[index] ?? null)),
  );
  return {
    sheet: READ_BY_PEOPLE[1]!,
    data: [ALLOWED_VALUES.map(({ label }) => styled(text(label), HEADING)), ...rows] as Row[],
    columns: ALLOWED_VALUES.map(() => ({ width: 28 })),
  };
}

/** Writes the template, with an example of this year. */
export const templateXlsx = drawn('properties-template.xlsx', ({ year }: { year: number }) =>
  workbookOf([
    wordsSheet(),
    ...FIELD_SHEETS.slice(0, 2).map((sheet) => fieldSheet(sheet, year)),
    sheetOfColumns(COMPONENTS_SHEET.name, [...keyColumns(false), ...componentColumns], year),
    ...FIELD_SHEETS.slice(2).map((sheet) => fieldSheet(sheet, year)),
    valuesSheet(),
  ]),
);

/** The template, for users who may add properties anywhere. */
export const templateDocument: Document<Record<string, never>, { year: number }> = {
  name: templateXlsx.name,
  type: XLSX,
  asked: z.strictObject({}),
  read: async (_tx, { actor, clock }) => {
    if (!actor.workspaceIds.some((id) => canAddProperty(actor, id))) throw forbidden();
    return {
      subject: { year: Number(clock.today().slice(0, 4)) },
      fileName: 'Add many properties.xlsx',
    };
  },
  kind: templateXlsx,
};
