import { currentFiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { addDays } from '@roofline/schema/value/day';
import type { Cents } from '@roofline/schema/value/money';
import { demoProperties, type DemoProperty } from '../property/property';
import { demoYears, type DemoYear } from '../property/years';
import { chartOf, CHECKING, SAVINGS } from './chart';
import { closedYearWork, projectPayments, unexpectedWork } from './work';
import type { DemoAccount, DemoEntry, DemoPosting } from './posting';
import { monthOfYear, regularEntries } from './regular';

/** Whose ledger is read by the open ledger protocol, and whose comes in files. */
export const CONNECTED = 'Heron Lakes Community Association';
export const BY_FILES = 'Larch Street Lofts';
/** The code of the first one at its source. */
export const CONNECTED_CODE = 'HERON';

/** What a bank account holds at the end of a day. */
export interface DemoStatement {
  code: string;
  asOf: string;
  balance: Cents;
}

/** A fiscal year of a ledger. */
export interface LedgerYear {
  fiscalYear: number;
  startDate: string;
  /** The last day, or the day up to which the ledger is known. */
  endDate: string;
}

/** Five years of a demo ledger and the current one as far as it has come. */
export interface DemoLedger {
  name: string;
  accounts: DemoAccount[];
  /** By day. */
  postings: DemoPosting[];
  /** Of the day before the ledger begins and of each month that is over since, oldest first. */
  statements: DemoStatement[];
  years: LedgerYear[];
}

const YEARS_BEFORE = 5;

/** The words of transfers between the funds, by which the demo's log knows them again. */
export const TRANSFERS = {
  borrowed: 'Borrowed from reserves for the insurance premium',
  repaid: 'Paid back to reserves',
  open: 'Borrowed from reserves for storm repairs',
  restored: 'Insurance for storm repairs, paid back to reserves',
} as const;

/** Both lines of money that goes from the reserve fund to the operating fund; below zero the other way. */
const move = (date: string, text: string, sum: Cents): DemoEntry[] => [
  { date, code: SAVINGS, bank: '', amount: -sum, text, payee: '', reference: `T${date.slice(2, 4)}` },
  { date, code: CHECKING, bank: '', amount: sum, text, payee: '', reference: `T${date.slice(2, 4)}` },
];

/** What was borrowed from reserves in the middle of a year when the insurance fell due, and given back two months later. */
function borrowed({ fiscalYear }: DemoYear, startMonth: number): DemoEntry[] {
  const amount = 15_000_00;
  const [out, back] = [4, 6].map((n) => addDays(monthOfYear(fiscalYear, startMonth, n), 2));
  return [...move(out!, TRANSFERS.borrowed, amount), ...move(back!, TRANSFERS.repaid, -amount)];
}

/** What the connected one borrowed in the current year, and gives back in its last days: the next year begins with all of it. */
function openLoan(demo: DemoProperty, { fiscalYear }: DemoYear): DemoEntry[] {
  if (demo.name !== CONNECTED) return [];
  const amount = 20_000_00;
  const startOf = (month: number) => monthOfYear(fiscalYear, demo.fiscalYearStartMonth, month);
  return [
    ...move(addDays(startOf(1), 4), TRANSFERS.open, amount),
    ...move(addDays(startOf(12), -4), TRANSFERS.restored, -amount),
  ];
}

const currentYear = (demo: DemoProperty, day: string) => currentFiscalYear(day, demo.fiscalYearStartMonth);

/** Everything that happened in the years of a ledger, as was known on the day `since`; regular things also after it. */
function entriesOf(demo: DemoProperty, years: readonly DemoYear[], since: string): DemoEntry[] {
  const start = (year: DemoYear) => monthOfYear(year.fiscalYear, demo.fiscalYearStartMonth, 0);
  const current = years.findIndex(({ fiscalYear }) => fiscalYear === currentYear(demo, since));
  const paid = projectPayments(demo, since);
  const closed = years.slice(0, current).flatMap((year, n) => {
    const next = years[n + 1]!;
    const within = paid.filter(({ date }) => date >= start(year) && date < start(next));
    return closedYearWork(demo, year, next, within);
  });
  return [
    ...years.flatMap((year) => regularEntries(demo, year)),
    ...closed,
    ...paid,
    ...borrowed(years[current - 1]!, demo.fiscalYearStartMonth),
    ...openLoan(demo, years[current]!),
    ...unexpectedWork(demo, start(years[current]!), since),
  ];
}

/** Both sides of what happened, with ids that are the same in every run. */
function postingsOf(entries: readonly DemoEntry[]): DemoPosting[] {
  const met = new Map<string, number>();
  const idOf = ({ date, code, reference }: Pick<DemoPosting, 'date' | 'code' | 'reference'>) => {
    const name = [date.replaceAll('-', ''), code, reference].filter(Boolean).join('-');
    met.set(name, (met.get(name) ?? 0) + 1);
    return met.get(name) === 1 ? name : `${name}-${met.get(name)}`;
  };
  const sorted = [...entries].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  return sorted.flatMap(({ bank, ...entry }) => {
    const { date, amount, text, payee, reference } = entry;
    const own = { ...entry, id: idOf(entry) };
    if (bank === '') return [own];
    return [own, { id: idOf({ ...entry, code: bank }), date, code: bank, amount, text, payee, reference }];
  });
}

/** Days after which banks send statements: the one before the ledger begins, and the last of each month. */
function statementDays(from: string, to: string): string[] {
  const days = [addDays(from, -1)];
  for (let n = 1; ; n += 1) {
    const end = addDays(monthOfYear(Number(from.slice(0, 4)), Number(from.slice(5, 7)), n), -1);
    if (end >= to) return days;
    days.push(end);
  }
}

function statementsOf(
  postings: readonly DemoPosting[],
  opening: ReadonlyMap<string, Cents>,
  days: readonly string[],
): DemoStatement[] {
  return [...opening].flatMap(([code, begin]) => {
    const moves = postings.filter((one) => one.code === code);
    let [balance, read] = [begin, 0];
    return days.map((asOf) => {
      for (; read < moves.length && moves[read]!.date <= asOf; read += 1) balance += moves[read]!.amount;
      return { code, asOf, balance };
    });
  });
}

/**
 * The ledger of a demo property up to the day `today`, as it goes on from the demo data of the day `since`: assessments, bills and
 * interest, contributions as its financials have them, reserve expenses as its components and projects have them. The reserve
 * account ends each year at the starting balance of the next one.
 */
export function demoLedger(name: string, since: string, today = since): DemoLedger {
  const demo = demoProperties().find((one) => one.name === name)!;
  const first = currentYear(demo, since) - YEARS_BEFORE;
  const years = demoYears(demo, today).filter(({ fiscalYear }) => fiscalYear >= first);
  const startOf = (n: number) => monthOfYear(years[0]!.fiscalYear + n, demo.fiscalYearStartMonth, 0);
  const postings = postingsOf(entriesOf(demo, years, since).filter(({ date }) => date <= today));
  const opening = new Map([
    [CHECKING, Math.round((years[0]!.annualFee - years[0]!.contribution) / 6)],
    [SAVINGS, years[0]!.startingBalance],
  ]);
  return {
    name,
    accounts: chartOf(demo),
    postings,
    statements: statementsOf(postings, opening, statementDays(startOf(0), today)),
    years: years.map(({ fiscalYear }, n) => {
      const endDate = addDays(startOf(n + 1), -1);
      return { fiscalYear, startDate: startOf(n), endDate: endDate < today ? endDate : today };
    }),
  };
}
