import { addDays } from '@roofline/schema/value/day';
import { toCents, type Cents } from '@roofline/schema/value/money';
import { DEMO_PROJECTS } from '../project/projects';
import { costOf, type DemoLine } from '../property/lines';
import type { DemoProperty } from '../property/property';
import type { DemoYear } from '../property/years';
import { ADJUSTMENTS, BANK_FEES, CHECKING, expenseCodes, SAVINGS } from './chart';
import { steady, type DemoEntry } from './posting';
import { interestOfYear, monthOfYear } from './regular';

const CONTRACTORS: Record<string, string> = {
  Roofing: 'Apex Roofing',
  'Painting and stucco': 'Northgate Coatings',
  'Building envelope': 'Sound Envelope',
  'Decks and balconies': 'Cascade Waterproofing',
  'Paving and concrete': 'Valley Paving',
  'Pool and spa': 'Blue Basin Pools',
  Plumbing: 'Clearflow Plumbing',
  Landscape: 'Green Fork Landscape',
  Interiors: 'Harbor Interiors',
};

/** What is paid of the operating fund for work that is no component: repairs. */
const REPAIRS = '6410';

/** Payments of a property's demo projects, on the days that those state. */
export function projectPayments(demo: DemoProperty, today: string): DemoEntry[] {
  const codes = expenseCodes(demo);
  const categoryOf = new Map(demo.lines.map(({ name, category }) => [name, category]));
  return DEMO_PROJECTS.filter(({ property }) => property === demo.name).flatMap((project) =>
    project.steps.flatMap((step) => {
      if (!('pay' in step)) return [];
      const isReserve = step.fund === 'reserve';
      // One that names no component is for the first one of its project.
      const component = isReserve ? (step.component ?? project.components[0]!) : undefined;
      return {
        date: addDays(today, -step.daysAgo),
        code: component === undefined ? REPAIRS : codes.get(categoryOf.get(component)!)!,
        bank: isReserve ? SAVINGS : CHECKING,
        amount: -toCents(step.pay),
        text: project.name,
        payee: step.payee,
        reference: step.number,
        component,
        project: project.name,
      };
    }),
  );
}

const sum = (entries: readonly { amount: Cents }[]) =>
  entries.reduce((total, { amount }) => total + amount, 0);

/** Payments for a component that came due in a year that is over: large ones in two. */
function worksOf(demo: DemoProperty, { fiscalYear }: DemoYear, line: DemoLine, cost: Cents): DemoEntry[] {
  if (cost <= 0) return [];
  const code = expenseCodes(demo).get(line.category)!;
  const payee = CONTRACTORS[line.category] ?? 'Allied Building Services';
  const month = 1 + Math.floor(steady(`${line.key} ${fiscalYear}`) * 8);
  const number = 1000 + Math.floor(steady(`invoice ${line.key} ${fiscalYear}`) * 9000);
  const parts = cost < 30_000_00 ? [cost] : [Math.round(cost * 0.4), cost - Math.round(cost * 0.4)];
  return parts.map((part, n) => ({
    date: addDays(monthOfYear(fiscalYear, demo.fiscalYearStartMonth, month + 2 * n), 11 + n),
    code,
    bank: SAVINGS,
    amount: -part,
    text: parts.length === 1 ? line.name : `${line.name}, ${n === 0 ? 'first' : 'final'} payment`,
    payee,
    reference: String(number + n),
    component: line.name,
  }));
}

/** What is left so that the year ends where the next one begins: fees of the bank, or what owners were asked for beside. */
function remainder(demo: DemoProperty, { fiscalYear }: DemoYear, left: Cents): DemoEntry[] {
  if (left === 0) return [];
  const date = addDays(monthOfYear(fiscalYear, demo.fiscalYearStartMonth, 12), -3);
  const place = { date, bank: SAVINGS, amount: -left, reference: '' };
  return left > 0
    ? [{ ...place, code: BANK_FEES, text: 'Bank and wire fees of the year', payee: 'Harbor Federal' }]
    : [{ ...place, code: ADJUSTMENTS, text: 'Special assessment', payee: 'Owners' }];
}

/**
 * What a year that is over took from reserves: payments of projects, what else came due in its inventory, and what is left, so that
 * the account ends at the starting balance of the next year to the cent.
 */
export function closedYearWork(
  demo: DemoProperty,
  year: DemoYear,
  next: DemoYear,
  paid: readonly DemoEntry[],
): DemoEntry[] {
  const ofReserves = paid.filter(({ bank }) => bank === SAVINGS);
  const due = year.lines.filter(({ remainingUsefulLife }) => remainingUsefulLife === 0);
  const income = year.contribution + interestOfYear(year, demo);
  let left = year.startingBalance + income - next.startingBalance + sum(ofReserves);
  const works: DemoEntry[] = [];
  for (const line of due) {
    const byProjects = -sum(ofReserves.filter(({ component }) => component === line.name));
    const cost = Math.min(costOf(line) - byProjects, Math.max(0, left));
    works.push(...worksOf(demo, year, line, cost));
    left -= Math.max(0, cost);
  }
  return [...works, ...remainder(demo, year, left)];
}

/** Something that no study foresaw, five weeks ago or on the first day of the year. */
export function unexpectedWork(demo: DemoProperty, yearStart: string, today: string): DemoEntry[] {
  const codes = expenseCodes(demo);
  const code = codes.get('Plumbing') ?? [...codes.values()][0]!;
  const fiveWeeksAgo = addDays(today, -36);
  return [
    {
      date: fiveWeeksAgo < yearStart ? yearStart : fiveWeeksAgo,
      code,
      bank: SAVINGS,
      amount: -6_840_00,
      text: 'Main water line break: emergency repair',
      payee: 'Clearflow Plumbing',
      reference: 'E-311',
      isUnexpected: true,
    },
  ];
}
