import { requireWhole } from '../errors';
import { annualDeterioration, fullyFundedBalances } from './fully-funded';
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
  const { remainingUsefulLife, usefulLife, isOneTime } = component;
  const found: number[] = [];
  for (let t = remainingUsefulLife; t < years; t += usefulLife) {
    found.push(t);
    if (isOneTime) break;
  }
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

function occurrencesByYear(
  components: readonly ReserveComponent[],
  options: ScheduleOptions,
): Occurrence[][] {
  const byYear: Occurrence[][] = Array.from({ length: options.years }, () => []);
  const growthByRate = new Map<Points | undefined, number[]>();
  for (const component of components) {
    const own = component.inflationRate;
    const growth = growthByRate.get(own) ?? growthByYear(own, options);
    growthByRate.set(own, growth);
    for (const t of occurrenceYears(component, options.years)) {
      const cost = roundCents(workCost(component, t) * growth[t]!, 'cost of a component');
      byYear[t]!.push({ componentId: component.id, category: component.category, t, cost });
    }
  }
  return byYear;
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
  const byYear = occurrencesByYear(components, options);
  return {
    years: options.years,
    expenditures: byYear.map((year) => sumCents(costs(year), 'expenditures of a year')),
    occurrences: byYear.flat(),
    fullyFunded: fullyFundedBalances(components, options.years, options),
    totalCurrentCost: sumCents(
      components.map((component) => component.currentCost),
      'total current cost',
    ),
    annualDeterioration: annualDeterioration(components),
  };
}

function costs(occurrences: readonly Occurrence[]): Cents[] {
  return occurrences.map((occurrence) => occurrence.cost);
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
