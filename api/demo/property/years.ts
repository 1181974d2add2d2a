import { project } from '@roofline/engine/projection/projection';
import { buildSchedule } from '@roofline/engine/inventory/schedule';
import { currentFiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import type { Cents } from '@roofline/schema/value/money';
import { costOf, engineLines, rolledBack, rolledForward, type DemoLine } from './lines';
import { isStudied, toHundreds, type DemoProperty } from './property';

/** A set-up year of a demo property: money in cents. */
export interface DemoYear {
  fiscalYear: number;
  startingBalance: Cents;
  annualFee: Cents;
  contribution: Cents;
  lines: DemoLine[];
}

/** Fees rose by this every year. */
const FEE_GROWTH = 1.03;
/** Share of the anchor's balance that each year before it had less. */
const BALANCE_STEP = 0.05;

function pastYear(property: DemoProperty, back: number): DemoYear {
  const { finances, anchorYear, lines } = property;
  return {
    fiscalYear: anchorYear - back,
    startingBalance: toHundreds(finances.startingBalance * (1 - BALANCE_STEP * back)),
    annualFee: toHundreds(finances.annualFee / FEE_GROWTH ** back),
    contribution: toHundreds(finances.contribution / (1 + finances.increaseRate / 100) ** back),
    lines: rolledBack(lines, back, finances.inflationRate),
  };
}

function anchorYear({ finances, anchorYear: fiscalYear, lines }: DemoProperty): DemoYear {
  const { startingBalance, annualFee, contribution } = finances;
  return { fiscalYear, startingBalance, annualFee, contribution, lines };
}

/** The year after: all work done as planned, so the balance is where the projection said it would be. */
function nextYear(property: DemoProperty, year: DemoYear): DemoYear {
  const { inflationRate, interestRate, increaseRate } = property.finances;
  const schedule = buildSchedule(engineLines(year.lines), { years: 2, inflationRate });
  const [first, second] = project({
    schedule,
    startingBalance: year.startingBalance,
    interest: { interestRate },
    contributions: { kind: 'simple', firstYear: year.contribution, increaseRate },
  }).rows;
  return {
    fiscalYear: year.fiscalYear + 1,
    startingBalance: first!.endBalance,
    annualFee: toHundreds(year.annualFee * FEE_GROWTH),
    contribution: toHundreds(second!.contribution),
    lines: rolledForward(year.lines, inflationRate),
  };
}

const HUNDRED_DOLLARS: Cents = 10_000;

/**
 * The starting balance of a year whose work, contribution and interest led to the balance of the next one, in whole hundreds:
 * what is over went to fees.
 */
function balanceBefore(year: DemoYear, next: DemoYear, interestRate: number): Cents {
  const work = year.lines
    .filter(({ remainingUsefulLife }) => remainingUsefulLife === 0)
    .reduce((sum, line) => sum + costOf(line), 0);
  const balance = (next.startingBalance - year.contribution + work) / (1 + interestRate / 100);
  return Math.ceil(balance / HUNDRED_DOLLARS) * HUNDRED_DOLLARS;
}

/** Years before the anchor year, oldest first; of associations with a study each balance follows from the work of its inventory. */
function history(property: DemoProperty, anchor: DemoYear): DemoYear[] {
  const years: DemoYear[] = [];
  for (let back = 1; back <= property.historyYears; back += 1) {
    const year = pastYear(property, back);
    const next = years[0] ?? anchor;
    const startingBalance = isStudied(property)
      ? balanceBefore(year, next, property.finances.interestRate)
      : year.startingBalance;
    years.unshift({ ...year, startingBalance });
  }
  return years;
}

/** Set-up years of a property, oldest first: its history, its anchor year, and on to the year that is current today. */
export function demoYears(property: DemoProperty, today: string): DemoYear[] {
  const anchor = anchorYear(property);
  const years = [...history(property, anchor), anchor];
  const current = currentFiscalYear(today, property.fiscalYearStartMonth);
  while (years.at(-1)!.fiscalYear < current) years.push(nextYear(property, years.at(-1)!));
  return years;
}
