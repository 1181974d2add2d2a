import type { LedgerReading, ReadTie } from './read-ledger';
import type { AccountDraft, LedgerBook, LineDraft } from './book';

/** Returns the movement of a line: a debit or a positive amount increases the balance of its account. */
const moves = ({ debit, credit, amount, inLessOut }: LineDraft) => debit - credit + amount + inLessOut;

/** Returns the smallest difference. The file does not say which sign its balances have, so the best fit counts. */
function nearest(...differences: number[]): number {
  return differences.reduce((best, each) => (Math.abs(each) < Math.abs(best) ? each : best));
}

/** Returns the difference of a running balance, read from the top or, where the newest line is first, the bottom. */
function runningDifference(lines: readonly LineDraft[]): number {
  const stated = lines.filter((line) => line.balance !== null);
  const [first, last] = [stated[0]!, stated.at(-1)!];
  const sum = lines.reduce((total, line) => total + moves(line), 0);
  const [top, bottom] = [first.balance!, last.balance!];
  return nearest(
    bottom - (top - moves(first)) - sum,
    bottom - (top + moves(first)) + sum,
    top - (bottom - moves(last)) - sum,
    top - (bottom + moves(last)) + sum,
  );
}

/** Decides whether the lines have a running balance: the first and the last line state one. */
const isRunning = (lines: readonly LineDraft[]) =>
  lines.length > 1 && lines[0]!.balance !== null && lines.at(-1)!.balance !== null;

function accountTie(account: AccountDraft, lines: readonly LineDraft[], isFileRunning: boolean): ReadTie[] {
  const about = { glCode: account.glCode, name: account.glName };
  const ties: ReadTie[] = [];
  const movement = lines.reduce((sum, line) => sum + moves(line), 0);
  if (account.begin !== null && account.end !== null && lines.length > 0) {
    const gap = account.end - account.begin;
    ties.push({ kind: 'balance', ...about, difference: nearest(gap - movement, gap + movement) });
  } else if (!isFileRunning && isRunning(lines)) {
    ties.push({ kind: 'running', ...about, difference: runningDifference(lines) });
  }
  const stated = account.statedDebit !== null || account.statedCredit !== null;
  if (stated && lines.length > 0) {
    const debit = Math.abs(account.statedDebit ?? 0) - Math.abs(account.debit);
    const credit = Math.abs(account.statedCredit ?? 0) - Math.abs(account.credit);
    ties.push({ kind: 'totals', ...about, difference: debit === 0 ? credit : debit });
  }
  const { operating, reserve } = account.funds;
  if (account.end !== null && (operating !== null || reserve !== null))
    ties.push({ kind: 'funds', ...about, difference: account.end - (operating ?? 0) - (reserve ?? 0) });
  return ties;
}

function fileTies(book: LedgerBook, isFileRunning: boolean): ReadTie[] {
  const file = { glCode: null, name: 'The whole file' };
  const ties: ReadTie[] = [];
  const sum = (of: (line: LineDraft) => number) => book.lines.reduce((total, line) => total + of(line), 0);
  const [debit, credit] = [sum((line) => line.debit), sum((line) => line.credit)];
  if (isFileRunning) ties.push({ kind: 'running', ...file, difference: runningDifference(book.lines) });
  const { control } = book;
  if (control?.debit != null) ties.push({ kind: 'control', ...file, difference: control.debit - debit });
  if (control?.credit != null)
    ties.push({ kind: 'control', ...file, difference: Math.abs(control.credit) - Math.abs(credit) });
  if (control?.amount != null && debit === 0 && credit === 0)
    ties.push({ kind: 'control', ...file, difference: control.amount - sum(moves) });
  // A file of only one account has no other side to compare.
  if (book.accounts.size > 1 && debit !== 0 && credit !== 0)
    ties.push({ kind: 'debitsCredits', ...file, difference: debit - credit });
  return ties;
}

/** Compares stated balances and totals with what was read: begin and movements give the end, debits equal credits. */
export function tiesOf(book: LedgerBook): LedgerReading['ties'] {
  const byAccount = new Map<AccountDraft, LineDraft[]>();
  for (const line of book.lines) {
    const held = byAccount.get(line.account);
    if (held) held.push(line);
    else byAccount.set(line.account, [line]);
  }
  // A statement of one bank account may have another code in each line: its balance runs through all of them.
  const isFileRunning = byAccount.size > 1 && isRunning(book.lines) && runningDifference(book.lines) === 0;
  const ofAccounts = [...book.accounts.values()].flatMap((account) =>
    accountTie(account, byAccount.get(account) ?? [], isFileRunning),
  );
  return [...fileTies(book, isFileRunning), ...ofAccounts];
}
