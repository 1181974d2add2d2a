import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import { toCents, toDollars, type Cents } from '@roofline/schema/value/money';
import { evaluate, inputCost, type EvaluatedRow, type Evaluation, type RowFault } from './evaluate';
import { columnLetter, type Grid } from '../platform/sheets/grid';
import type { InventoryItem } from './matching';
import { shown } from '../platform/sheets/cell-text';
import { withColumns, type SheetKind } from './sheets';
import { columnRemarks } from './reading/remarks';
import { columnOf } from './reading/row-kind';
import { readSheetRows, type Mapping, type SheetReading } from './reading/sheet-reading';

/** A sheet of a file, and its import. */
export interface SheetLine {
  importId: string;
  sheetName: string | null;
  kind: SheetKind;
  lineCount: number;
  listCents: Cents;
  isAccepted: boolean;
}

/** A staged file with its last reading. */
export interface StagedImport {
  importId: string;
  propertyId: string;
  fiscalYear: number;
  fileName: string;
  grid: Grid;
  mapping: Mapping;
  isAccepted: boolean;
  /** All sheets of its file. */
  sheets: SheetLine[];
  /** The viewer's job that is saving it now; null where there is none. */
  jobId: string | null;
}

const SAMPLES = 3;

const wholeOrNull = (n: number | undefined) => (n !== undefined && Number.isSafeInteger(n) ? n : null);
const dollarsOrNull = (n: number | undefined) => (n === undefined ? null : toDollars(toCents(n)));

function previewRow(row: EvaluatedRow): ImportPreview['rows'][number] {
  const { input } = row;
  const values = input ?? row.draft?.values;
  return {
    row: row.row,
    status: row.status,
    name: values?.name ?? row.text,
    category: values?.category ?? null,
    quantity: values?.quantity ?? null,
    unitOfMeasure: values?.unitOfMeasure ?? null,
    unitCost: dollarsOrNull(values?.unitCost),
    currentCost: input ? toDollars(inputCost(input)) : dollarsOrNull(row.draft?.values.currentCost),
    usefulLife: wholeOrNull(values?.usefulLife),
    remainingUsefulLife: wholeOrNull(values?.remainingUsefulLife),
    note: row.note,
  };
}

function previewColumns({ grid, mapping }: StagedImport): ImportPreview['columns'] {
  const data = grid.rows.slice(mapping.headerRowIndex + 1);
  const width = Math.max(mapping.headings.length, ...data.slice(0, 50).map((row) => row.length), 0);
  return Array.from({ length: width }, (_, index) => ({
    index,
    letter: columnLetter(index),
    heading: mapping.headings[index] ?? '',
    field: mapping.columns[index] ?? null,
    samples: data.flatMap((row) => shown(row[index]) ?? []).slice(0, SAMPLES),
  }));
}

function previewProblems(staged: StagedImport, evaluation: Evaluation): ImportPreview['problems'] {
  const { mapping, grid } = staged;
  const at = columnOf(mapping.columns);
  const columnAt = ({ field }: RowFault) => (field === null ? -1 : (at[field] ?? -1));
  // By row, then by column from the left: the order in which a person corrects the sheet.
  const inOrder = evaluation.faults.toSorted((a, b) => a.row - b.row || columnAt(a) - columnAt(b));
  return inOrder.map(({ row, field, detail }) => {
    const index = field === null ? undefined : at[field];
    const heading = index === undefined ? '' : (mapping.headings[index] ?? '');
    return {
      // A fault of the whole file is shown at its headings.
      row: row || mapping.headerRowIndex + 1,
      column: index === undefined ? null : `${columnLetter(index)}${heading === '' ? '' : ` (${heading})`}`,
      field,
      value: index === undefined ? null : shown(grid.rows[row - 1]?.[index]),
      detail,
    };
  });
}

/** Returns the total of the file's other lists, which this import does not save. */
const otherSheetsOf = ({ importId, sheets }: StagedImport): Cents =>
  sheets
    .filter((sheet) => sheet.kind === 'list' && !sheet.isAccepted && sheet.importId !== importId)
    .reduce((sum, { listCents }) => sum + listCents, 0);

function previewTieOut(
  reading: SheetReading,
  evaluation: Evaluation,
  otherSheets: Cents,
): ImportPreview['tieOut'] {
  const stated = reading.statedTotal === null ? null : toCents(reading.statedTotal);
  const difference = (stated ?? evaluation.fileTotal) - evaluation.importTotal;
  return {
    fileRows: reading.rows.length,
    fileTotal: toDollars(evaluation.fileTotal),
    statedTotal: stated === null ? null : toDollars(stated),
    importTotal: toDollars(evaluation.importTotal),
    difference: toDollars(difference),
    otherSheetsTotal: toDollars(otherSheets),
    ties: difference === 0 && otherSheets === 0,
    inventoryTotalAfter: toDollars(evaluation.inventoryTotalAfter),
  };
}

/** Returns the sheet's name as the place of its components if the file has several lists, else null. */
const placeOf = ({ sheets, grid }: StagedImport): string | null =>
  sheets.filter(({ kind }) => kind === 'list').length > 1 ? grid.sheetName : null;

/** Compares the staged file with the current inventory; returns the full evaluation and the preview to show. */
export function previewOf(
  stored: StagedImport,
  inventory: readonly InventoryItem[],
  categories: readonly string[],
): { evaluation: Evaluation; preview: ImportPreview } {
  const staged = { ...stored, mapping: withColumns(stored.grid, stored.mapping) };
  const { grid, mapping, sheets, ...about } = staged;
  const reading = readSheetRows(grid, mapping, {
    categories,
    fiscalYear: staged.fiscalYear,
    place: placeOf(staged),
  });
  const evaluation = evaluate(reading, inventory, mapping.skipErrors);
  const counts = { new: 0, changed: 0, unchanged: 0, error: 0, skipped: 0 };
  for (const { status } of evaluation.rows) counts[status] += 1;
  const preview: ImportPreview = {
    ...about,
    sheetName: grid.sheetName,
    sheets: sheets.map(({ listCents, ...sheet }) => ({ ...sheet, total: toDollars(listCents) })),
    headerRow: mapping.headerRowIndex + 1,
    columns: previewColumns(staged),
    rows: evaluation.rows.map(previewRow),
    problems: previewProblems(staged, evaluation),
    missingFields: reading.missingFields,
    remarks: columnRemarks(mapping.headings, mapping.columns, grid.rows.slice(mapping.headerRowIndex + 1)),
    counts,
    tieOut: previewTieOut(reading, evaluation, otherSheetsOf(staged)),
    skipErrors: mapping.skipErrors,
    skipRows: mapping.skipRows,
    canAccept: evaluation.canAccept && !staged.isAccepted,
  };
  return { evaluation, preview };
}
