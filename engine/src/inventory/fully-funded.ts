import { requireWhole } from '../errors';
import { requireInventory, requireRate, requireYearRates } from './inventory';
import { CompensatedSums, compensatedSum, roundCents } from '../numeric/cents';
import { compoundGrowth, growthFactor } from '../numeric/growth';
import type { Cents, Points, ReserveComponent, WorkTiming, YearRate } from '../types';

export interface FullyFundedOptions {
  inflationRate: Points;
  /** Increase in costs during single years. */
  yearRates?: readonly YearRate[];
  /** When within its year work is done; defaults to its start. */
  workTiming?: WorkTiming;
}

export type FundingBand = 'weak' | 'fair' | 'strong';

/** Points of percent funded at which bands meet, and above which a fund is overfunded. */
export interface BandLimits {
  weakBelow: Points;
  strongFrom: Points;
  overfundedAbove: Points;
}

const USUAL_BANDS: BandLimits = { weakBelow: 30, strongFrom: 70, overfundedAbove: 130 };

/**
 * Far above full funding: a fund that the workspace calls overfunded. It has said with this limit (130% unless it sets
 * another one, as the standards of reserve studies have it) from where on owners have paid for others.
 */
export const isFarAbove = (
  percent: Points | null,
  { overfundedAbove }: Pick<BandLimits, 'overfundedAbove'>,
) => percent !== null && percent > overfundedAbove;

/** Part of a year that passes before its work is done. */
const PASSED: Record<WorkTiming, number> = { startOfYear: 0, midYear: 0.5, endOfYear: 1 };

/** Years from boundary k until the first work of a component, negative once it is done. */
function yearsToFirst(component: ReserveComponent, boundary: number, timing: WorkTiming): number {
  return component.remainingUsefulLife + PASSED[timing] - boundary;
}

/** Life in years of the cycle that runs at boundary k: the first cycle ends with the first work, in year RUL. */
export function cycleLife(
  component: ReserveComponent,
  boundary: number,
  timing: WorkTiming = 'startOfYear',
): number {
  const inFirstCycle = yearsToFirst(component, boundary, timing) >= 0;
  return inFirstCycle ? (component.firstCycleLife ?? component.usefulLife) : component.usefulLife;
}

/**
 * Effective age in years at boundary k: clamp(L - yearsToNext, 0, L) with L the life of the running cycle and
 * yearsToNext = RUL + w - k raised by UL until it is not negative; w is 0 for work at the start of its year, 0.5 in
 * mid-year, 1 at its end. With w = 0, due in year k means full age at k and age 1 at k + 1. A one-time component has
 * age 0 after its occurrence. Source: CAI Reserve Study Standards 2023, effective age.
 */
export function componentAge(
  component: ReserveComponent,
  boundary: number,
  timing: WorkTiming = 'startOfYear',
): number {
  const { usefulLife, isOneTime } = component;
  const toFirst = yearsToFirst(component, boundary, timing);
  if (toFirst >= 0) return Math.max(0, cycleLife(component, boundary, timing) - toFirst);
  if (isOneTime) return 0;
  return -toFirst - usefulLife * (Math.ceil(-toFirst / usefulLife) - 1);
}

/**
 * Fully funded balance of one component at boundary k, in unrounded cents: K * (1 + g)^k * age(k) / life. Boundaries
 * are inflated for k whole years whatever the timing of expenditures, as K is in dollars of boundary 0.
 */
function componentFullyFunded(
  component: ReserveComponent,
  boundary: number,
  growth: number,
  timing?: WorkTiming,
): number {
  const age = componentAge(component, boundary, timing);
  return ((component.currentCost * age) / cycleLife(component, boundary, timing)) * growth;
}

/** The addends of the fully funded balance at boundary k, in the order of the inventory, in unrounded cents. */
function sharesAt(
  components: readonly ReserveComponent[],
  boundary: number,
  { inflationRate, yearRates, workTiming }: FullyFundedOptions,
): number[] {
  const general = compoundGrowth(inflationRate, 0, boundary, yearRates);
  return components.map((component) => {
    const own = component.inflationRate;
    return componentFullyFunded(
      component,
      boundary,
      own === undefined ? general : growthFactor(own, boundary),
      workTiming,
    );
  });
}

/**
 * The balances at boundaries 0 to `last` of an inventory that is within the model: component by component, as each age
 * follows from the one before. The addends of a boundary and their order are those of `sharesAt`, so that both agree to the last bit.
 */
export function balancesUpTo(
  components: readonly ReserveComponent[],
  last: number,
  { inflationRate, yearRates, workTiming = 'startOfYear' }: FullyFundedOptions,
): Cents[] {
  const boundaries = Array.from({ length: last + 1 }, (_, k) => k);
  const general = Float64Array.from(boundaries, (k) => compoundGrowth(inflationRate, 0, k, yearRates));
  const byRate = new Map<Points, Float64Array>();
  const sums = new CompensatedSums(last + 1);
  for (const component of components) {
    const own = component.inflationRate;
    const known = own === undefined ? general : byRate.get(own);
    const growth = known ?? Float64Array.from(boundaries, (k) => growthFactor(own!, k));
    if (own !== undefined) byRate.set(own, growth);
    addShares(sums, component, growth, PASSED[workTiming]);
  }
  return boundaries.map((k) => roundCents(sums.at(k), 'fully funded balance'));
}

/** Adds `componentFullyFunded` of one component at every boundary. */
function addShares(
  sums: CompensatedSums,
  component: ReserveComponent,
  growth: Float64Array,
  passed: number,
): void {
  const { currentCost, usefulLife, isOneTime, remainingUsefulLife, firstCycleLife = usefulLife } = component;
  const toFirst = remainingUsefulLife + passed;
  let k = 0;
  for (; k < growth.length && toFirst - k >= 0; k++) {
    const age = Math.max(0, firstCycleLife - (toFirst - k));
    sums.add(k, ((currentCost * age) / firstCycleLife) * growth[k]!);
  }
  if (isOneTime) return;
  // The first boundary after the first work. Lives are whole and work is done at a whole or a half year, so ages are exact
  // and grow by 1 up to the life.
  let age = k - toFirst;
  for (; k < growth.length; k++) {
    sums.add(k, ((currentCost * age) / usefulLife) * growth[k]!);
    age = age + 1 > usefulLife ? age + 1 - usefulLife : age + 1;
  }
}

function requireOptions(
  components: readonly ReserveComponent[],
  boundary: number,
  { inflationRate, yearRates }: FullyFundedOptions,
): void {
  requireInventory(components);
  requireRate('inflationRate', inflationRate);
  requireYearRates('inflationRate', yearRates);
  requireWhole('boundary', boundary, 0, Number.MAX_SAFE_INTEGER);
}

/**
 * Fully funded balance of the property at boundary k, in cents: the sum over components of K * (1 + g)^k * age(k) / UL,
 * rounded once; with rates of single years the product of (1 + g_j) over the years j < k. The end of year t is boundary
 * t + 1. Source: CAI Reserve Study Standards 2023; California Civil Code
 * 5570(b)(4) requires the same figure.
 */
export function fullyFundedBalance(
  components: readonly ReserveComponent[],
  boundary: number,
  options: FullyFundedOptions,
): Cents {
  requireOptions(components, boundary, options);
  return roundCents(compensatedSum(sharesAt(components, boundary, options)), 'fully funded balance');
}

/** `fullyFundedBalance` at every boundary from 0 to `last`. */
export function fullyFundedBalances(
  components: readonly ReserveComponent[],
  last: number,
  options: FullyFundedOptions,
): Cents[] {
  requireOptions(components, last, options);
  return balancesUpTo(components, last, options);
}

/** The addends of `fullyFundedBalance` in the order of the inventory, in unrounded cents. */
export function fullyFundedShares(
  components: readonly ReserveComponent[],
  boundary: number,
  options: FullyFundedOptions,
): number[] {
  requireOptions(components, boundary, options);
  return sharesAt(components, boundary, options);
}

/**
 * Annual deterioration in cents: the sum over components of K / UL, rounded once. One component's share of it is its
 * significance. Source: CAI Reserve Study Standards 2023.
 */
export function annualDeterioration(components: readonly ReserveComponent[]): Cents {
  requireInventory(components);
  return annualDeteriorationOf(components);
}

/** `annualDeterioration` of an inventory that is within the model. */
export function annualDeteriorationOf(components: readonly ReserveComponent[]): Cents {
  const yearly = components.map(({ currentCost, usefulLife }) => currentCost / usefulLife);
  return roundCents(compensatedSum(yearly), 'annual deterioration');
}

/**
 * 100 * balance / FFB in points at full precision; null when nothing is needed (FFB 0), which is neither 0 nor 100.
 * Compare and classify this value, never a rounded one.
 */
export function percentFunded(balance: Cents, fullyFunded: Cents): number | null {
  return fullyFunded === 0 ? null : (100 * balance) / fullyFunded;
}

/** Band of a percent funded, by default weak below 30 points, fair below 70, strong from 70; null stays null. */
export function fundingBand(percent: number | null, limits: BandLimits = USUAL_BANDS): FundingBand | null {
  if (percent === null) return null;
  if (percent < limits.weakBelow) return 'weak';
  return percent < limits.strongFrom ? 'fair' : 'strong';
}
