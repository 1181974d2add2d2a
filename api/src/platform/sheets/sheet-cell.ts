import { BROKEN_WORKBOOK, UnreadableFileError } from './grid';

const ADDRESS = /^([A-Z]{1,6})(\d{1,15})$/i;
const STYLE = /^\d{0,9}$/;
const TYPE = /^[a-z]{1,9}$/i;

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/** One cell of a sheet while it is read: its place, and its value as written with the type and style of that. */
export class SheetCell {
  readonly type: string;
  private readonly style: string | undefined;
  private readonly place: string | undefined;
  private value = '';
  private inline = '';
  private readonly inside = new Set<string>();

  constructor(attributes: Record<string, string>) {
    const { r, s, t } = attributes;
    this.place = r;
    this.style = s;
    this.type = t ?? 'n';
    if ((s !== undefined && !STYLE.test(s)) || !TYPE.test(this.type))
      throw new UnreadableFileError(BROKEN_WORKBOOK);
  }

  open(name: string): void {
    this.inside.add(name);
  }

  close(name: string): void {
    this.inside.delete(name);
  }

  /** Adds a text. Rich text comes in several runs; texts in `rPh` are the pronunciation of a word and are skipped. */
  text(raw: string): void {
    if (this.inside.has('v')) this.value = raw;
    else if (this.inside.has('is') && this.inside.has('t') && !this.inside.has('rPh'))
      this.inline = this.inside.has('r') ? this.inline + raw : raw;
  }

  /** The value as written, blank for a cell that is only formatted and for one with an error. */
  get content(): string {
    if (this.type === 'e') return '';
    return (this.type === 'inlineStr' ? this.inline : this.value).trim();
  }

  /** Returns column and row, counted from 1. */
  address(): { column: number; row: number } {
    const found = ADDRESS.exec(this.place ?? '');
    if (!found) throw new UnreadableFileError(BROKEN_WORKBOOK);
    return { column: columnNumber(found[1]!), row: Number(found[2]) };
  }

  /** Returns the XML of the cell at `place`, with nothing but what was read here. */
  xml(place: string): string {
    const style = this.style === undefined ? '' : ` s="${this.style}"`;
    const { content } = this;
    const inner = this.type === 'inlineStr' ? `<is><t>${content}</t></is>` : `<v>${content}</v>`;
    return `<c r="${place}"${style} t="${this.type}">${inner}</c>`;
  }
}
