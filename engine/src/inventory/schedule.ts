import { requireWhole } from '../errors';
import { annualDeteriorationOf, balancesUpTo } from './fully-funded';
import { nextWorkCost, requireInventory, requireRate, requireYearRates } from './inventory';
import { roundCents, sumCents } from '../numeric/cents';
import { costGrowth } from '../numeric/growth';
import type { Cents, Points, ReserveComponent, ScheduleOptions } from '../types';

/** One replacement: cost of the component in year t, inflated and rounded to cents. */
export interface Occurrence {
  componentId: string;
  category: string;
  t: number;
  cost: Cents;
}

/**
 * Everything that depends only on the inventory and its inflation. Build it once and project any number of plans on
 * it: contributions, interest and goals never change it.
 */
export interface Schedule {
  years: number;
  /** Sum of the occurrences of year t, t = 0 to years - 1. */
  expenditures: Cents[];
  /** By year, within a year in the order of the inventory. */
  occurrences: Occurrence[];
  /** Fully funded balance at boundary k, k = 0 to years. */
  fullyFunded: Cents[];
  totalCurrentCost: Cents;
  annualDeterioration: Cents;
}

export interface CategoryTotal {
  category: string;
  total: Cents;
  occurrences: number;
}

/** The longest horizon in fiscal years. */
export const LONGEST_HORIZON = 60;

/**
 * Years in which a component is replaced below the horizon: RUL, RUL + UL, RUL + 2 UL, ...; only RUL when it is
 * one-time. A first-cycle life changes the age, not these years, as RUL already reflects it.
 */
export function occurrenceYears(component: ReserveComponent, years: number): number[] {
  const found: number[] = [];
  const step = stepOf(component, years);
  for (let t = component.remainingUsefulLife; t < years; t += step) found.push(t);
  return found;
}

/** Growth of costs by year at a component's own rate, or at the general ones. */
function growthByYear(own: Points | undefined, options: ScheduleOptions): number[] {
  const { years, inflationRate, inflationTiming, yearRates } = options;
  return Array.from({ length: years }, (_, t) =>
    own === undefined
      ? costGrowth(inflationRate, t, inflationTiming, yearRates)
      : costGrowth(own, t, inflationTiming),
  );
}

/** What the work of year t costs before inflation. */
export function workCost(component: ReserveComponent, t: number): Cents {
  return t === component.remainingUsefulLife ? nextWorkCost(component) : component.currentCost;
}

/** All work of an inventory without an object for each: years one after the other, within a year in the order of the inventory. */
interface Work {
  /** Where the work of year t begins; that of the last year ends at `from[years]`. */
  from: Int32Array;
  /** Index of the component. */
  line: Int32Array;
  /** Cents. */
  cost: Float64Array;
}

/** Years between two works of a component; the whole horizon where there is only one. */
const stepOf = ({ isOneTime, usefulLife }: ReserveComponent, years: number) =>
  isOneTime ? years : usefulLife;

function firstOfEachYear(components: readonly ReserveComponent[], years: number): Int32Array {
  const from = new Int32Array(years + 1);
  for (const component of components) {
    const step = stepOf(component, years);
    for (let t = component.remainingUsefulLife; t < years; t += step) from[t + 1]! += 1;
  }
  for (let t = 0; t < years; t++) from[t + 1]! += from[t]!;
  return from;
}

function workOf(components: readonly ReserveComponent[], options: ScheduleOptions): Work {
  const { years } = options;
  const from = firstOfEachYear(components, years);
  const next = from.slice();
  const line = new Int32Array(from[years]!);
  const cost = new Float64Array(from[years]!);
  const growthByRate = new Map<Points | undefined, number[]>();
  components.forEach((component, index) => {
    const own = component.inflationRate;
    const growth = growthByRate.get(own) ?? growthByYear(own, options);
    growthByRate.set(own, growth);
    const step = stepOf(component, years);
    for (let t = component.remainingUsefulLife; t < years; t += step) {
      const at = next[t]!++;
      line[at] = index;
      cost[at] = roundCents(workCost(component, t) * growth[t]!, 'cost of a component');
    }
  });
  return { from, line, cost };
}

function occurrencesOf({ from, line, cost }: Work, components: readonly ReserveComponent[]): Occurrence[] {
  const found: Occurrence[] = [];
  for (let t = 0; t + 1 < from.length; t++) {
    for (let at = from[t]!; at < from[t + 1]!; at++) {
      const { id, category } = components[line[at]!]!;
      found.push({ componentId: id, category, t, cost: cost[at]! });
    }
  }
  return found;
}

/**
 * Expenditures and fully funded balances of an inventory over the horizon, in cents. Cost in year t = K * (1 + g)^x,
 * x = t, t + 0.5 or t + 1 by `inflationTiming`, each occurrence rounded once; g is the component's own rate where it
 * has one, and otherwise each year's own where `yearRates` has one: the product of (1 + g_j) over the years before. Source: cash flow method of the CAI Reserve Study Standards 2023.
 */
export function buildSchedule(components: readonly ReserveComponent[], options: ScheduleOptions): Schedule {
  requireWhole('years', options.years, 1, LONGEST_HORIZON);
  requireRate('inflationRate', options.inflationRate);
  requireYearRates('inflationRate', options.yearRates);
  requireInventory(components);
  const work = workOf(components, options);
  let occurrences: Occurrence[] | undefined;
  return {
    years: options.years,
    expenditures: Array.from({ length: options.years }, (_, t) =>
      sumCents(work.cost.subarray(work.from[t], work.from[t + 1]), 'expenditures of a year'),
    ),
    // Projections and solvers need sums only; whoever asks for the work itself pays for its objects.
    get occurrences() {
      return (occurrences ??= occurrencesOf(work, components));
    },
    fullyFunded: balancesUpTo(components, options.years, options),
    totalCurrentCost: sumCents(
      components.map((component) => component.currentCost),
      'total current cost',
    ),
    annualDeterioration: annualDeteriorationOf(components),
  };
}

/**
 * Expenditures by category in cents over years fromT to toT, both included, largest first (names break ties). The
 * totals add up to the expenditures of those years. Years outside the horizon hold none.
 */
export function expendituresByCategory(schedule: Schedule, fromT: number, toT: number): CategoryTotal[] {
  const byCategory = new Map<string, Cents[]>();
  for (const { category, t, cost } of schedule.occurrences) {
    if (t < fromT || t > toT) continue;
    const known = byCategory.get(category);
    if (known) known.push(cost);
    else byCategory.set(category, [cost]);
  }
  return [...byCategory]
    .map(([category, spent]) => ({
      category,
      total: sumCents(spent, 'expenditures of a category'),
      occurrences: spent.length,
    }))
    .sort((one, other) => other.total - one.total || (one.category < other.category ? -1 : 1));
}
