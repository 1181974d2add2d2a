import type { ExportField } from '@roofline/schema/export-map/export-fields';
import type { ExportMapColumn } from '@roofline/schema/export-map/export-map';
import type { CellObject } from 'write-excel-file/node';
import { COMPONENT_CELLS, costAtReplacement, type ComponentRow } from '../../component/service';
import { money, text, whole, type SheetColumn } from '../../platform/files/sheets';

/** The facts that cells need beside their component. */
export interface ExportPlace {
  propertyName: string;
  /** Yearly inflation in points. */
  inflationRate: number;
}

interface FieldShape {
  width: number;
  cell: (row: ComponentRow, place: ExportPlace) => CellObject | null;
}

const FIELDS: Record<ExportField, FieldShape> = {
  ...COMPONENT_CELLS,
  nextReplacementYear: { width: 17, cell: (row) => whole(row.fiscalYear + row.remainingUsefulLife) },
  costAtReplacement: {
    width: 18,
    cell: (row, { inflationRate }) => money(costAtReplacement(row, inflationRate)),
  },
  warrantyUntil: { width: 14, cell: (row) => text(row.warrantyUntil) },
  nextInspectionOn: { width: 16, cell: (row) => text(row.nextInspectionOn) },
  updatedAt: { width: 14, cell: (row) => text(row.updatedAt.toISOString().slice(0, 10)) },
  fiscalYear: { width: 11, cell: (row) => whole(row.fiscalYear) },
  propertyName: { width: 30, cell: (_row, { propertyName }) => text(propertyName) },
  propertyId: { width: 38, cell: (row) => text(row.propertyId) },
};

const widthOf = (words: string) => Math.min(40, Math.max(10, words.length + 2));

/** Returns a column of the firm's sheet, filled as its map says. */
function columnOf(
  { heading, field, text: words }: ExportMapColumn,
  place: ExportPlace,
): SheetColumn<ComponentRow> {
  if (field !== null) {
    const { width, cell } = FIELDS[field];
    return { header: heading, width, cell: (row) => cell(row, place) };
  }
  return { header: heading, width: widthOf(words ?? heading), cell: () => text(words) };
}

export const columnsOf = (columns: readonly ExportMapColumn[], place: ExportPlace) =>
  columns.map((column) => columnOf(column, place));

const digits = (value: number, least: number, most: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });

/** Returns numbers as text, by the number formats of our workbooks. */
const SHOWN: Record<string, (value: number) => string> = {
  '#,##0.00': (value) => digits(value, 2, 2),
  '#,##0.###': (value) => digits(value, 0, 3),
  '0.00%': (value) => `${(value * 100).toFixed(2)}%`,
};

/** Returns a cell's text as a sheet shows it; null for an empty cell. */
export function shownCell(cell: CellObject | null): string | null {
  const { value, format } = cell ?? {};
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number') return String(value);
  return (SHOWN[format ?? ''] ?? String)(value);
}
