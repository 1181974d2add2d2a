import {
  EXAMPLE_MARK,
  KEY_COLUMNS,
  NOTE_MARK,
  type ImportColumn,
} from '@roofline/schema/property-import/import-columns';
import type { PropertyImportProblem } from '@roofline/schema/property-import/property-import';
import { cellText, LABEL_CHARS, shown, textKey, words } from '../../platform/sheets/cell-text';
import { columnLetter, isBlank, type Cell, type Grid } from '../../platform/sheets/grid';

const SEARCHED_ROWS = 20;

/** The names by which a column or a sheet is found. */
interface Named {
  label: string;
  aliases: readonly string[];
}

const keyOf = (text: string) => words(text).join(' ');
const isNamed = ({ label, aliases }: Named, heading: string) =>
  heading !== '' && [label, ...aliases].some((name) => keyOf(name) === heading);

/** The property of a row: by number, by name, or both. */
export interface RowKey {
  number: string | null;
  name: string | null;
}

export interface SheetRow {
  /** The row number as the sheet counts it. */
  row: number;
  key: RowKey;
  cells: readonly Cell[];
}

/** A sheet whose headings were found. */
export interface FoundSheet {
  name: string;
  /** The index of the row of headings. */
  headerRow: number;
  headings: readonly string[];
  /** The columns that name the property, by field. */
  keys: ReadonlyMap<string, number>;
  rows: readonly SheetRow[];
}

const headingsOf = (row: readonly Cell[]): string[] =>
  Array.from(row, (cell) => cellText(cell)?.slice(0, LABEL_CHARS) ?? '');

function keysIn(headings: readonly string[]): Map<string, number> {
  const keys = new Map<string, number>();
  for (const column of KEY_COLUMNS) {
    const at = headings.findIndex((heading) => isNamed(column, keyOf(heading)));
    if (at >= 0 && ![...keys.values()].includes(at)) keys.set(column.field, at);
  }
  return keys;
}

const isMarked = (cell: Cell | undefined) => [NOTE_MARK, EXAMPLE_MARK].includes(cellText(cell) ?? '');

function rowsBelow(grid: Grid, headerRow: number, keys: ReadonlyMap<string, number>): SheetRow[] {
  const textAt = (row: readonly Cell[], field: string) => {
    const at = keys.get(field);
    return at === undefined ? null : cellText(row[at]);
  };
  return grid.rows.slice(headerRow + 1).flatMap((cells, i) => {
    if (cells.every(isBlank) || isMarked(cells[0])) return [];
    return [
      {
        row: headerRow + 2 + i,
        key: { number: textAt(cells, 'number'), name: textAt(cells, 'name') },
        cells,
      },
    ];
  });
}

/** Finds the first row with a heading for the property's number or name and one more heading; null without one. */
export function findSheet(grid: Grid): FoundSheet | null {
  const last = Math.min(SEARCHED_ROWS, grid.rows.length);
  for (let headerRow = 0; headerRow < last; headerRow += 1) {
    const headings = headingsOf(grid.rows[headerRow]!);
    const keys = keysIn(headings);
    const filled = headings.filter((heading) => heading !== '').length;
    if (keys.size === 0 || filled < 2) continue;
    const name = grid.sheetName ?? '';
    return { name, headerRow, headings, keys, rows: rowsBelow(grid, headerRow, keys) };
  }
  return null;
}

/** Returns the sheet's column for each of these fields. */
export function columnsIn(
  { headings, keys }: FoundSheet,
  columns: readonly ImportColumn[],
): Map<string, number> {
  const taken = new Set(keys.values());
  const found = new Map<string, number>();
  for (const column of columns) {
    const at = headings.findIndex((heading, index) => !taken.has(index) && isNamed(column, keyOf(heading)));
    if (at < 0) continue;
    taken.add(at);
    found.set(column.field, at);
  }
  return found;
}

/** Returns remarks about columns with a heading that are not read. */
export function unreadColumns({ name, headings, keys }: FoundSheet, read: Iterable<number>): string[] {
  const known = new Set([...keys.values(), ...read]);
  return headings.flatMap((heading, index) =>
    heading === '' || known.has(index)
      ? []
      : [`Column ${columnLetter(index)} (${heading}) of the sheet ${name} is not read.`],
  );
}

/** Returns a problem at a cell of the sheet, or at the row without a column. */
export function problemAt(
  sheet: Pick<FoundSheet, 'name' | 'headings'>,
  { row, cells }: Pick<SheetRow, 'row' | 'cells'>,
  index: number | undefined,
  detail: string,
): PropertyImportProblem {
  const place = { sheetName: sheet.name, row, detail };
  if (index === undefined) return { ...place, column: null, value: null };
  const heading = sheet.headings[index] ?? '';
  const letter = columnLetter(index);
  return { ...place, column: heading === '' ? letter : `${letter} (${heading})`, value: shown(cells[index]) };
}

/** Returns the sheet with this name or one of its aliases. */
export const sheetNamed = (
  grids: readonly Grid[],
  { name, aliases }: { name: string; aliases: readonly string[] },
) => grids.find(({ sheetName }) => isNamed({ label: name, aliases }, keyOf(sheetName ?? '')));

export const sameText = (one: string | null, other: string | null) => textKey(one) === textKey(other);
