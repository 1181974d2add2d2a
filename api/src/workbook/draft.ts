import type { CellObject, Row } from 'write-excel-file/node';
import { at } from '../platform/files/cell-address';
import { sheetText } from '../platform/files/sheet-text';

const FORMATS = {
  money: '#,##0.00',
  cents: '#,##0.0000',
  rate: '0.00##',
  share: '0.0000000000',
  percent: '#,##0.0',
  whole: '0',
} as const;

type Format = keyof typeof FORMATS;

const INPUT = { textColor: '#1a4f8b', backgroundColor: '#eef4fb' } as const;
const HEADING = { fontWeight: 'bold', backgroundColor: '#f1f1ee', wrap: true, alignVertical: 'top' } as const;

/** A sheet that is being written. Formulas carry their values, for programs that show a file without recalculating. */
export class SheetDraft {
  readonly rows: Row[] = [];
  readonly values = new Map<string, number | string>();

  constructor(
    readonly name: string,
    readonly widths: readonly number[],
    readonly sticky: { rows?: number; columns?: number } = {},
  ) {}

  private put(column: number, row: number, cell: CellObject): void {
    while (this.rows.length < row) this.rows.push([]);
    const cells = this.rows[row - 1]!;
    while (cells.length <= column) cells.push(null);
    cells[column] = cell;
  }

  /** Writes a cell of text, which is never a formula, whatever it begins with. */
  text(column: number, row: number, value: string, style: Partial<CellObject> = {}): void {
    this.put(column, row, { ...style, type: String, value: sheetText(value) });
  }

  heading(column: number, row: number, value: string): void {
    // The height for a heading of two lines is fixed, because some programs do not measure rows.
    this.text(column, row, value, value.length > 14 ? { ...HEADING, height: 30 } : HEADING);
  }

  title(value: string): void {
    this.text(0, 1, value, { fontWeight: 'bold', fontSize: 14 });
  }

  number(column: number, row: number, value: number, format: Format): void {
    this.put(column, row, { type: Number, value, format: FORMATS[format] });
  }

  /** Writes an input that readers may change: a number or a word that formulas read; an empty one is still marked. */
  input(column: number, row: number, value: number | string | null, format: Format = 'whole'): void {
    if (typeof value === 'string') this.text(column, row, value, INPUT);
    else if (value === null) this.put(column, row, { ...INPUT });
    else this.put(column, row, { ...INPUT, type: Number, value, format: FORMATS[format] });
  }

  formula(column: number, row: number, formula: string, value: number | string, format: Format): void {
    this.put(column, row, { type: 'Formula', value: formula, format: FORMATS[format] });
    this.values.set(at(column, row), value);
  }

  /** Returns the address of a cell for other sheets. */
  ref(column: number, row: number, fixed: '' | 'row' | 'column' | 'both' = 'both'): string {
    return `${this.name.includes(' ') ? `'${this.name}'` : this.name}!${at(column, row, fixed)}`;
  }
}
