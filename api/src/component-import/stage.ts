import { limits } from '@roofline/schema/limits';
import { isBlank, trimGrid, UnreadableFileError, type Grid } from './file/grid';
import { fileTypeOf } from './file/file-type';
import { readCsv } from './file/csv';
import { readXlsx } from './file/xlsx';
import { guessColumns } from './reading/columns';
import { findHeader } from './reading/header-row';
import type { Mapping } from './reading/sheet-reading';

/** The sheet whose headings say the most; the first one where none says anything. */
function bestSheet(grids: readonly Grid[]): Grid {
  const filled = grids.map(trimGrid).filter((grid) => grid.rows.length > 0);
  if (filled.length === 0) throw new UnreadableFileError('The file has no rows.');
  return filled.reduce((best, next) => (findHeader(next).score > findHeader(best).score ? next : best));
}

/** Reads an uploaded file into the grid that is staged. Throws WrongFileTypeError or UnreadableFileError. */
export async function readFile(fileName: string, bytes: Buffer): Promise<Grid> {
  const type = fileTypeOf(fileName, bytes);
  const grid = bestSheet(type === 'csv' ? [readCsv(bytes)] : await readXlsx(bytes));
  const { rowIndex } = findHeader(grid);
  const rows = grid.rows.slice(rowIndex + 1).filter((row) => row.some((cell) => !isBlank(cell))).length;
  if (rows > limits.importRows)
    throw new UnreadableFileError(
      `A file should have at most ${limits.importRows.toLocaleString('en-US')} rows.`,
    );
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
