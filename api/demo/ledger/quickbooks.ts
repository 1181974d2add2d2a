import { addDays } from '@roofline/schema/value/day';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import type { DemoLedger, LedgerYear } from './ledger';
import type { DemoAccount, DemoPosting } from './posting';

const dollars = (cents: Cents) => toDollars(cents).toFixed(2);
const us = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const line = (cells: readonly string[]) =>
  cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');

/** Debits and credits: bank accounts and expenses grow on the debit side. */
const sides = (account: DemoAccount, amount: Cents) =>
  (account.kind === 'bank' ? amount >= 0 : amount < 0)
    ? { debit: Math.abs(amount), credit: 0 }
    : { debit: 0, credit: Math.abs(amount) };

/** An account with its lines and its running balance. */
function accountRows(account: DemoAccount, begin: Cents, postings: readonly DemoPosting[]): string[] {
  const label = `${account.code} · ${account.name}`;
  const rows = [line([label, '', '', '', '', '', '', '', dollars(begin)])];
  let [debits, credits, balance] = [0, 0, begin];
  for (const { date, amount, text, payee, reference } of postings) {
    const { debit, credit } = sides(account, amount);
    [debits, credits, balance] = [debits + debit, credits + credit, balance + debit - credit];
    const sums = [debit ? dollars(debit) : '', credit ? dollars(credit) : '', dollars(balance)];
    rows.push(line(['', amount < 0 ? 'Check' : 'Deposit', us(date), reference, payee, text, ...sums]));
  }
  rows.push(
    line([`Total ${label}`, '', '', '', '', '', dollars(debits), dollars(credits), dollars(balance)]),
  );
  return rows;
}

const HEADINGS = ['', 'Type', 'Date', 'Num', 'Name', 'Memo', 'Debit', 'Credit', 'Balance'];

/** The general ledger of a fiscal year as a desktop program exports it. */
export function quickBooksFile(
  { name, accounts, postings, statements }: DemoLedger,
  { fiscalYear, startDate, endDate }: LedgerYear,
): { fileName: string; bytes: Buffer } {
  const within = postings.filter(({ date }) => date >= startDate && date <= endDate);
  const rows = accounts.flatMap((account) => {
    const own = within.filter(({ code }) => code === account.code);
    const opening = statements.find(
      ({ code, asOf }) => code === account.code && asOf === addDays(startDate, -1),
    );
    return own.length === 0 && !opening ? [] : accountRows(account, opening?.balance ?? 0, own);
  });
  const text = [line(HEADINGS), ...rows, 'TOTAL'].join('\r\n');
  return { fileName: `${name} - general ledger ${fiscalYear}.csv`, bytes: Buffer.from(text) };
}
