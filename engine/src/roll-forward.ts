import { contributionLevels } from './contributions';
import { requireInventory, requireRate } from './inventory';
import { roundCents } from './numeric/cents';
import { growthFactor } from './numeric/growth';
import type { Cents, ContributionSchedule, Points, ReserveComponent } from './types';

export interface RollForwardOptions {
  /** Rate in points by which costs rise in the closing year; a component's own rate goes before it. */
  inflationRate: Points;
  /** Components whose work was done in the closing year. */
  completed: ReadonlySet<string>;
  /** Costs by component id that replace the inflated ones. */
  actualCosts?: ReadonlyMap<string, Cents>;
}

function rolledCost(component: ReserveComponent, options: RollForwardOptions): Cents {
  const actual = options.actualCosts?.get(component.id);
  if (actual !== undefined) return actual;
  const growth = growthFactor(component.inflationRate ?? options.inflationRate, 1);
  return roundCents(component.currentCost * growth, 'cost of a component');
}

function rolledComponent(component: ReserveComponent, options: RollForwardOptions): ReserveComponent {
  const rolled = { ...component, currentCost: rolledCost(component, options) };
  if (!options.completed.has(component.id)) {
    rolled.remainingUsefulLife = Math.max(0, component.remainingUsefulLife - 1);
    return rolled;
  }
  rolled.remainingUsefulLife = component.usefulLife - 1;
  delete rolled.firstCycleLife;
  return rolled;
}

/**
 * Inventory at the start of the next fiscal year. Untouched: RUL - 1, not below 0, so that deferred work stays due.
 * Completed: RUL = UL - 1 with the normal life, as the next occurrence is UL years after the one just done; a one-time
 * component leaves. Costs rise by (1 + g), in cents, or are replaced by actual ones.
 */
export function rollForwardInventory(
  components: readonly ReserveComponent[],
  options: RollForwardOptions,
): ReserveComponent[] {
  requireInventory(components);
  requireRate('inflationRate', options.inflationRate);
  return components
    .filter((component) => !(component.isOneTime && options.completed.has(component.id)))
    .map((component) => rolledComponent(component, options));
}

/**
 * The same contributions counted from the next fiscal year: a simple plan starts at round(c0 * (1 + p)), p the rise of
 * year 1; a ladder's steps move one year down and what it has reached by then becomes the step of year 0. Rises of single
 * years move down too.
 */
export function rollForwardContributions(schedule: ContributionSchedule): ContributionSchedule {
  const level = roundCents(contributionLevels(schedule, 2)[1]!, 'contribution of a year');
  const rises = schedule.yearRates && { yearRates: rollForwardYears(schedule.yearRates) };
  if (schedule.kind === 'simple') return { ...schedule, firstYear: level, ...rises };
  const begun = schedule.steps.filter((step) => step.fromYear === 0 || step.fromYear === 1);
  const last = begun.reduce((late, step) => (late && late.fromYear > step.fromYear ? late : step), begun[0]);
  const later = schedule.steps
    .filter((step) => step.fromYear > 1)
    .map((step) => ({ ...step, fromYear: step.fromYear - 1 }));
  return {
    kind: 'ladder',
    steps: [{ fromYear: 0, setAmount: level, increaseRate: last?.increaseRate ?? 0 }, ...later],
    ...rises,
  };
}

/** Whatever belongs to single years (amounts, rates), counted from the next fiscal year; what is past is left out. */
export function rollForwardYears<Dated extends { year: number }>(dated: readonly Dated[]): Dated[] {
  return dated.filter(({ year }) => year >= 1).map((one) => ({ ...one, year: one.year - 1 }));
}
