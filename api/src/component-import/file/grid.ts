/** What a cell holds. Dates are kept as ISO days, so that a grid can be stored as JSON. */
export type Cell = string | number | boolean | null;

/** One sheet as it stands in the file: row 1 of the sheet is `rows[0]`, blank rows included. */
export interface Grid {
  sheetName: string | null;
  rows: Cell[][];
}

/** Limits that are checked before anything is parsed. */
export const fileLimits = {
  unpackedBytes: 100_000_000,
  ratio: 100,
  entries: 1_000,
  rows: 50_000,
  columns: 200,
  cells: 2_000_000,
  cellChars: 32_767,
} as const;

/** The file breaks a rule that the person who sent it can mend. */
export class UnreadableFileError extends Error {}

/** The name's ending or the leading bytes are not those of an allowed type: status 415. */
export class WrongFileTypeError extends Error {
  constructor() {
    super('Invalid file type. Allowed types: .xlsx, .csv.');
  }
}

// A lone surrogate or NUL cannot be stored; it is shown as what it is, something unreadable.
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text of a cell, at most as long as a sheet allows. */
export function cellOfText(text: string): string | null {
  const storable = text.trim().slice(0, fileLimits.cellChars).replace(UNSTORABLE, '\uFFFD');
  return storable === '' ? null : storable;
}

/** `A`, `B`, … `AA`: the letter of a column counted from 0. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest >= 0 ? columnLetter(rest) : '') + String.fromCharCode(65 + (index % 26));
}

export function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** The grid without blank cells and columns at its right end and blank rows at its bottom. */
export function trimGrid(grid: Grid): Grid {
  let rows = grid.rows.map((row) => row.slice(0, row.findLastIndex((cell) => !isBlank(cell)) + 1));
  rows = rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
  return { ...grid, rows };
}
