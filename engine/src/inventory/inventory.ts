import { InvalidInputError } from '../errors';
import { roundCents } from '../numeric/cents';
import type { Cents, Points, ReserveComponent, YearRate } from '../types';

/** The longest life the model accepts, in years; inventories mark "once" with 99 at most. */
const LONGEST_LIFE = 999;

const RATE_RULE = 'must be -100 points or more';

/** Throws InvalidInputError for the first component whose lives or cost are outside the model. */
export function requireInventory(components: readonly ReserveComponent[]): void {
  for (const component of components) {
    const { usefulLife, remainingUsefulLife, currentCost, firstCycleLife = 1, inflationRate = 0 } = component;
    requireLife(component, 'usefulLife', usefulLife, 1);
    requireLife(component, 'remainingUsefulLife', remainingUsefulLife, 0);
    requireLife(component, 'firstCycleLife', firstCycleLife, 1);
    if (!Number.isSafeInteger(currentCost) || currentCost < 0) {
      throw new InvalidInputError(`currentCost of component ${component.id}`, 'must be whole cents from 0');
    }
    if (!isRate(inflationRate)) {
      throw new InvalidInputError(`inflationRate of component ${component.id}`, RATE_RULE);
    }
  }
}

function requireLife({ id }: ReserveComponent, field: string, value: number, shortest: number): void {
  if (Number.isInteger(value) && value >= shortest && value <= LONGEST_LIFE) return;
  throw new InvalidInputError(
    `${field} of component ${id}`,
    `must be whole years from ${shortest} to ${LONGEST_LIFE}`,
  );
}

function isRate(rate: Points): boolean {
  return Number.isFinite(rate) && rate >= -100;
}

/** Throws InvalidInputError unless the rate, in points, is a number of at least -100 (a total loss). */
export function requireRate(field: string, rate: Points): void {
  if (!Number.isFinite(rate) || rate < -100)
    throw new InvalidInputError(field, 'must be -100 points or more');
}

/** Throws InvalidInputError unless every rate is one of `requireRate` and its year is a whole number that occurs once. */
export function requireYearRates(field: string, yearRates: readonly YearRate[] = []): void {
  const years = new Set<number>();
  for (const { year, rate } of yearRates) {
    requireRate(`${field} of year ${year}`, rate);
    if (!Number.isInteger(year) || years.has(year))
      throw new InvalidInputError(`year of ${field}`, 'must be a whole number and occur once');
    years.add(year);
  }
}

/** What the next work costs, before its inflation: done work keeps its cost whatever later work is priced at. */
export function nextWorkCost({ isDone, doneCost, currentCost }: ReserveComponent): Cents {
  return isDone ? (doneCost ?? currentCost) : currentCost;
}

/**
 * K = quantity * unitCost * percentReplaced / 100, in cents, rounded once. Source: definition of current cost in the
 * inventory; `percentReplaced` defaults to 100 points.
 */
export function currentCost(line: { quantity: number; unitCost: Cents; percentReplaced?: Points }): Cents {
  return roundCents((line.quantity * line.unitCost * (line.percentReplaced ?? 100)) / 100, 'current cost');
}
