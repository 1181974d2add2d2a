import type {
  AmountSign,
  DateOrder,
  LedgerField,
  LedgerLayout,
} from '@roofline/schema/ledger-import/columns';
import type { Cents } from '@roofline/schema/value/money';
import type { Cell } from '../../platform/sheets/grid';
import { kindOf, type GuessedKind } from './accounts';
import { LedgerBook, type AccountDraft, type LineDraft, type ReadProblem } from './book';
import { datesInText } from './cells/dates';
import { walkFunds } from './funds-walk';
import { placesOf } from './cells/line-cells';
import { SheetWalk } from './sheet-walk';
import { tiesOf } from './ties';

/** A sheet of a ledger with the row of its headings, from 0; -1 where it has none. */
export interface LedgerSheet {
  sheetName: string | null;
  rows: Cell[][];
  headerRow: number;
}

/** How a ledger is read. The contract has the part that people can change. */
export interface Mapping {
  layout: LedgerLayout;
  headings: string[];
  columns: (LedgerField | null)[];
  accountColumns: (LedgerField | null)[] | null;
  dateOrder: DateOrder;
  sign: AmountSign;
  /** The codes of bank accounts; null to go by the names of the accounts. */
  banks: string[] | null;
}

export interface ReadTie {
  kind: 'balance' | 'running' | 'totals' | 'funds' | 'control' | 'debitsCredits';
  /** null for the whole file. */
  glCode: string | null;
  name: string;
  /** The stated figure less the one that was read; zero where it ties. */
  difference: Cents;
}

export interface ReadAccount {
  glCode: string;
  glName: string;
  kind: GuessedKind;
  begin: Cents | null;
  end: Cents | null;
  debit: Cents;
  credit: Cents;
  moneyIn: Cents;
  moneyOut: Cents;
  lineCount: number;
  funds: AccountDraft['funds'];
}

export interface ReadLine extends Omit<LineDraft, 'account' | 'debit' | 'credit' | 'amount' | 'inLessOut'> {
  glCode: string;
  /** Money in is positive. */
  cents: Cents;
}

export interface LedgerReading {
  accounts: ReadAccount[];
  lines: ReadLine[];
  problems: ReadProblem[];
  problemCount: number;
  skippedRows: number;
  ties: ReadTie[];
  period: { from: string; to: string } | null;
}

/** Returns the cents of a line. Money in is positive: a debit of a bank account or other asset, else a credit. */
function centsOf(line: LineDraft, kind: GuessedKind, sign: AmountSign): Cents {
  const isAsset = kind === 'bank' || kind === 'asset';
  const { debit, credit, amount, inLessOut } = line;
  const posted = isAsset ? debit - credit : credit - debit;
  const isOut =
    sign === 'moneyOut' || (sign === 'debit' && !isAsset) || (sign === 'natural' && kind === 'expense');
  return posted + inLessOut + (isOut ? -amount : amount) || 0;
}

function kindIn(account: AccountDraft, banks: readonly string[] | null): GuessedKind {
  const guessed = kindOf(account);
  if (banks === null) return guessed;
  if (banks.includes(account.glCode)) return 'bank';
  return guessed === 'bank' ? 'asset' : guessed;
}

const TITLE_CELLS = 20;

function periodOf(sheets: readonly LedgerSheet[], lines: readonly LineDraft[], order: DateOrder) {
  const titles = sheets.flatMap(({ rows, headerRow }) => rows.slice(0, Math.max(0, headerRow)));
  const said = titles.flatMap((row) =>
    row.slice(0, TITLE_CELLS).flatMap((cell) => (typeof cell === 'string' ? datesInText(cell, order) : [])),
  );
  let [from, to] = ['9999', '0000'];
  for (const { date } of lines) {
    if (date < from) from = date;
    if (date > to) to = date;
  }
  // A title may also have the day of printing: its days count if the lines lie within them, or if there are no lines.
  const sorted = said.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (lines.length === 0) return first === undefined ? null : { from: first, to: last! };
  const isAround = sorted.length === 2 && first! <= from && last! >= to;
  return isAround ? { from: first!, to: last! } : { from, to };
}

function bookOf(sheets: readonly LedgerSheet[], mapping: Mapping): LedgerBook {
  const book = new LedgerBook();
  const isOfFunds = placesOf(mapping.columns).date === undefined && mapping.layout === 'fundBalanceSheet';
  sheets.forEach(({ rows, headerRow }, index) => {
    const from = headerRow + 1;
    if (isOfFunds) walkFunds(book, rows, from, mapping.columns);
    else new SheetWalk(book, { index, rows, from, headings: mapping.headings }, mapping).walk();
  });
  return book;
}

const says = ({ begin, end, lineCount, funds }: AccountDraft) =>
  lineCount > 0 || begin !== null || end !== null || funds.operating !== null || funds.reserve !== null;

/** Reads the accounts, lines, problems and ties of the sheets of a ledger. Pure; linear in the rows. */
export function readLedger(sheets: readonly LedgerSheet[], mapping: Mapping): LedgerReading {
  const book = bookOf(sheets, mapping);
  const accounts = new Map<AccountDraft, ReadAccount>();
  for (const account of book.accounts.values())
    if (says(account)) {
      const { glCode, glName, begin, end, debit, credit, lineCount, funds } = account;
      const kind = kindIn(account, mapping.banks);
      accounts.set(account, {
        glCode,
        glName,
        kind,
        begin,
        end,
        debit,
        credit,
        lineCount,
        funds,
        moneyIn: 0,
        moneyOut: 0,
      });
    }
  const lines = book.lines.map((line): ReadLine => {
    const account = accounts.get(line.account)!;
    const cents = centsOf(line, account.kind, mapping.sign);
    if (cents > 0) account.moneyIn += cents;
    else account.moneyOut -= cents;
    const { sheet, row, date, description, payee, reference, externalId, fund, balance } = line;
    const { glCode } = account;
    return { sheet, row, date, glCode, cents, description, payee, reference, externalId, fund, balance };
  });
  return {
    accounts: [...accounts.values()],
    lines,
    problems: book.problems,
    problemCount: book.problemCount,
    skippedRows: book.skippedRows,
    ties: tiesOf(book),
    period: periodOf(sheets, book.lines, mapping.dateOrder),
  };
}
