import type { ImportField } from '@roofline/schema/component-import/import-fields';
import type { Cell } from '../../platform/sheets/grid';
import { cellText, valueText } from '../../platform/sheets/cell-text';
import {
  readAmount,
  readDueYear,
  readLife,
  readMark,
  readPercent,
  readQuantity,
  readYear,
  type Reading,
} from './numbers';
import type { ColumnOf } from './row-kind';

/** The cells of a data row, read by their columns. Missing keys are blank cells or missing columns. */
export interface RowValues {
  name?: string;
  category?: string;
  location?: string;
  unitOfMeasure?: string;
  glCode?: string;
  notes?: string;
  propertyComponentId?: string;
  quantity?: number;
  unitCost?: number;
  currentCost?: number;
  currentCostHigh?: number;
  percentReplaced?: number;
  usefulLife?: number;
  remainingUsefulLife?: number;
  placedInServiceYear?: number;
  lastReplacedYear?: number;
  nextReplacementYear?: number;
  isOneTime?: boolean;
}

export interface Unreadable {
  field: ImportField;
  detail: string;
}

const TEXT = [
  'name',
  'category',
  'location',
  'unitOfMeasure',
  'glCode',
  'notes',
  'propertyComponentId',
] as const;

const SHOULD: Partial<Record<ImportField, string>> = {
  quantity: 'Quantity should be a number',
  unitCost: 'Unit Cost should be an amount, like 1,200.50',
  currentCost: 'Replacement Cost should be an amount, like 1,200.50',
  currentCostHigh: 'Replacement Cost, High End should be an amount, like 1,200.50',
  nextReplacementYear: 'Next Replacement should be a year between 1900 and 2200',
  percentReplaced: 'Percent Replaced should be from 0.01% to 100%',
  usefulLife: 'Useful Life should be a whole number from 1 to 200',
  remainingUsefulLife: 'Remaining Useful Life should be a whole number from 0 to 200',
  placedInServiceYear: 'Placed in Service should be a year between 1700 and 2200',
  lastReplacedYear: 'Last Replaced should be a year between 1700 and 2200',
  isOneTime: 'One Time should be Yes or No',
};

/** Reads the cells of one row. It reports unreadable cells by field and leaves them out of the values. */
export function readRowValues(
  row: readonly Cell[],
  at: ColumnOf,
  percentsAsFractions: boolean,
): { values: RowValues; unreadable: Unreadable[] } {
  const values: Record<string, unknown> = {};
  const unreadable: Unreadable[] = [];
  const cellOf = (field: ImportField) => (at[field] === undefined ? null : row[at[field]]);
  const keep = (field: ImportField, reading: Reading<unknown>) => {
    if (reading === 'unreadable') unreadable.push({ field, detail: SHOULD[field]! });
    else if (reading !== 'blank') values[field] = reading.value;
  };
  for (const field of TEXT) {
    const text = field === 'unitOfMeasure' ? valueText(cellOf(field)) : cellText(cellOf(field));
    if (text !== null) values[field] = text;
  }
  const quantity = readQuantity(cellOf('quantity'));
  keep('quantity', quantity);
  if (typeof quantity === 'object' && quantity.unit !== undefined) values.unitOfMeasure ??= quantity.unit;
  keep('unitCost', readAmount(cellOf('unitCost')));
  keep('currentCost', readAmount(cellOf('currentCost')));
  keep('currentCostHigh', readAmount(cellOf('currentCostHigh')));
  keep('percentReplaced', readPercent(cellOf('percentReplaced'), percentsAsFractions));
  keep('usefulLife', readLife(cellOf('usefulLife')));
  keep('remainingUsefulLife', readLife(cellOf('remainingUsefulLife')));
  keep('placedInServiceYear', readYear(cellOf('placedInServiceYear')));
  keep('lastReplacedYear', readYear(cellOf('lastReplacedYear')));
  keep('nextReplacementYear', readDueYear(cellOf('nextReplacementYear')));
  keep('isOneTime', readMark(cellOf('isOneTime')));
  return { values: values as RowValues, unreadable };
}
