import writeWorkbook, { type CellObject, type Row } from 'write-excel-file/node';
import { printSetup, type PrintHead } from './print-setup';
import { sheetChart, type SheetChart } from './sheet-chart';
import { sheetText } from './sheet-text';

type Cell = CellObject | null;

// Every cell has a type, never formula, so text that begins like a formula stays text.
export const text = (value: string | null): Cell =>
  value === null ? null : { value: sheetText(value), type: String };
export const whole = (value: number | null): Cell => (value === null ? null : { value, type: Number });
export const quantity = (value: number | null): Cell =>
  value === null ? null : { value, type: Number, format: '#,##0.###' };
export const money = (value: number | null): Cell =>
  value === null ? null : { value, type: Number, format: '#,##0.00' };
/** Returns a percentage cell of percentage points, which sheets store as a fraction. */
export const percent = (points: number | null): Cell =>
  points === null ? null : { value: points / 100, type: Number, format: '0.0%' };

/** A column: its head, its width in characters, and the cell of each row. */
export interface SheetColumn<R> {
  header: string;
  width: number;
  cell: (row: R) => Cell;
}

export interface Sheet {
  sheet: string;
  data: Row[];
  columns: { width: number }[];
  /** Rows down to the head of the table, 1 by default. */
  headRows?: number;
}

const bold = (cell: Cell): Cell => cell && { ...cell, fontWeight: 'bold' };
const HEAD = { fontWeight: 'bold', backgroundColor: '#f1f5f5', wrap: true, alignVertical: 'top' } as const;

/** Returns a sheet with its head in the first row and any totals in the last. */
export function sheetOf<R>(
  name: string,
  columns: readonly SheetColumn<R>[],
  rows: readonly R[],
  totals: readonly Cell[] | null = null,
): Sheet {
  const data: Row[] = [
    columns.map(({ header }) => ({ ...text(header), ...HEAD })),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  if (totals) data.push(totals.map(bold));
  return { sheet: name, data, columns: columns.map(({ width }) => ({ width })) };
}

/** Writes the sheets to a workbook file with frozen heads, ready to be printed. */
export async function workbookOf(
  sheets: readonly Sheet[],
  head: PrintHead | null = null,
  chart: SheetChart | null = null,
): Promise<Buffer> {
  const kept = sheets.map(({ headRows = 1, ...sheet }) => ({ ...sheet, stickyRowsCount: headRows }));
  return (await writeWorkbook(kept, {
    features: [printSetup(sheets, head), ...(chart ? [sheetChart(chart)] : [])],
  }).toBuffer()) as Buffer;
}
