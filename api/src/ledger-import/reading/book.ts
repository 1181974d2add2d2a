import { limits } from '@roofline/schema/value/limits';
import type { Cents } from '@roofline/schema/value/money';
import { UnreadableFileError } from '../../platform/sheets/grid';
import { cutText } from '../../platform/sheets/cell-text';
import { accountOf, type AccountName } from './accounts';

/** An account with the figures that the rows of a file have of it, while they are read. */
export interface AccountDraft {
  glCode: string;
  glName: string;
  begin: Cents | null;
  end: Cents | null;
  statedDebit: Cents | null;
  statedCredit: Cents | null;
  lineCount: number;
  /** The totals of its lines. */
  debit: Cents;
  credit: Cents;
  /** Balances by fund, of a balance sheet. */
  funds: { operating: Cents | null; reserve: Cents | null };
}

/** A line of the file, with its money by column, before it becomes money in or out. */
export interface LineDraft {
  sheet: number;
  row: number;
  date: string;
  account: AccountDraft;
  description: string;
  payee: string | null;
  reference: string | null;
  externalId: string | null;
  fund: 'reserve' | 'operating' | null;
  debit: Cents;
  credit: Cents;
  /** The money of a column of amounts. */
  amount: Cents;
  /** Money in less money out, of two such columns. */
  inLessOut: Cents;
  balance: Cents | null;
}

export interface ReadProblem {
  sheet: number;
  /** From 0, as in the grid. */
  row: number;
  column: number | null;
  detail: string;
}

export interface Control {
  debit: Cents | null;
  credit: Cents | null;
  amount: Cents | null;
}

/** Everything that is read from the sheets of a file. */
export class LedgerBook {
  readonly accounts = new Map<string, AccountDraft>();
  readonly lines: LineDraft[] = [];
  readonly problems: ReadProblem[] = [];
  problemCount = 0;
  skippedRows = 0;
  control: Control | null = null;
  private readonly known = new Map<string, AccountDraft>();

  problem(problem: ReadProblem): void {
    this.problemCount += 1;
    if (this.problems.length < limits.ledgerProblems) this.problems.push(problem);
  }

  line(line: LineDraft): void {
    if (this.lines.length >= limits.ledgerFileLines)
      throw new UnreadableFileError(
        `A ledger should have at most ${limits.ledgerFileLines.toLocaleString('en-US')} lines: export fewer months at a time.`,
      );
    line.account.lineCount += 1;
    line.account.debit += line.debit;
    line.account.credit += line.credit;
    this.lines.push(line);
  }

  /** Returns the account of a text in a column of accounts, with its name where another column has that. */
  accountIn(text: string, name: string | null): AccountDraft {
    const key = `${text.slice(0, 400)}\u0000${name?.slice(0, 400) ?? ''}`;
    const held = this.known.get(key);
    if (held) return held;
    const parsed = accountOf(text);
    const account = this.account(
      name === null ? parsed : { ...parsed, glName: cutText(name, limits.glNameMax) },
    );
    this.known.set(key, account);
    return account;
  }

  account({ glCode, glName }: Pick<AccountName, 'glCode' | 'glName'>): AccountDraft {
    const held = this.accounts.get(glCode);
    if (held) {
      if (held.glName === glCode) held.glName = glName;
      return held;
    }
    if (this.accounts.size >= limits.ledgerAccounts)
      throw new UnreadableFileError(
        `A ledger should have at most ${limits.ledgerAccounts.toLocaleString('en-US')} accounts: check which column holds the account.`,
      );
    const account: AccountDraft = {
      glCode,
      glName,
      begin: null,
      end: null,
      statedDebit: null,
      statedCredit: null,
      lineCount: 0,
      debit: 0,
      credit: 0,
      funds: { operating: null, reserve: null },
    };
    this.accounts.set(glCode, account);
    return account;
  }
}
