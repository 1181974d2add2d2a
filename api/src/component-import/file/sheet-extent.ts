import type { ArchivePart } from './checked-archive';
import { fileLimits, UnreadableFileError } from './grid';

const ROW_LIMIT = `The sheet has more than ${fileLimits.rows.toLocaleString('en-US')} rows.`;
const TAG = /<(?:[\w.-]+:)?(row|c)(?=[\s/>])([^>]*)/g;
const NUMBER = /\sr\s*=\s*["'](\d{1,15})["']/;
const ADDRESS = /\sr\s*=\s*["']([A-Za-z]{1,6})(\d{1,15})["']/;

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/**
 * How far a sheet reaches. A reader fills the gaps, so that one row numbered 1,000,000,000 or one cell in the last
 * column costs as much memory as if all before it were there: that is refused here, on the text of the part.
 */
function checkExtent(xml: string): void {
  let rows = 0;
  let lastRow = 0;
  let lastColumn = 0;
  for (const [, tag, attributes = ''] of xml.matchAll(TAG)) {
    if (tag === 'row') {
      rows += 1;
      lastRow = Math.max(lastRow, Number(NUMBER.exec(attributes)?.[1] ?? 0));
    } else {
      const address = ADDRESS.exec(attributes);
      if (!address) throw new UnreadableFileError('The file is not a readable .xlsx workbook.');
      lastColumn = Math.max(lastColumn, columnNumber(address[1]!));
      lastRow = Math.max(lastRow, Number(address[2]));
    }
    if (rows > fileLimits.rows || lastRow > fileLimits.rows) throw new UnreadableFileError(ROW_LIMIT);
  }
  if (Math.max(rows, lastRow) * lastColumn > fileLimits.cells)
    throw new UnreadableFileError('The sheet has too many columns.');
}

/** Refuses parts that declare a document type (entities are never needed) and sheets that reach too far. */
export function checkParts(parts: readonly ArchivePart[]): void {
  for (const part of parts) {
    const xml = part.bytes.toString('utf8');
    if (/<!DOCTYPE|<!ENTITY/i.test(xml))
      throw new UnreadableFileError('The workbook declares a document type, which is not allowed.');
    if (/^xl\/worksheets\//i.test(part.name)) checkExtent(xml);
  }
}
