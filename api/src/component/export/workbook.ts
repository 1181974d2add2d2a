import { COMPONENT_COLUMNS, type ComponentColumn } from '@roofline/schema/component-import/import-fields';
import { toDollars, toPoints } from '@roofline/schema/value/money';
import type { CellObject } from 'write-excel-file/node';
import type { PrintHead } from '../../platform/files/print-setup';
import { sheetOf, text, workbookOf, type SheetColumn } from '../../platform/files/sheets';
import { drawn } from '../../platform/work/kind';
import type { ComponentRow } from '../repository';

const MONEY = '#,##0.00';

const number = (value: number | null, format?: string): CellObject | null =>
  value === null ? null : { value, type: Number, ...(format ? { format } : {}) };

/** The width and the cell of each field of a component in a workbook. */
export const COMPONENT_CELLS: Record<
  ComponentColumn,
  { width: number; cell: (row: ComponentRow) => CellObject | null }
> = {
  name: { width: 42, cell: (c) => text(c.name) },
  category: { width: 26, cell: (c) => text(c.category) },
  location: { width: 22, cell: (c) => text(c.location) },
  quantity: { width: 12, cell: (c) => number(c.quantityThousandths / 1000, '#,##0.###') },
  unitOfMeasure: { width: 8, cell: (c) => text(c.unitOfMeasure) },
  unitCost: { width: 14, cell: (c) => number(toDollars(c.unitCost), MONEY) },
  currentCost: { width: 18, cell: (c) => number(toDollars(c.currentCost), MONEY) },
  usefulLife: { width: 12, cell: (c) => number(c.usefulLife) },
  remainingUsefulLife: { width: 22, cell: (c) => number(c.remainingUsefulLife) },
  placedInServiceYear: { width: 17, cell: (c) => number(c.placedInServiceYear) },
  lastReplacedYear: { width: 14, cell: (c) => number(c.lastReplacedYear) },
  isOneTime: { width: 10, cell: (c) => text(c.isOneTime ? 'Yes' : 'No') },
  // A fraction, as sheets hold percentages.
  percentReplaced: {
    width: 17,
    cell: (c) => number(Number((toPoints(c.percentReplaced) / 100).toFixed(6)), '0.00%'),
  },
  glCode: { width: 12, cell: (c) => text(c.glCode) },
  notes: { width: 40, cell: (c) => text(c.notes) },
  propertyComponentId: { width: 38, cell: (c) => text(c.propertyComponentId) },
};

const COLUMNS: readonly SheetColumn<ComponentRow>[] = COMPONENT_COLUMNS.map(({ field, label }) => ({
  header: label,
  ...COMPONENT_CELLS[field],
}));

function totalsOf(rows: readonly ComponentRow[]) {
  const total = rows.reduce((sum, row) => sum + row.currentCost, 0);
  return COMPONENT_COLUMNS.map(({ field }) => {
    if (field === 'name') return text('Total');
    return field === 'currentCost' ? number(toDollars(total), MONEY) : null;
  });
}

/** Writes the inventory as a workbook whose headings an import recognizes, with a total that it compares. */
export const inventoryWorkbook = (
  rows: readonly ComponentRow[],
  head: PrintHead | null = null,
): Promise<Buffer> =>
  workbookOf([sheetOf('Components', COLUMNS, rows, rows.length > 0 ? totalsOf(rows) : null)], head);

/** An inventory, and the head of its printed pages. */
export interface PrintedInventory {
  rows: readonly ComponentRow[];
  head: PrintHead;
}

export const componentsXlsx = drawn('components.xlsx', ({ rows, head }: PrintedInventory) =>
  inventoryWorkbook(rows, head),
);
