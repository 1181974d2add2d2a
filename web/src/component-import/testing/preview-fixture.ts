import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import type { ImportField } from '@roofline/schema/component-import/import-fields';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';

export const IMPORT_ID = '01980000-0000-7000-8000-0000000000c1';

type Row = ImportPreview['rows'][number];

const aRow = (row: number, name: string, cost: number, change: Partial<Row> = {}): Row => ({
  row,
  status: 'new',
  name,
  category: 'Roofing',
  quantity: 1,
  unitOfMeasure: 'EA',
  unitCost: cost,
  currentCost: cost,
  usefulLife: 20,
  remainingUsefulLife: 5,
  note: null,
  ...change,
});

const aColumn = (index: number, heading: string, field: ImportField | null, samples: string[]) => ({
  index,
  letter: 'ABCDEFG'[index]!,
  heading,
  field,
  samples,
});

export const aSheet = (change: Partial<ImportPreview['sheets'][number]> = {}) => ({
  importId: IMPORT_ID,
  sheetName: 'Inventory',
  kind: 'list' as const,
  lineCount: 3,
  total: 1500,
  isAccepted: false,
  ...change,
});

/** Returns a preview of two new components and a changed one, without errors. */
export function aPreview(change: Partial<ImportPreview> = {}): ImportPreview {
  return {
    importId: IMPORT_ID,
    propertyId: PROPERTY_ID,
    fiscalYear: 2026,
    fileName: 'cedar.xlsx',
    sheetName: 'Inventory',
    sheets: [aSheet()],
    headerRow: 4,
    columns: [
      aColumn(0, 'Item', 'name', ['Roof', 'Pump', 'Fence']),
      aColumn(1, 'UL', 'usefulLife', ['20', '20', '20']),
      aColumn(2, 'RUL', 'remainingUsefulLife', ['5', '5', '5']),
      aColumn(3, 'Cost', 'currentCost', ['$1,000', '$200', '$300']),
      aColumn(4, 'Asset Group', null, ['Roofing', 'Pool', 'Site']),
    ],
    rows: [
      aRow(5, 'Roof', 1000),
      aRow(6, 'Pump', 200),
      aRow(7, 'Fence', 300, { status: 'changed' }),
      aRow(8, 'Total', 1500, { status: 'skipped', note: 'Total row: compared, not imported.' }),
    ],
    problems: [],
    missingFields: [],
    remarks: [],
    counts: { new: 2, changed: 1, unchanged: 0, error: 0, skipped: 1 },
    tieOut: {
      fileRows: 4,
      fileTotal: 1500,
      statedTotal: 1500,
      importTotal: 1500,
      difference: 0,
      otherSheetsTotal: 0,
      ties: true,
      inventoryTotalAfter: 9500.5,
    },
    skipErrors: false,
    skipRows: [],
    canAccept: true,
    isAccepted: false,
    jobId: null,
    ...change,
  };
}

/** Returns a preview of the same file whose useful life in row 6 is not a number. */
export function aPreviewWithError(skipErrors = false): ImportPreview {
  const whole = aPreview();
  return {
    ...whole,
    rows: whole.rows.map((row) => (row.row === 6 ? { ...row, status: 'error', usefulLife: null } : row)),
    problems: [
      {
        row: 6,
        column: 'B (UL)',
        field: 'usefulLife',
        value: 'soon',
        detail: 'Useful Life should be a whole number from 1 to 200',
      },
    ],
    counts: { new: 1, changed: 1, unchanged: 0, error: 1, skipped: 1 },
    tieOut: { ...whole.tieOut, importTotal: 1300, difference: 200, ties: false },
    skipErrors,
    canAccept: skipErrors,
  };
}
