import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { rowLines } from '../../platform/zip/row-lines';

const OPTIONS = { escape_formulas: true, record_delimiter: 'windows' } as const;

/** Returns a value as a sheet shows it: lists and objects stay JSON. */
const cell = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

async function* csvOf(path: string, columns: readonly string[]): AsyncGenerator<Buffer> {
  yield Buffer.from(stringify([columns as string[]], { ...OPTIONS, bom: true }));
  for await (const line of rowLines(createReadStream(path))) {
    const row = JSON.parse(line) as Record<string, unknown>;
    yield Buffer.from(stringify([columns.map((column) => cell(row[column]))], OPTIONS));
  }
}

/** Returns a table's rows as CSV (RFC 4180) in UTF-8 with the mark that Excel needs. Text that looks like a formula stays text: EX-3. */
export const csvStream = (path: string, columns: readonly string[]): Readable =>
  Readable.from(csvOf(path, columns));
