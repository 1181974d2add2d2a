import { limits } from '@roofline/schema/value/limits';
import { TOO_MANY_ROWS, trimGrid, UnreadableFileError, type Grid, type SheetGrid } from '../platform/sheets/grid';
import { fileTypeOf } from '../platform/sheets/file-type';
import { readCsv } from '../platform/sheets/csv';
import { readXlsx } from '../platform/sheets/xlsx';
import { guessColumns } from './reading/columns';
import { findHeader } from './reading/header-row';
import { columnOf, rowKind } from './reading/row-kind';
import type { Mapping } from './reading/sheet-reading';

/** The sheet whose headings say the most; the first one where none says anything. */
function bestSheet(sheets: readonly SheetGrid[]): SheetGrid {
  const filled = sheets.map(trimGrid).filter((sheet) => sheet.rows.length > 0);
  if (filled.length === 0) throw new UnreadableFileError('The file has no rows.');
  const ranked = filled.map((sheet) => ({ sheet, score: findHeader(sheet).score }));
  return ranked.reduce((best, next) => (next.score > best.score ? next : best)).sheet;
}

/** Rows below the headings that are neither totals nor headings of sections. */
function countData(grid: Grid): number {
  const { headerRowIndex, headings, columns } = firstMapping(grid);
  const at = columnOf(columns);
  return grid.rows.slice(headerRowIndex + 1).filter((row) => rowKind(row, at, headings).kind === 'data')
    .length;
}

/** Reads an uploaded file into the grid that is staged. Throws WrongFileTypeError or UnreadableFileError. */
export async function readFile(fileName: string, bytes: Buffer): Promise<Grid> {
  const type = fileTypeOf(fileName, bytes);
  const { isCut, ...grid } = bestSheet(type === 'csv' ? [readCsv(bytes)] : await readXlsx(bytes));
  if (isCut || countData(grid) > limits.importRows) throw new UnreadableFileError(TOO_MANY_ROWS);
  return grid;
}

/** The first reading of a grid: headings found, columns guessed. */
export function firstMapping(grid: Grid): Mapping {
  const header = findHeader(grid);
  const data = grid.rows.slice(header.rowIndex + 1);
  return {
    headerRowIndex: header.rowIndex,
    headings: header.headings,
    columns: guessColumns(header.headings, data),
    skipErrors: false,
    skipRows: [],
  };
}
