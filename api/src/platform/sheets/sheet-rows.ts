import { randomUUID } from 'node:crypto';
import type { PartReader } from './checked-archive';
import {
  BROKEN_WORKBOOK,
  columnLetter,
  overLimit,
  TOO_MANY_COLUMNS,
  UnreadableFileError,
  type SheetLimits,
} from './grid';
import { SheetCell } from './sheet-cell';
import { XmlStream } from './xml-stream';

const HEAD = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const FOOT = '</sheetData></worksheet>';
/** The text of the row that ends a cut sheet. No file can have it: it differs from process to process. */
const CUT = randomUUID();

/** How much all sheets of a workbook together may still hold. */
export interface Allowance {
  cells: number;
  text: number;
}

/**
 * Writes the filled rows of a sheet again from their values: the XML that the parser gets after this is only as long as
 * the values, however far the sheet reaches and whatever else its XML has. Reading ends at the first row or cell over a
 * limit. A sheet with too many rows may not be the one with the components, so it ends there with a row that says so
 * (`readCut`); any other limit refuses the file.
 */
export class SheetRows implements PartReader {
  private readonly xml: XmlStream;
  private readonly rows: string[] = [];
  private filledRows = 0;
  private lastRow = 0;
  private lastColumn = 0;
  private isInData = false;
  private isDone = false;
  private row: { number: number | null; cells: string[]; isFilled: boolean } | null = null;
  private cell: SheetCell | null = null;

  /** `lengths`: the lengths of the texts that cells refer to by number. */
  constructor(
    private readonly allowance: Allowance,
    private readonly lengths: readonly number[],
    private readonly limits: SheetLimits,
  ) {
    this.xml = new XmlStream({
      open: (name, attributes) => this.open(name, attributes),
      text: (raw) => this.cell?.text(raw),
      close: (name) => this.close(name),
    });
  }

  /** Returns the rows of a sheet without the mark of a cut one, and whether it had the mark. */
  static readCut<Row extends readonly unknown[]>(
    rows: readonly Row[],
  ): { rows: readonly Row[]; isCut: boolean } {
    const isCut = rows.at(-1)?.[0] === CUT;
    return { rows: isCut ? rows.slice(0, -1) : rows, isCut };
  }

  write(chunk: Buffer): 'more' | 'enough' {
    this.xml.write(chunk);
    return this.isDone ? 'enough' : 'more';
  }

  end(): Buffer {
    this.xml.end();
    return Buffer.from(HEAD + this.rows.join('') + FOOT);
  }

  private stop(): void {
    this.isDone = true;
    this.xml.stop();
  }

  private open(name: string, attributes: () => Record<string, string>): void {
    if (name === 'sheetData') this.isInData = true;
    else if (!this.isInData) return;
    else if (name === 'row') this.row = { number: rowNumber(attributes().r), cells: [], isFilled: false };
    else if (name === 'c') this.cell = new SheetCell(attributes());
    else this.cell?.open(name);
  }

  private close(name: string): void {
    if (name === 'sheetData' && this.isInData) this.stop();
    else if (name === 'row') this.endRow();
    else if (name === 'c') this.endCell();
    else this.cell?.close(name);
  }

  private endCell(): void {
    const { cell, row } = this;
    this.cell = null;
    if (!cell || !row) return;
    const { content } = cell;
    const length = cell.type === 's' ? (this.lengths[Number(content)] ?? content.length) : content.length;
    if (content === '' || length === 0) return;
    const { column, row: ownRow } = cell.address();
    row.number ??= ownRow;
    this.reach(row.number, column);
    this.spend(length);
    if (column > this.limits.columns) return;
    row.isFilled = true;
    row.cells.push(cell.xml(columnLetter(column - 1) + row.number));
  }

  private endRow(): void {
    const { row } = this;
    this.row = null;
    if (!row?.isFilled) return;
    this.filledRows += 1;
    this.rows.push(`<row r="${row.number}">${row.cells.join('')}</row>`);
    if (this.filledRows <= this.limits.filledRows) return;
    const next = Number(row.number) + 1;
    this.rows.push(`<row r="${next}"><c r="A${next}" t="str"><v>${CUT}</v></c></row>`);
    this.stop();
  }

  /**
   * Notes how far the sheet reaches and checks it. The parser fills the gaps, so that one row numbered 1,000,000,000 or
   * one cell in the last column costs as much memory as if all before it were there.
   */
  private reach(row: number, column: number): void {
    this.lastRow = Math.max(this.lastRow, row);
    this.lastColumn = Math.max(this.lastColumn, column);
    if (this.lastRow > this.limits.rows) throw new UnreadableFileError(overLimit.rows(this.limits));
    if (this.lastRow * this.lastColumn > this.limits.area) throw new UnreadableFileError(TOO_MANY_COLUMNS);
  }

  private spend(length: number): void {
    this.allowance.cells -= 1;
    this.allowance.text -= length;
    if (this.allowance.cells < 0) throw new UnreadableFileError(overLimit.cells(this.limits));
    if (this.allowance.text < 0) throw new UnreadableFileError(overLimit.text(this.limits));
  }
}

function rowNumber(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UnreadableFileError(BROKEN_WORKBOOK);
  return Number(text);
}
