import { FUND_COLUMNS, type LedgerField } from '@roofline/schema/ledger-import/columns';
import { LABEL_CHARS } from '../../platform/sheets/cell-text';
import { isBlank, type Cell, type Grid } from '../../platform/sheets/grid';
import { readDate } from './cells/dates';
import { headingRow, type HeadingRow } from './headings';
import { readMoney } from './cells/money';

/** The headings of a sheet, and the fields that they name. */
export interface SheetHeader {
  kind: 'detail' | 'summary' | 'funds' | 'yardi' | 'none';
  /** The row of the headings, from 0; -1 where the first row is data already. */
  rowIndex: number;
  headings: string[];
  columns: (LedgerField | null)[];
  /** The columns of rows of accounts, where these have separate headings. */
  accountColumns: (LedgerField | null)[] | null;
  score: number;
}

const SEARCHED_ROWS = 60;
const SEARCHED_COLUMNS = 100;
const MONEY: readonly LedgerField[] = ['debit', 'credit', 'amount', 'increase', 'decrease'];

const isFund = (field: LedgerField) => FUND_COLUMNS.includes(field);
const names = (row: HeadingRow, fields: readonly LedgerField[]) =>
  row.columns.some((field) => field !== null && fields.includes(field));

type Kind = 'detail' | 'summary' | 'funds' | null;

function kindOfRow(row: HeadingRow): Kind {
  if (names(row, ['date'])) return names(row, MONEY) ? 'detail' : null;
  const funds = row.columns.filter((field) => field !== null && isFund(field));
  if (funds.length >= 2 || (funds.length === 1 && names(row, ['endBalance']))) return 'funds';
  return names(row, ['beginBalance', 'endBalance']) && row.count >= 2 ? 'summary' : null;
}

const hasNumbers = (row: readonly Cell[]) =>
  row.some(
    (cell) =>
      typeof cell === 'number' ||
      (typeof cell === 'string' &&
        /^[\d$(.,-]+\)?$/.test(cell.slice(0, LABEL_CHARS)) &&
        /\d/.test(cell.slice(0, LABEL_CHARS))),
  );

const textOf = (cell: Cell | undefined) => (typeof cell === 'string' ? cell.slice(0, LABEL_CHARS) : '');

/** Joins headings that are broken over two rows: `Beginning` above `Balance`. */
function joined(above: readonly Cell[], row: readonly Cell[]): Cell[] {
  const width = Math.max(above.length, row.length);
  return Array.from({ length: width }, (_, i) => `${textOf(above[i])} ${textOf(row[i])}`.trim() || null);
}

/** Reads a column `Total` beside columns of funds as the end balance. */
function withTotal(row: HeadingRow): HeadingRow {
  const at = row.headings.findIndex((heading) => /^(?:grand )?totals?$/i.test(heading.trim()));
  if (at === -1 || row.columns[at] !== null || !row.columns.some((field) => field !== null && isFund(field)))
    return row;
  return { ...row, columns: row.columns.with(at, 'endBalance') };
}

function headingAt(rows: readonly Cell[][], index: number): HeadingRow | null {
  const row = rows[index]!.slice(0, SEARCHED_COLUMNS);
  if (hasNumbers(row)) return null;
  const one = withTotal(headingRow(row, isFund));
  const above = rows[index - 1]?.slice(0, SEARCHED_COLUMNS);
  if (!above || hasNumbers(above)) return one;
  const two = withTotal(headingRow(joined(above, row), isFund));
  return two.count > one.count &&
    one.count > 0 &&
    kindOfRow(two) !== null &&
    kindOfRow(headingRow(above, isFund)) === null
    ? two
    : one;
}

/** The columns of lines that Yardi exports without headings. */
const YARDI: (LedgerField | null)[] = [
  'type',
  'externalId',
  null,
  'payee',
  'date',
  null,
  'reference',
  null,
  null,
  'amount',
  'account',
  null,
  null,
  null,
  'description',
  null,
];

function looksLikeYardi(row: readonly Cell[]): boolean {
  if (row.length < 12 || row.length > YARDI.length + 4) return false;
  const isDay = (cell: Cell | undefined) =>
    typeof readDate(cell, 'monthFirst') === 'object' || typeof readDate(cell, 'dayFirst') === 'object';
  return (
    isDay(row[4]) && typeof readMoney(row[9]) === 'object' && /\d/.test(String(row[10] ?? '').slice(0, 60))
  );
}

function withoutHeadings(rows: readonly Cell[][]): SheetHeader | null {
  const filled = rows.filter((row) => row.some((cell) => !isBlank(cell))).slice(0, SEARCHED_ROWS);
  const alike = filled.filter(looksLikeYardi).length;
  if (filled.length === 0 || alike < filled.length * 0.8) return null;
  const headings = YARDI.map(() => '');
  return { kind: 'yardi', rowIndex: -1, headings, columns: [...YARDI], accountColumns: null, score: 50 };
}

interface Found {
  kind: Exclude<Kind, null>;
  rowIndex: number;
  row: HeadingRow;
}

function candidates(rows: readonly Cell[][]): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < Math.min(SEARCHED_ROWS, rows.length); i += 1) {
    const row = headingAt(rows, i);
    const kind = row && kindOfRow(row);
    if (row && kind) found.push({ kind, rowIndex: i, row });
  }
  return found;
}

const WORTH = { detail: 100, summary: 60, funds: 40 };
const best = (found: readonly Found[], kind: Found['kind']) =>
  found
    .filter((each) => each.kind === kind)
    .reduce<Found | null>((top, each) => (top === null || each.row.count > top.row.count ? each : top), null);

/** Finds the headings of a sheet by their words, anywhere in its first rows. */
export function findHeader({ rows }: Pick<Grid, 'rows'>): SheetHeader {
  const found = candidates(rows);
  const [detail, summary] = [best(found, 'detail'), best(found, 'summary')];
  const main = detail ?? summary ?? best(found, 'funds');
  if (main) {
    const { headings, columns, count } = main.row;
    const accountColumns = detail && summary ? summary.row.columns : null;
    // A row of an account may be between its heading and that of its lines.
    const rowIndex = accountColumns ? Math.min(main.rowIndex, summary!.rowIndex) : main.rowIndex;
    return { kind: main.kind, rowIndex, headings, columns, accountColumns, score: WORTH[main.kind] + count };
  }
  const yardi = withoutHeadings(rows);
  if (yardi) return yardi;
  const first = rows.findIndex((row) => row.filter((cell) => !isBlank(cell)).length >= 2);
  const { headings } = headingRow((rows[first] ?? []).slice(0, SEARCHED_COLUMNS), isFund);
  const rowIndex = first !== -1 && hasNumbers(rows[first]!) ? first - 1 : first;
  return {
    kind: 'none',
    rowIndex,
    headings,
    columns: headings.map(() => null),
    accountColumns: null,
    score: 0,
  };
}
