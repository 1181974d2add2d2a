import readWorkbook from 'read-excel-file/node';
import { readCheckedArchive } from './checked-archive';
import { cellOfText, fileLimits, UnreadableFileError, type Cell, type Grid } from './grid';
import { checkParts } from './sheet-extent';
import { storedZip } from './stored-zip';

function toCell(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if (typeof value === 'string') return cellOfText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'boolean' ? value : null;
}

/**
 * Every sheet of a workbook. Values only: a formula gives the value that was saved with it, an error cell is blank.
 * The archive is checked and written anew before the parser sees it.
 */
export async function readXlsx(bytes: Buffer): Promise<Grid[]> {
  const parts = await readCheckedArchive(bytes);
  checkParts(parts);
  let sheets;
  try {
    sheets = await readWorkbook(storedZip(parts));
  } catch {
    throw new UnreadableFileError('The file is not a readable .xlsx workbook.');
  }
  return sheets.map(({ sheet, data }) => ({
    sheetName: sheet,
    rows: data.map((row) => row.slice(0, fileLimits.columns).map(toCell)),
  }));
}
