import type { LedgerLayout } from '@roofline/schema/ledger-import/columns';
import { UnreadableFileError, trimGrid, type Grid } from '../../platform/sheets/grid';
import { dateOrderOf, type OrderFound } from './cells/dates';
import { findHeader, type SheetHeader } from './find-header';
import { headingKey } from './headings';
import type { LedgerSheet, Mapping } from './read-ledger';

const keysOf = (header: SheetHeader) => header.headings.map((heading) => headingKey(heading));

function layoutOf(header: SheetHeader): LedgerLayout {
  if (header.kind === 'yardi') return 'yardiLines';
  if (header.kind === 'funds') return 'fundBalanceSheet';
  const keys = keysOf(header);
  const has = (...wanted: string[]) => wanted.some((key) => keys.includes(key));
  if (has('trannum', 'postmonth', 'post month') && has('begbal', 'endbal', 'person', 'prop', 'property'))
    return 'voyager';
  if (header.kind === 'summary' || header.accountColumns) return 'trialBalance';
  if (header.columns.includes('beginBalance') || header.columns.includes('endBalance')) return 'trialBalance';
  if (header.columns.includes('increase') && has('property unit', 'property', 'unit')) return 'ownerLedger';
  const isGrouped = !header.columns.includes('account');
  if (has('split', 'adj') || (isGrouped && has('num', 'memo', 'memo description'))) return 'quickBooks';
  return 'plain';
}

/** The reading of a file before anyone has chosen anything. */
export interface FirstReading {
  sheets: LedgerSheet[];
  mapping: Mapping;
  /** Whether the days of the file allow only one order of month and day. */
  isOrderSure: boolean;
}

/** Settles the order of month and day from the date column of all sheets. */
export function settledOrder(sheets: readonly LedgerSheet[], columns: Mapping['columns']): OrderFound {
  const at = columns.indexOf('date');
  function* days() {
    for (const { rows, headerRow } of sheets)
      for (let i = headerRow + 1; i < rows.length; i += 1) yield rows[i]![at];
  }
  return at === -1 ? { order: 'monthFirst', isSure: true } : dateOrderOf(days());
}

const SIGNS: Partial<Record<LedgerLayout, Mapping['sign']>> = {
  yardiLines: 'debit',
  voyager: 'debit',
  quickBooks: 'natural',
};

/** Finds the sheets that hold a ledger: the one whose headings name the most, and those with the same headings. */
export function firstReading(grids: readonly Grid[]): FirstReading {
  const filled = grids.map((grid) => trimGrid(grid)).filter(({ rows }) => rows.length > 0);
  if (filled.length === 0)
    throw new UnreadableFileError(
      'The file has no rows. Choose another file, or save it again with its rows.',
    );
  const found = filled.map((grid) => ({ grid, header: findHeader(grid) }));
  const main = found.reduce((best, next) => (next.header.score > best.header.score ? next : best));
  const { header } = main;
  const key = keysOf(header).join('\n');
  const alike = found.filter(
    (each) =>
      each === main ||
      (header.score > 0 && each.header.kind === header.kind && keysOf(each.header).join('\n') === key),
  );
  const sheets = alike.map(({ grid, header: own }) => ({
    sheetName: grid.sheetName,
    rows: grid.rows,
    headerRow: own.rowIndex,
  }));
  const layout = layoutOf(header);
  const { headings, columns, accountColumns } = header;
  const { order, isSure } = settledOrder(sheets, columns);
  const sign = SIGNS[layout] ?? 'moneyIn';
  const mapping = { layout, headings, columns, accountColumns, dateOrder: order, sign, banks: null };
  return { sheets, mapping, isOrderSure: isSure };
}

/** Returns the key that recognizes a layout next month: its kind and its headings. */
export function signatureOf({ layout, headings }: Pick<Mapping, 'layout' | 'headings'>): string {
  const keys = headings.map((heading) => headingKey(heading)).join('|');
  return `${layout}:${keys}`.slice(0, 500);
}
