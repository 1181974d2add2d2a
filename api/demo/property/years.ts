import { project } from '@roofline/engine/projection/projection';
import { buildSchedule } from '@roofline/engine/inventory/schedule';
import { currentFiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import type { Cents } from '@roofline/schema/value/money';
import { engineLines, rolledBack, rolledForward, type DemoLine } from './lines';
import { toHundreds, type DemoProperty } from './property';

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

/** Set-up years of a property, oldest first: its history, its anchor year, and on to the year that is current today. */
export function demoYears(property: DemoProperty, today: string): DemoYear[] {
  const past = Array.from({ length: property.historyYears }, (_, i) =>
    pastYear(property, property.historyYears - i),
  );
  const years = [...past, anchorYear(property)];
  const current = currentFiscalYear(today, property.fiscalYearStartMonth);
  while (years.at(-1)!.fiscalYear < current) years.push(nextYear(property, years.at(-1)!));
  return years;
}
