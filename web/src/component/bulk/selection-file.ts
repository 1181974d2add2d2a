import { COMPONENT_COLUMNS, type ComponentColumn } from '@roofline/schema/component-import/import-fields';
import { sheetText } from '../../ui/format/sheet-text';
import type { ComponentRowFragment } from '../ComponentRow.generated';

const VALUES: Record<ComponentColumn, (row: ComponentRowFragment) => string | number | null> = {
  name: (row) => row.name,
  category: (row) => row.category,
  location: (row) => row.location,
  quantity: (row) => row.quantity,
  unitOfMeasure: (row) => row.unitOfMeasure,
  unitCost: (row) => row.unitCost,
  currentCost: (row) => row.currentCost,
  usefulLife: (row) => row.usefulLife,
  remainingUsefulLife: (row) => row.remainingUsefulLife,
  placedInServiceYear: (row) => row.placedInServiceYear,
  lastReplacedYear: (row) => row.lastReplacedYear,
  isOneTime: (row) => (row.isOneTime ? 'Yes' : 'No'),
  percentReplaced: (row) => `${row.percentReplaced}%`,
  glCode: (row) => row.glCode,
  notes: (row) => row.notes,
  propertyComponentId: (row) => row.propertyComponentId,
};

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = sheetText(value);
  // Where a comma is the decimal sign, sheets split cells at semicolons.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns components as .csv under the headings that an import recognizes. */
export function selectionCsv(rows: readonly ComponentRowFragment[]): string {
  const lines = [
    COMPONENT_COLUMNS.map(({ label }) => cell(label)),
    ...rows.map((row) => COMPONENT_COLUMNS.map(({ field }) => cell(VALUES[field](row)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/** Hands the file to the browser. The mark at its start tells spreadsheets that it is UTF-8. */
export function downloadSelection(rows: readonly ComponentRowFragment[], fiscalYear: number): void {
  const blob = new Blob(['\uFEFF', selectionCsv(rows)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `components-${fiscalYear}-selection.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
