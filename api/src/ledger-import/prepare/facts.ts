import type { LedgerField } from '@roofline/schema/ledger-import/columns';
import type { LedgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import { limits } from '@roofline/schema/value/limits';
import { toDollars } from '@roofline/schema/value/money';
import type { BankBalanceSeen } from '../../ledger/service';
import { shown } from '../../platform/sheets/cell-text';
import { columnLetter } from '../../platform/sheets/grid';
import { readLedger, type LedgerReading, type LedgerSheet, type ReadAccount } from '../reading/read-ledger';
import { balancesOf } from './balances';
import { batchesOfLines, linesOfBatch, type BatchLine } from './entry-lines';
import type { ImportReading } from './staged';

/** The result of reading a file, before it is compared with the ledger. */
export interface ReadFacts extends Pick<
  LedgerImportPreview,
  | 'sheetNames'
  | 'headerRow'
  | 'columns'
  | 'from'
  | 'to'
  | 'lineCount'
  | 'ties'
  | 'sample'
  | 'problems'
  | 'problemCount'
  | 'skippedRows'
  | 'missingFields'
> {
  accounts: ReadAccount[];
  balances: BankBalanceSeen[];
}

const SAMPLES = 3;
const SAMPLED_ROWS = 200;

function columnsOf(
  { rows, headerRow }: LedgerSheet,
  { headings, columns }: ImportReading,
): ReadFacts['columns'] {
  const data = rows.slice(headerRow + 1, headerRow + 1 + SAMPLED_ROWS);
  return columns.map((field, index) => ({
    index,
    letter: columnLetter(index),
    heading: headings[index] ?? '',
    field,
    samples: data.flatMap((row) => shown(row[index]) ?? []).slice(0, SAMPLES),
  }));
}

/** Returns the missing fields without which no line can be read. */
function missingFields({ columns, layout }: ImportReading): LedgerField[] {
  const has = (...fields: LedgerField[]) => fields.some((field) => columns.includes(field));
  if (layout === 'fundBalanceSheet' || (!has('date') && has('beginBalance', 'endBalance'))) return [];
  const missing: LedgerField[] = has('date') ? [] : ['date'];
  if (!has('amount', 'debit', 'credit', 'increase', 'decrease')) missing.push('amount');
  return missing;
}

function problemsOf(
  sheets: readonly LedgerSheet[],
  headings: readonly string[],
  { problems }: LedgerReading,
) {
  return problems.map(({ sheet, row, column, detail }) => {
    const heading = column === null ? '' : (headings[column] ?? '');
    return {
      sheetName: sheets[sheet]!.sheetName,
      row: row + 1,
      column: column === null ? null : `${columnLetter(column)}${heading === '' ? '' : ` (${heading})`}`,
      value: column === null ? null : shown(sheets[sheet]!.rows[row]?.[column]),
      detail,
    };
  });
}

/** Returns a line as a preview shows it. */
export function shownLine(
  line: BatchLine,
  sheetNames: readonly (string | null)[],
): ReadFacts['sample'][number] {
  const { date, glCode, description, payee, reference } = line;
  const sheetName = sheetNames[line.sheet] ?? null;
  return {
    sheetName,
    row: line.row + 1,
    date,
    glCode,
    description,
    payee,
    reference,
    amount: toDollars(line.amount),
  };
}

/** Reads a file with the given reading and returns the facts to show and its lines in the parts to enter. */
export function factsOf(
  sheets: readonly LedgerSheet[],
  reading: ImportReading,
): { facts: ReadFacts; batches: Uint8Array[] } {
  const read = readLedger(sheets, reading);
  const batches = batchesOfLines(read.lines);
  const first = sheets[0]!;
  const names = sheets.map(({ sheetName }) => sheetName);
  const facts: ReadFacts = {
    sheetNames: names.filter((name) => name !== null),
    headerRow: first.headerRow < 0 ? null : first.headerRow + 1,
    columns: columnsOf(first, reading),
    from: read.period?.from ?? null,
    to: read.period?.to ?? null,
    lineCount: read.lines.length,
    accounts: read.accounts,
    balances: balancesOf(read, reading.accounts),
    ties: read.ties.map(({ difference, ...tie }) => ({
      ...tie,
      difference: toDollars(difference),
      ties: difference === 0,
    })),
    sample: linesOfBatch(batches[0])
      .slice(0, limits.ledgerSamples)
      .map((line) => shownLine(line, names)),
    problems: problemsOf(sheets, reading.headings, read),
    problemCount: read.problemCount,
    skippedRows: read.skippedRows,
    missingFields: missingFields(reading),
  };
  return { facts, batches };
}
