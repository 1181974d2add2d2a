import { addDays } from '@roofline/schema/value/day';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import { SAVINGS } from '../ledger/chart';
import type { DemoLedger } from '../ledger/ledger';

/** A certificate: how many days before the day of the demo it began, and how long it runs. */
interface DemoCertificate {
  id: string;
  institution: string;
  account: string;
  principal: Cents;
  rate: number;
  began: number;
  runs: number;
}

/** What the books of the connected association state. */
const STATED: readonly DemoCertificate[] = [
  { id: 'p4410', institution: 'Tacoma Community Bank', account: 'CD 4410', principal: 100_000_00, rate: 4.125, began: 210, runs: 548 },
  { id: 'p2071', institution: 'Puget Savings', account: 'CD 20-71', principal: 75_000_00, rate: 3.95, began: 90, runs: 730 },
]; // prettier-ignore

/** What its books do not have: its manager enters it by hand. */
export const BY_HAND: DemoCertificate = {
  id: '',
  institution: 'Evergreen Trust',
  account: 'CD 0117',
  principal: 50_000_00,
  rate: 3.8,
  began: 150,
  runs: 1096,
};

/** The last day on which the reserve account moved, and what was in it then. */
function savingsOf({ statements, postings }: DemoLedger): { asOf: string; balance: Cents } {
  const { asOf, balance } = statements.findLast(({ code }) => code === SAVINGS)!;
  const since = postings.filter(({ code, date }) => code === SAVINGS && date > asOf);
  return {
    asOf: since.at(-1)?.date ?? asOf,
    balance: since.reduce((sum, { amount }) => sum + amount, balance),
  };
}

/** Where the reserve money lies, as the protocol has it: certificates, and the rest in savings, so that it is what the ledger says. */
export function servedPlacements(ledger: DemoLedger, since: string): object[] {
  const { asOf, balance } = savingsOf(ledger);
  const stated = STATED.map(({ id, institution, account, principal, rate, began, runs }) => {
    const start = addDays(since, -began);
    const sums = { principal: toDollars(principal).toFixed(2), rate: rate.toFixed(3) };
    const days = { start, maturity: addDays(start, runs) };
    return { id, institution, account, kind: 'certificate', compounding: 'paidOut', ...sums, ...days };
  });
  const rest = [...STATED, BY_HAND].reduce((left, { principal }) => left - principal, balance);
  const savings = {
    id: 'savings',
    institution: 'Harbor Federal',
    account: 'Reserve savings',
    kind: 'savings',
    principal: toDollars(Math.max(0, rest)).toFixed(2),
    rate: '1.750',
    compounding: 'monthly',
    start: asOf,
  };
  return [...stated, savings];
}
