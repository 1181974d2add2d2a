import type { DateOrder, LedgerField } from '@roofline/schema/ledger-import/columns';
import { limits } from '@roofline/schema/value/limits';
import { cellText, cutText, textKey } from '../../platform/sheets/cell-text';
import { isBlank, type Cell } from '../../platform/sheets/grid';
import { accountOf, codedAccount } from './accounts';
import type { AccountDraft, LedgerBook, LineDraft } from './book';
import { readDate } from './cells/dates';
import { GroupNames, Groups } from './groups';
import {
  hasAmount,
  hasMoney,
  moneyOf,
  placesOf,
  textsOf,
  type Columns,
  type Places,
} from './cells/line-cells';
import { readMoney } from './cells/money';
import { labelOf, lastMoney, rowWord, type RowWord } from './cells/row-words';

type Row = readonly Cell[];

/** How a sheet is read. */
export interface WalkMapping {
  columns: Columns;
  accountColumns: Columns | null;
  dateOrder: DateOrder;
}

export interface WalkSheet {
  index: number;
  rows: readonly Row[];
  /** The first row of data, from 0. */
  from: number;
  headings: readonly string[];
}

/** Walks through the rows of a sheet from the top and enters them in the book. */
export class SheetWalk {
  private readonly at: Places;
  private readonly accountAt: Places;
  private readonly groups: Groups;
  private readonly names: GroupNames;
  private readonly hasAccountRows: boolean;
  private readonly headingKeys: string[];

  constructor(
    private readonly book: LedgerBook,
    private readonly sheet: WalkSheet,
    private readonly mapping: WalkMapping,
  ) {
    this.at = placesOf(mapping.columns);
    this.accountAt = mapping.accountColumns ? placesOf(mapping.accountColumns) : this.at;
    this.hasAccountRows =
      this.accountAt.beginBalance !== undefined || this.accountAt.endBalance !== undefined;
    this.groups = new Groups(book);
    this.names = new GroupNames(sheet.rows, sheet.from);
    this.headingKeys = sheet.headings.map((heading) => textKey(heading));
  }

  walk(): void {
    const { rows, from } = this.sheet;
    for (let i = from; i < rows.length; i += 1) {
      const row = rows[i]!;
      if (row.length > 0 && !this.isHeading(row)) this.read(row, i);
    }
  }

  /** Decides whether a row repeats the headings, as at the top of a page. */
  private isHeading(row: Row): boolean {
    let same = 0;
    for (let i = 0; i < row.length; i += 1) {
      const cell = row[i];
      if (isBlank(cell)) continue;
      if (typeof cell !== 'string') return false;
      if (this.headingKeys[i] && textKey(cell.slice(0, 200)) === this.headingKeys[i]) same += 1;
    }
    return same >= 2 && same >= this.headingKeys.filter((key) => key !== '').length / 2;
  }

  private read(row: Row, index: number): void {
    const date = this.at.date === undefined ? 'blank' : readDate(row[this.at.date], this.mapping.dateOrder);
    if (typeof date === 'object') return this.dated(row, index, date.iso);
    const label = labelOf(row);
    const word = label && rowWord(label.text);
    if (word) return this.worded(row, word);
    if (this.hasAccountRows && this.hasBalances(row)) return this.ownRow(row, label?.text ?? null);
    if (label === null) return hasMoney(row, this.at) ? this.without('date', row, index) : undefined;
    if (this.opensGroup(row, label.text)) return undefined;
    if (!hasMoney(row, this.at)) return this.skip(row, label.text);
    return this.without(date === 'unreadable' ? 'readable date' : 'date', row, index);
  }

  /** Reads a row with a date: a line, or a balance on that day. */
  private dated(row: Row, index: number, date: string): void {
    const said = cellText(row[this.at.description ?? -1]) ?? '';
    const word = said === '' ? null : rowWord(said.slice(0, 200));
    if (word && word.kind !== 'total' && !hasAmount(row, this.at)) return this.balance(row, word.kind);
    const money = moneyOf(row, this.at);
    if ('detail' in money) return this.fault(index, money.column, money.detail);
    const account = this.accountOf(row);
    const line: LineDraft = {
      sheet: this.sheet.index,
      row: index,
      date,
      account,
      ...textsOf(row, this.at),
      ...money,
    };
    this.book.line(line);
    this.balancesBeside(row, account);
    return undefined;
  }

  private accountOf(row: Row): AccountDraft {
    const text = this.at.account === undefined ? null : cellText(row[this.at.account]);
    const name = this.at.accountName === undefined ? null : cellText(row[this.at.accountName]);
    if (text !== null) return this.book.accountIn(text, name);
    if (name !== null) return this.book.accountIn(name, null);
    return this.groups.current;
  }

  private fault(row: number, column: number | null, detail: string): void {
    this.book.problem({ sheet: this.sheet.index, row, column, detail });
  }

  private without(what: string, row: Row, index: number): void {
    // A row with only a number is the foot of a page, or a total without a name.
    if (this.at.date === undefined || row.filter((cell) => !isBlank(cell)).length < 2 || this.isNameless(row))
      return this.skip(row, '');
    const column = this.at.date;
    this.fault(index, column, `The row has an amount and no ${what}: write the date like 01/31/2025`);
    return undefined;
  }

  /** Decides whether a row has only money: a total without a name. */
  private isNameless(row: Row): boolean {
    return row.every((cell) => isBlank(cell) || typeof readMoney(cell) === 'object');
  }

  private skip(row: Row, text: string): void {
    if (row.length > 0 || text !== '') this.book.skippedRows += 1;
  }

  private worded(row: Row, word: NonNullable<RowWord>): void {
    this.book.skippedRows += 1;
    if (word.kind !== 'total') return this.balance(row, word.kind);
    const cents = (field: LedgerField) => {
      const read = readMoney(row[this.accountAt[field] ?? this.at[field] ?? -1]);
      return typeof read === 'object' ? read.cents : null;
    };
    const stated = { debit: cents('debit'), credit: cents('credit'), amount: cents('amount') };
    const end = cents('endBalance') ?? cents('balance');
    const isOfGroup = !word.isAll && this.groups.close(word.name, { ...stated, end });
    if (!isOfGroup && word.isAll) this.book.control = stated;
    return undefined;
  }

  private balance(row: Row, kind: 'begin' | 'end'): void {
    const account =
      this.at.account !== undefined || this.at.accountName !== undefined
        ? this.accountOf(row)
        : this.groups.current;
    const read = readMoney(row[this.accountAt[`${kind}Balance`] ?? this.at.balance ?? -1]);
    const cents = typeof read === 'object' ? read.cents : lastMoney(row);
    if (cents !== null) account[kind] = cents;
  }

  /** Reads balances in each line of an account: the first is its begin balance, the last its end balance. */
  private balancesBeside(row: Row, account: AccountDraft): void {
    if (!this.hasAccountRows || this.mapping.accountColumns) return;
    const [begin, end] = [
      readMoney(row[this.at.beginBalance ?? -1]),
      readMoney(row[this.at.endBalance ?? -1]),
    ];
    if (typeof begin === 'object') account.begin ??= begin.cents;
    if (typeof end === 'object') account.end = end.cents;
  }

  /** Opens the account of a row with only its name and perhaps its balance; the lines below belong to it. */
  private opensGroup(row: Row, label: string): boolean {
    if (this.at.account !== undefined || hasAmount(row, this.at)) return false;
    const coded = codedAccount(label);
    const isClosed = this.names.has(label);
    if (!coded?.isPlain && !isClosed) return false;
    const account = this.groups.open(coded ?? { glCode: '', glName: label }, isClosed);
    const read = readMoney(row[this.at.balance ?? -1]);
    if (typeof read === 'object') account.begin = read.cents;
    return true;
  }

  private hasBalances(row: Row): boolean {
    const { beginBalance, endBalance } = this.accountAt;
    return [beginBalance, endBalance].some(
      (at) => at !== undefined && typeof readMoney(row[at]) === 'object',
    );
  }

  /** Reads a row with the balances of an account; the lines below belong to it. */
  private ownRow(row: Row, label: string | null): void {
    const text = cellText(row[this.accountAt.account ?? -1]) ?? label;
    if (text === null) return this.skip(row, '');
    const named = cellText(row[this.accountAt.accountName ?? -1]);
    const { glCode, glName } = accountOf(text);
    const account = this.groups.open(
      { glCode, glName: named === null ? glName : cutText(named, limits.glNameMax) },
      false,
    );
    const cents = (field: LedgerField) => {
      const read = readMoney(row[this.accountAt[field] ?? -1]);
      return typeof read === 'object' ? read.cents : null;
    };
    account.begin = cents('beginBalance') ?? account.begin;
    account.end = cents('endBalance') ?? account.end;
    account.statedDebit = cents('debit') ?? account.statedDebit;
    account.statedCredit = cents('credit') ?? account.statedCredit;
    return undefined;
  }
}
