import type { ColumnKind, ImportColumn } from '@roofline/schema/property-import/import-columns';
import { readAmount, readMark } from '../../component-import/access';
import { cellText, readNumberText, textKey, valueText, words } from '../../platform/sheets/cell-text';
import type { Cell } from '../../platform/sheets/grid';

/** The reading of a cell; a `note` explains a value that differs from the cell's text. */
export type CellReading = { value: unknown; note?: string } | { problem: string } | 'blank';

type Reader = (cell: Cell, label: string) => CellReading;

const number: Reader = (cell, label) => {
  const text = valueText(cell);
  if (text === null) return 'blank';
  const value = typeof cell === 'number' ? cell : readNumberText(text);
  return value === null ? { problem: `${label} should be a number` } : { value };
};

const amount: Reader = (cell, label) => {
  const read = readAmount(cell);
  if (read === 'blank') return 'blank';
  return read === 'unreadable' ? { problem: `${label} should be an amount, like 1,200.50` } : read;
};

const CERTAIN = 0.05;
const UNCERTAIN = 0.3;
const points = (fraction: number) => Number((fraction * 100).toFixed(6));

/**
 * Reads a percentage per year. A cell that is formatted as a percentage contains the fraction: below 0.05 a rate is taken as one.
 * From there to 0.3 it may be either, so the user has to say which.
 */
const percent: Reader = (cell, label) => {
  if (typeof cell === 'string' && cell.trimEnd().endsWith('%')) {
    const value = readNumberText(cell.trimEnd().slice(0, -1));
    return value === null ? { problem: `${label} should be a percentage, like 3 for 3%` } : { value };
  }
  const read = number(cell, label);
  if (read === 'blank' || 'problem' in read) return read;
  const value = read.value as number;
  if (value > 0 && value < CERTAIN)
    return { value: points(value), note: `${label} ${value} was read as ${points(value)}%.` };
  if (value >= CERTAIN && value < UNCERTAIN)
    return {
      problem: `${label} may be ${value}% or ${points(value)}%. Enter it as text with a percent sign, like '${value}%`,
    };
  return { value };
};

const yesNo: Reader = (cell, label) => {
  const read = readMark(cell);
  if (read === 'blank') return 'blank';
  return read === 'unreadable' ? { problem: `${label} should be Yes or No` } : read;
};

const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const day: Reader = (cell, label) => {
  const text = valueText(cell);
  if (text === null) return 'blank';
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
  const [, month, dayOfMonth, year] = SLASHES.exec(text) ?? [];
  if (iso ?? year)
    return { value: iso ?? `${year}-${month!.padStart(2, '0')}-${dayOfMonth!.padStart(2, '0')}` };
  return { problem: `${label} should be a day, like 5/31/2024` };
};

type Choices = Extract<ColumnKind, object>['choices'];
const SHORT = 3;

/** Returns a reader of a list item by its name in any spelling; months also by number or their first three letters. */
function choiceOf(choices: Choices): Reader {
  const isMonths = choices.length === 12;
  return (cell, label) => {
    const text = valueText(cell);
    if (text === null) return 'blank';
    const key = words(text).join(' ');
    const found = choices.find(
      ({ id, name }) =>
        words(name).join(' ') === key ||
        (isMonths && (Number(text) === id || textKey(name).slice(0, SHORT) === textKey(text))),
    );
    if (found) return { value: found.id };
    return { problem: `${label} should be one of: ${choices.map(({ name }) => name).join(', ')}` };
  };
}

const text: Reader = (cell) => {
  const value = cellText(cell);
  return value === null ? 'blank' : { value };
};

const READERS = { text, number, amount, percent, yesNo, day };

/** Restores the leading zeros that sheets drop, and removes the last four digits of a long zip code. */
function zipCode(value: string): string {
  const plain = /^(\d{5})-\d{4}$/.exec(value)?.[1] ?? value;
  return /^\d{3,4}$/.test(plain) ? plain.padStart(5, '0') : plain;
}

const SPELLED: Readonly<Record<string, (value: string) => string>> = {
  zipCode,
  state: (value) => (value.length === 2 ? value.toUpperCase() : value),
};

/** Reads the cell of a column. */
export function readCell({ kind, label, field }: ImportColumn, cell: Cell | undefined): CellReading {
  const reader = typeof kind === 'object' ? choiceOf(kind.choices) : READERS[kind];
  const read = reader(cell ?? null, label);
  if (read === 'blank' || 'problem' in read) return read;
  const spelled = SPELLED[field];
  return spelled && typeof read.value === 'string' ? { ...read, value: spelled(read.value) } : read;
}
