import { limits } from '@roofline/schema/value/limits';

export { columnLetter } from '@roofline/schema/value/column-letter';

/** The value of a cell. Dates are ISO days, so that a grid can be stored as JSON. */
export type Cell = string | number | boolean | null;

/** One sheet as it is in the file: row 1 of the sheet is `rows[0]`, blank rows included. */
export interface Grid {
  sheetName: string | null;
  rows: Cell[][];
}

/** A sheet as it was read; if it is cut, the file has more rows below the last one. */
export interface SheetGrid extends Grid {
  isCut: boolean;
}

/** Limits of a sheet: reading ends at the first row, cell or byte over one of them. */
export interface SheetLimits {
  /** Number of the last row of a sheet that is read, blank ones included. */
  rows: number;
  /** Rows that are not blank. */
  filledRows: number;
  columns: number;
  /** Cells, blank ones included, from the first to the last row and column. */
  area: number;
  /** Cells that are not blank. */
  cells: number;
  /** Characters of all cells together; a text that many cells share counts for each. */
  text: number;
  /** The name of such a file in messages: `component list`. */
  what: string;
  /** The limit of rows that messages name. */
  saidRows: number;
}

/** Limits of a component list. */
export const fileLimits = {
  unpackedBytes: 100_000_000,
  ratio: 100,
  entries: 1_000,
  /** Bytes of a part without rows: texts, formats. */
  partBytes: 40_000_000,
  rows: 50_000,
  /** The components, and the titles, headings and totals around them. */
  filledRows: limits.importRows + 1_000,
  columns: 200,
  area: 2_000_000,
  /** 5,000 rows of 60 cells. */
  cells: 300_000,
  text: 20_000_000,
  cellChars: 32_767,
  what: 'component list',
  saidRows: limits.importRows,
} as const;

export const BROKEN_WORKBOOK = 'The file is not a readable .xlsx workbook.';
const inWords = (n: number) => n.toLocaleString('en-US');
export const TOO_MANY_COLUMNS = 'The sheet has too many columns.';
/** Messages for a file over a limit. */
export const overLimit = {
  rows: (of: SheetLimits) => `The file has more than ${inWords(of.rows)} rows, blank ones included.`,
  cells: (of: SheetLimits) =>
    `The file has more than ${inWords(of.cells)} filled cells: keep only the columns and sheets of the ${of.what}.`,
  text: (of: SheetLimits) =>
    `The file has more than ${inWords(of.text)} characters: keep only the columns and sheets of the ${of.what}.`,
  filledRows: (of: SheetLimits) => `A file should have at most ${inWords(of.saidRows)} rows.`,
};
export const TOO_MANY_ROWS = overLimit.filledRows(fileLimits);

/** Thrown for a file that breaks a rule and that its sender can fix. */
export class UnreadableFileError extends Error {}

/** Thrown if the name's ending or the leading bytes are not those of an allowed type: status 415. */
export class WrongFileTypeError extends Error {
  constructor(allowed: readonly string[] = ['xlsx', 'csv']) {
    super(`Invalid file type. Allowed types: ${allowed.map((type) => `.${type}`).join(', ')}.`);
  }
}

// A lone surrogate or NUL cannot be stored; it becomes the replacement character.
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Returns the text of a cell, at most as long as a sheet allows. */
export function cellOfText(text: string): string | null {
  const storable = text.trim().slice(0, fileLimits.cellChars).replace(UNSTORABLE, '\uFFFD');
  return storable === '' ? null : storable;
}

export function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** Returns the grid without blank cells at the right end of its rows and blank rows at its bottom. */
export function trimGrid<T extends Grid>(grid: T): T {
  let rows = grid.rows.map((row) => row.slice(0, row.findLastIndex((cell) => !isBlank(cell)) + 1));
  rows = rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
  return { ...grid, rows };
}
