import { EXPORT_FIELDS, type ExportFieldLine } from '@roofline/schema/export-map/export-fields';
import { exportMapLimits, type ExportMapColumn } from '@roofline/schema/export-map/export-map';
import type { ComponentRow } from '../../component/service';
import { sheetOf, text, workbookOf, type SheetColumn } from '../../platform/files/sheets';
import { drawn } from '../../platform/work/kind';
import { MAP_SHEET } from '../reading/read-map';
import { columnsOf, type ExportPlace } from './cells';

/** An inventory with the columns of its export map. */
export interface MappedInventory extends ExportPlace {
  fiscalYear: number;
  columns: readonly ExportMapColumn[];
  rows: readonly ComponentRow[];
}

/** Writes the inventory under the firm's headings, in the firm's order. */
const mappedWorkbook = ({ columns, rows, fiscalYear, ...place }: MappedInventory): Promise<Buffer> =>
  workbookOf([sheetOf('Components', columnsOf(columns, place), rows)], {
    name: place.propertyName,
    period: `Fiscal year ${fiscalYear}`,
  });

const key = (line: ExportFieldLine) => `{{${line.key}}}`;

const FIELD_COLUMNS: readonly SheetColumn<ExportFieldLine>[] = [
  { header: 'Field', width: 28, cell: (line) => text(key(line)) },
  { header: 'Heading in Roofline', width: 26, cell: ({ label }) => text(label) },
  { header: 'What it holds', width: 70, cell: ({ explanation }) => text(explanation) },
];

const RULES: readonly string[] = [
  `Work in the sheet “${MAP_SHEET}”. It has two rows: the firm's headings, and below each heading what the column holds.`,
  "Change the headings to the firm's own, move the columns into the firm's order, and delete those that the firm does not want.",
  'Row 2 names a field as {{name}}, or by its key or its heading in Roofline. The sheet “Fields” lists all of them.',
  'Any other words in row 2 are a text that each row gets. Put a text in quotation marks where it says the same as a field.',
  'A column with a heading and an empty cell below it stays empty.',
  'Each field can fill only one column, and each column needs a heading. ' +
    `A sheet should have at most ${exportMapLimits.columns} columns.`,
  'Roofline does not read rows below row 2, nor other sheets.',
];
const RULE_COLUMNS: readonly SheetColumn<string>[] = [
  { header: 'How to write an export map', width: 110, cell: (rule) => text(rule) },
];

/** Writes the template: a map of every field under our own heading, what each field holds, and the rules. */
function templateWorkbook({ propertyName: name }: Pick<ExportPlace, 'propertyName'>): Promise<Buffer> {
  const columns = EXPORT_FIELDS.map((line): SheetColumn<null> => ({
    header: line.label,
    width: Math.max(line.key.length + 6, line.label.length + 2),
    cell: () => text(key(line)),
  }));
  const sheets = [
    sheetOf(MAP_SHEET, columns, [null]),
    sheetOf('Fields', FIELD_COLUMNS, EXPORT_FIELDS),
    sheetOf('How to', RULE_COLUMNS, RULES),
  ];
  return workbookOf(sheets, { name, period: 'Export map' });
}

export const mappedComponentsXlsx = drawn('mapped components.xlsx', mappedWorkbook);
export const exportMapTemplateXlsx = drawn('export map template.xlsx', templateWorkbook);
