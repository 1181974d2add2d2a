import readWorkbook from 'read-excel-file/node';
import { readCheckedArchive, WholePart, type ArchivePart } from './checked-archive';
import {
  BROKEN_WORKBOOK,
  cellOfText,
  fileLimits,
  UnreadableFileError,
  type Cell,
  type SheetGrid,
  type SheetLimits,
} from './grid';
import { SharedStrings } from './shared-strings';
import { SheetRows, type Allowance } from './sheet-rows';
import { storedZip } from './stored-zip';

/** Returns a function that turns the parser's values into cells, and handles a text that many cells share once. */
function cellReader(): (value: unknown) => Cell {
  const known = new Map<string, Cell>();
  const textOf = (text: string) => {
    if (!known.has(text)) known.set(text, cellOfText(text));
    return known.get(text)!;
  };
  return (value) => {
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
    if (typeof value === 'string') return textOf(value);
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    return typeof value === 'boolean' ? value : null;
  };
}

const isSheet = (name: string) => name.toLowerCase().startsWith('xl/worksheets/');
const ROWS = /<(?:[^\s<>/:]*:)?sheetData[\s/>]/;
const TEXTS = /<(?:[^\s<>/:]*:)?si[\s/>]/;
const isTexts = (name: string) => /^xl\/sharedStrings\.xml$/i.test(name);

/**
 * Refuses rows outside sheets and texts outside their one part: a workbook can name any part as either, and so lead the
 * parser past the limits.
 */
function checkParts(parts: readonly ArchivePart[]): void {
  for (const { name, bytes } of parts) {
    if (isSheet(name)) continue;
    const xml = bytes.toString('utf8');
    if (/<!DOCTYPE|<!ENTITY/i.test(xml))
      throw new UnreadableFileError('The workbook declares a document type, which is not allowed.');
    if (ROWS.test(xml) || (!isTexts(name) && TEXTS.test(xml))) throw new UnreadableFileError(BROKEN_WORKBOOK);
  }
}

/** Reads the parts, with sheets reduced to their filled rows and none of them unpacked beyond its limit. */
function readParts(bytes: Buffer, limits: SheetLimits): Promise<ArchivePart[]> {
  const texts = new SharedStrings();
  const allowance: Allowance = { cells: limits.cells, text: limits.text };
  return readCheckedArchive(bytes, (name) => {
    if (isTexts(name)) return texts;
    if (isSheet(name)) return new SheetRows(allowance, texts.lengths, limits);
    return new WholePart();
  });
}

/**
 * Reads the values of every sheet of a workbook: a formula gives the value that was saved with it, an error cell is
 * blank. The archive is checked and written again before the parser gets it.
 */
export async function readXlsx(bytes: Buffer, limits: SheetLimits = fileLimits): Promise<SheetGrid[]> {
  const parts = await readParts(bytes, limits);
  checkParts(parts);
  let sheets;
  try {
    sheets = await readWorkbook(storedZip(parts));
  } catch {
    throw new UnreadableFileError(BROKEN_WORKBOOK);
  }
  const toCell = cellReader();
  return sheets.map(({ sheet, data }) => {
    const { rows, isCut } = SheetRows.readCut(data);
    return {
      sheetName: sheet,
      rows: rows.map((row) => row.slice(0, limits.columns).map(toCell)),
      isCut,
    };
  });
}
