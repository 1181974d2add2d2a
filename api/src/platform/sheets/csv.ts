import { parse } from 'csv-parse/sync';
import {
  cellOfText,
  fileLimits,
  isBlank,
  overLimit,
  TOO_MANY_COLUMNS,
  UnreadableFileError,
  type Cell,
  type SheetGrid,
  type SheetLimits,
} from './grid';

const DELIMITERS = [',', ';', '\t', '|'] as const;

// Windows-1252 where it differs from Latin-1, from 0x80. Some releases of Node decode that label as Latin-1.
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const decodeWindows = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/[\u0080-\u009F]/g, (char) => WINDOWS[char.charCodeAt(0) - 0x80]!);

/** Decodes UTF-8 (with or without BOM), UTF-16 with BOM, or else text that an old Windows program saved. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
}

/** Counts a delimiter in a line, outside quoted parts. */
function countOutsideQuotes(line: string, delimiter: string): number {
  let count = 0;
  let quoted = false;
  for (const char of line) {
    if (char === '"') quoted = !quoted;
    else if (!quoted && char === delimiter) count += 1;
  }
  return count;
}

/** Returns the delimiter that most of the first lines have, and have equally often. */
export function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, 64_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 30);
  const score = (delimiter: string) => {
    const counts = lines.map((line) => countOutsideQuotes(line, delimiter)).filter((n) => n > 0);
    const byCount = new Map<number, number>();
    for (const n of counts) byCount.set(n, (byCount.get(n) ?? 0) + 1);
    return Math.max(0, ...byCount.values()) * 1000 + counts.length;
  };
  return DELIMITERS.reduce((best, next) => (score(next) > score(best) ? next : best), ',');
}

/** Collects the rows of a file while it is read, and refuses the file at the first row over a limit. */
class RowTaker {
  readonly rows: Cell[][] = [];
  private filledRows = 0;
  private filledCells = 0;
  private area = 0;
  constructor(private readonly limits: SheetLimits) {}

  take(record: readonly string[]): void {
    const { limits } = this;
    const row = record.slice(0, limits.columns).map(cellOfText);
    const filled = row.filter((cell) => !isBlank(cell)).length;
    this.rows.push(row);
    this.area += record.length;
    this.filledCells += filled;
    if (filled > 0) this.filledRows += 1;
    if (this.filledRows > limits.filledRows) throw new UnreadableFileError(overLimit.filledRows(limits));
    if (this.rows.length > limits.rows) throw new UnreadableFileError(overLimit.rows(limits));
    if (this.filledCells > limits.cells) throw new UnreadableFileError(overLimit.cells(limits));
    if (this.area > limits.area) throw new UnreadableFileError(TOO_MANY_COLUMNS);
  }
}

/** Reads the rows of a comma-, semicolon-, tab- or bar-separated file. */
export function readCsv(bytes: Buffer, limits: SheetLimits = fileLimits): SheetGrid {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const taker = new RowTaker(limits);
  try {
    parse(text, {
      delimiter: guessDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: 1_000_000,
      record_delimiter: ['\r\n', '\n', '\r'],
      // Rows are collected here and not by the parser, so that an error at a limit ends the reading.
      on_record: (record: string[]) => {
        taker.take(record);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError('The file is not readable as .csv: a quotation mark may be left open.');
  }
  return { sheetName: null, rows: taker.rows, isCut: false };
}
