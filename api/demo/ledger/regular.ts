import { addDays } from '@roofline/schema/value/day';
import type { Cents } from '@roofline/schema/value/money';
import type { DemoProperty } from '../property/property';
import type { DemoYear } from '../property/years';
import {
  ASSESSMENTS,
  CHECKING,
  CONTRIBUTIONS,
  GIVEN_TO_RESERVES,
  INTEREST,
  LATE_FEES,
  OPERATING,
  SAVINGS,
} from './chart';
import { share, steady, type DemoEntry } from './posting';

/** The month `n` of a fiscal year as its first day. */
export function monthOfYear(fiscalYear: number, startMonth: number, n: number): string {
  return new Date(Date.UTC(fiscalYear, startMonth - 1 + n, 1)).toISOString().slice(0, 10);
}

/** Interest of a year as its closed figures have it. */
export const interestOfYear = (year: DemoYear, { finances }: DemoProperty): Cents =>
  Math.round((year.startingBalance * finances.interestRate) / 100);

const WAYS: readonly [text: string, day: number, part: number][] = [
  ['Online payments', 3, 0.62],
  ['Lockbox deposit', 8, 0.27],
  ['Mailed checks', 15, 0.11],
];

/** What owners pay in a month. */
function assessments(month: string, fees: Cents): DemoEntry[] {
  const first = WAYS.slice(0, -1).map(([, , part]) => Math.round(fees * part));
  const parts = [...first, fees - first.reduce((sum, one) => sum + one, 0)];
  const paid = WAYS.map(([text, day], n) => ({
    date: addDays(month, day - 1),
    code: ASSESSMENTS,
    bank: CHECKING,
    amount: parts[n]!,
    text,
    payee: 'Owners',
    reference: `D${month.slice(2, 4)}${month.slice(5, 7)}${n + 1}`,
  }));
  const late = 25_00 * Math.round(1 + 8 * steady(`late ${month}`));
  const fee = { code: LATE_FEES, bank: CHECKING, amount: late, text: 'Late fees', payee: 'Owners' };
  return [...paid, { ...fee, date: addDays(month, 19), reference: '' }];
}

/** What the operating fund pays in a month. */
function bills(month: string, budget: Cents): DemoEntry[] {
  return OPERATING.map(({ code, name, payee, share: part, day, swing }) => {
    const moved = 1 + swing * (2 * steady(`${code} ${month}`) - 1);
    const date = addDays(month, day - 1);
    const reference = `${month.slice(2, 4)}${month.slice(5, 7)}${code.slice(1)}`;
    return { date, code, bank: CHECKING, amount: -Math.round((budget * part * moved) / 12), text: name, payee, reference }; // prettier-ignore
  });
}

/** What comes and goes in each month of a year: assessments, bills, the contribution to reserves, and interest. */
export function regularEntries(demo: DemoProperty, year: DemoYear): DemoEntry[] {
  const interest = interestOfYear(year, demo);
  return Array.from({ length: 12 }, (_, n) => {
    const month = monthOfYear(year.fiscalYear, demo.fiscalYearStartMonth, n);
    const end = addDays(monthOfYear(year.fiscalYear, demo.fiscalYearStartMonth, n + 1), -1);
    const given = share(year.contribution, n, 12);
    const contribution = { date: addDays(month, 9), text: 'Contribution to reserves', payee: '', reference: `R${month.slice(2, 4)}${month.slice(5, 7)}` }; // prettier-ignore
    return [
      ...assessments(month, share(year.annualFee, n, 12)),
      ...bills(month, year.annualFee - year.contribution),
      { ...contribution, code: GIVEN_TO_RESERVES, bank: CHECKING, amount: -given },
      { ...contribution, code: CONTRIBUTIONS, bank: SAVINGS, amount: given },
      { date: end, code: INTEREST, bank: SAVINGS, amount: share(interest, n, 12), text: 'Interest', payee: 'Harbor Federal', reference: '' }, // prettier-ignore
    ];
  }).flat();
}
