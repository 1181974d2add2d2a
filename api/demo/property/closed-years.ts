import type { Cents } from '@roofline/schema/value/money';
import type { fiscalYearState } from '../../src/fiscal-year/tables';
import type { DemoPlace } from './rows';
import type { DemoProperty } from './property';
import type { DemoYear } from './years';

/** Whose last year nobody has reconciled yet: the final step of planning asks for it. */
const UNRECONCILED = 'Juniper Park HOA';

const sum = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What happened in a year that led from its starting balance to the next one's; the figures explain it to the cent. */
function figuresOf(year: DemoYear, next: DemoYear, interestRate: number) {
  const interest = Math.round((year.startingBalance * interestRate) / 100);
  const left = sum([year.startingBalance, year.contribution, interest, -next.startingBalance]);
  return {
    startBalance: year.startingBalance,
    contributions: year.contribution,
    interest,
    expenditures: Math.max(0, left),
    specialAssessments: Math.max(0, -left),
    closingBalance: next.startingBalance,
  };
}

/** Every year but the newest, closed with actual figures. */
export function closedYears(
  demo: DemoProperty,
  { workspaceId, propertyId, now }: DemoPlace,
  years: readonly DemoYear[],
  reconciledBy: string,
): (typeof fiscalYearState.$inferInsert)[] {
  const closed = years.slice(0, demo.name === UNRECONCILED ? -2 : -1);
  return closed.map((year, index) => ({
    workspaceId,
    propertyId,
    fiscalYear: year.fiscalYear,
    reconciledAt: now,
    reconciledBy,
    ...figuresOf(year, years[index + 1]!, demo.finances.interestRate),
  }));
}
