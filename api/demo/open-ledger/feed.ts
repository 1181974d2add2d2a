import { toDollars } from '@roofline/schema/value/money';
import type { DemoLedger, DemoStatement } from '../ledger/ledger';
import type { DemoAccount, DemoPosting } from '../ledger/posting';
import { servedPlacements } from './placements';
import type { ServedLedger, ServedLine } from './server';

const dollars = (cents: number) => toDollars(cents).toFixed(2);

/** A posting as the protocol has it: assets and expenses grow on the debit side. */
function servedLine(
  { id, date, code, amount, text, payee, reference }: DemoPosting,
  account: DemoAccount,
): ServedLine {
  const isDebit = account.kind === 'bank' ? amount >= 0 : amount < 0;
  const sum = dollars(Math.abs(amount));
  const said = { description: text, payee, reference, fund: account.fund };
  return { id, date, account: code, [isDebit ? 'debit' : 'credit']: sum, ...said };
}

const servedBalance = ({ code, asOf, balance }: DemoStatement, { name, institution, fund }: DemoAccount) => ({
  id: code,
  name,
  institution,
  account: code,
  fund,
  asOf,
  balance: dollars(balance),
});

/** A demo ledger as the protocol has it, without its lines; `since` is the day of the demo data. */
export function servedLedger(ledger: DemoLedger, since: string): ServedLedger {
  const { name, accounts, statements } = ledger;
  const byCode = new Map(accounts.map((account) => [account.code, account]));
  return {
    name,
    accounts: accounts.map(({ code, name: called, kind, fund }) => ({ code, name: called, kind, fund })),
    balances: statements.map((one) => servedBalance(one, byCode.get(one.code)!)),
    placements: servedPlacements(ledger, since),
  };
}

export function servedLines({ accounts, postings }: DemoLedger): ServedLine[] {
  const byCode = new Map(accounts.map((account) => [account.code, account]));
  return postings.map((posting) => servedLine(posting, byCode.get(posting.code)!));
}
