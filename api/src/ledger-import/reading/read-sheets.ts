import { limits } from '@roofline/schema/value/limits';
import { readCsv } from '../../platform/sheets/csv';
import { fileTypeOf } from '../../platform/sheets/file-type';
import {
  overLimit,
  UnreadableFileError,
  WrongFileTypeError,
  type Grid,
  type SheetLimits,
} from '../../platform/sheets/grid';
import { readXlsx } from '../../platform/sheets/xlsx';
import { extensionOf } from '../../platform/upload/file-name';

/** The limits of a sheet. A ledger is long and narrow: lines, their accounts, and the headings of every page. */
const ledgerSheetLimits: SheetLimits = {
  rows: limits.ledgerFileLines * 2,
  filledRows: limits.ledgerFileLines + 50_000,
  columns: 100,
  area: 12_000_000,
  cells: 3_000_000,
  text: 60_000_000,
  what: 'ledger',
  saidRows: limits.ledgerFileLines + 50_000,
};

/** The error for the old format of Excel, which none of our libraries reads. */
class OldWorkbookError extends WrongFileTypeError {
  override message = 'Roofline can’t read .xls files. Open the file in Excel and save it as .xlsx or .csv.';
}

/** Reads the sheets of an uploaded ledger. Throws WrongFileTypeError or UnreadableFileError. */
export async function readSheets(fileName: string, bytes: Buffer): Promise<Grid[]> {
  if (extensionOf(fileName.trim()) === '.xls') throw new OldWorkbookError();
  const isCsv = fileTypeOf(fileName, bytes) === 'csv';
  const sheets = isCsv ? [readCsv(bytes, ledgerSheetLimits)] : await readXlsx(bytes, ledgerSheetLimits);
  if (sheets.some(({ isCut }) => isCut))
    throw new UnreadableFileError(overLimit.filledRows(ledgerSheetLimits));
  return sheets.map(({ sheetName, rows }) => ({ sheetName, rows }));
}
