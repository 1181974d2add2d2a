import { InvalidInputError, requireWhole } from './errors';
import { roundCents } from './numeric/cents';
import type { Cents, Points, ReserveComponent } from './types';

/** The longest life the model accepts, in years; inventories mark "once" with 99 at most. */
const LONGEST_LIFE = 999;

/** Throws InvalidInputError for the first component whose lives or cost are outside the model. */
export function requireInventory(components: readonly ReserveComponent[]): void {
  for (const component of components) {
    const name = `component ${component.id}`;
    requireWhole(`${name} usefulLife`, component.usefulLife, 1, LONGEST_LIFE);
    requireWhole(`${name} remainingUsefulLife`, component.remainingUsefulLife, 0, LONGEST_LIFE);
    requireWhole(`${name} currentCost`, component.currentCost, 0, Number.MAX_SAFE_INTEGER);
    if (component.firstCycleLife !== undefined) {
      requireWhole(`${name} firstCycleLife`, component.firstCycleLife, 1, LONGEST_LIFE);
    }
    if (component.inflationRate !== undefined) requireRate(`${name} inflationRate`, component.inflationRate);
  }
}

/** Throws InvalidInputError unless the rate, in points, is a number from -100 (all is lost) upward. */
export function requireRate(field: string, rate: Points): void {
  if (!Number.isFinite(rate) || rate < -100)
    throw new InvalidInputError(field, 'must be -100 points or more');
}

/**
 * K = quantity * unitCost * percentReplaced / 100, in cents, rounded once. Source: definition of current cost in the
 * inventory; `percentReplaced` defaults to 100 points.
 */
export function currentCost(line: { quantity: number; unitCost: Cents; percentReplaced?: Points }): Cents {
  return roundCents((line.quantity * line.unitCost * (line.percentReplaced ?? 100)) / 100, 'current cost');
}
