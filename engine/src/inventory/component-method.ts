import { fullyFundedShares } from './fully-funded';
import { roundCents, sumCents } from '../numeric/cents';
import { costGrowth } from '../numeric/growth';
import { wholeShares } from '../numeric/shares';
import type { Cents, InflationTiming, Points, ReserveComponent, YearRate } from '../types';

export interface ComponentMethodOptions {
  startingBalance: Cents;
  inflationRate: Points;
  inflationTiming?: InflationTiming;
  /** Increase in costs during single years. */
  yearRates?: readonly YearRate[];
  /** `proportional` to each fully funded balance (default), or `earliestFirst` by remaining life, each up to its cost. */
  allocation?: 'proportional' | 'earliestFirst';
  /** `current` cost (default), or the cost `inflated` to the year of the first occurrence. */
  cost?: 'current' | 'inflated';
}

export interface ComponentMethodRow {
  componentId: string;
  fullyFunded: Cents;
  allocated: Cents;
  cost: Cents;
  annualContribution: Cents;
}

export interface ComponentMethodResult {
  rows: ComponentMethodRow[];
  total: Cents;
  /** Part of the starting balance that is not allocated to any component. */
  unallocated: Cents;
}

/** Shares in unrounded cents in proportion to the bases; all 0 when the bases are. */
function proportional(balance: Cents, bases: readonly number[]): number[] {
  const total = bases.reduce((sum, base) => sum + base, 0);
  return bases.map((base) => (total === 0 ? 0 : (balance * base) / total));
}

function earliestFirst(balance: Cents, components: readonly ReserveComponent[]): number[] {
  const shares = new Array<number>(components.length).fill(0);
  const order = components.map((_, index) => index);
  order.sort((one, other) => components[one]!.remainingUsefulLife - components[other]!.remainingUsefulLife);
  let left = Math.max(0, balance);
  for (const index of order) {
    shares[index] = Math.min(left, components[index]!.currentCost);
    left -= shares[index]!;
  }
  return shares;
}

function allocate(
  components: readonly ReserveComponent[],
  fullyFunded: number[],
  options: ComponentMethodOptions,
) {
  const { startingBalance, allocation = 'proportional' } = options;
  if (allocation === 'earliestFirst') return earliestFirst(startingBalance, components);
  if (fullyFunded.some((share) => share > 0)) return proportional(startingBalance, fullyFunded);
  const costs = components.map((component) => component.currentCost);
  return proportional(startingBalance, costs);
}

function costOf(component: ReserveComponent, options: ComponentMethodOptions): Cents {
  if (options.cost !== 'inflated') return component.currentCost;
  const { inflationRate: own, remainingUsefulLife: due, currentCost } = component;
  const growth =
    own === undefined
      ? costGrowth(options.inflationRate, due, options.inflationTiming, options.yearRates)
      : costGrowth(own, due, options.inflationTiming);
  return roundCents(currentCost * growth, 'cost of a component');
}

/**
 * Straight-line contributions of the first year, in cents: max(0, cost - allocated) / max(1, RUL) per component, summed;
 * cost is K, or K * (1 + g)^RUL. The allocation is taken unrounded here and shown in cents that add up to the balance.
 * Where every FFB is 0 the proportion is that of the costs. Source: component method, CAI Reserve Study Standards 2023.
 */
export function componentMethod(
  components: readonly ReserveComponent[],
  options: ComponentMethodOptions,
): ComponentMethodResult {
  const fullyFunded = fullyFundedShares(components, 0, options);
  const shares = allocate(components, fullyFunded, options);
  const taken = shares.some((share) => share !== 0);
  const spread =
    options.allocation === 'earliestFirst' ? sumCents(shares, 'allocated balance') : options.startingBalance;
  const allocated = wholeShares(shares, taken ? spread : 0, 'allocated balance');
  const rows = components.map((component, index) => {
    const cost = costOf(component, options);
    const missing = Math.max(0, cost - shares[index]!) / Math.max(1, component.remainingUsefulLife);
    return {
      componentId: component.id,
      fullyFunded: roundCents(fullyFunded[index]!, 'fully funded balance'),
      allocated: allocated[index]!,
      cost,
      annualContribution: roundCents(missing, 'annual contribution'),
    };
  });
  const total = sumCents(
    rows.map((row) => row.annualContribution),
    'total annual contribution',
  );
  return { rows, total, unallocated: options.startingBalance - sumCents(allocated, 'allocated balance') };
}
