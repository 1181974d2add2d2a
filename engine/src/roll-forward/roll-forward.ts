import { activeSteps, contributionLevels } from '../projection/contributions';
import { requireInventory, requireRate } from '../inventory/inventory';
import { roundCents } from '../numeric/cents';
import type { ContributionSchedule, CostParts, Points, ReserveComponent } from '../types';
import { rolledComponent } from './component';

export interface RollForwardOptions {
  /** Rate in points by which costs rise in the closing year; a component's own rate takes precedence. */
  inflationRate: Points;
  /** Components whose work was done in the closing year. */
  completed: ReadonlySet<string>;
}

/** A cost without known parts counts as one whole unit. */
const oneUnit = ({ currentCost }: ReserveComponent): CostParts => ({
  quantity: 1,
  unitCostCents: currentCost,
  percentReplaced: 100,
});

function rolledLine(component: ReserveComponent, options: RollForwardOptions): ReserveComponent[] {
  const { costParts, usefulLife, remainingUsefulLife, isOneTime } = component;
  const isDone = options.completed.has(component.id);
  const rolled = rolledComponent(
    { ...(costParts ?? oneUnit(component)), usefulLife, remainingUsefulLife, isOneTime },
    isDone ? { outcome: 'done' } : null,
    { inflationRate: component.inflationRate ?? options.inflationRate },
  );
  if (!rolled) return [];
  const next: ReserveComponent = {
    ...component,
    currentCost: rolled.currentCostCents,
    remainingUsefulLife: rolled.remainingUsefulLife,
  };
  if (costParts) next.costParts = { ...costParts, unitCostCents: rolled.unitCostCents };
  // They speak of the cycle, or of the work, that ended in the closing year.
  if (isDone) for (const ended of ['firstCycleLife', 'isDone', 'doneCost'] as const) delete next[ended];
  return [next];
}

/** The inventory at the start of the next fiscal year, with every component rolled forward by `rolledComponent`. */
export function rollForwardInventory(
  components: readonly ReserveComponent[],
  options: RollForwardOptions,
): ReserveComponent[] {
  requireInventory(components);
  requireRate('inflationRate', options.inflationRate);
  return components.flatMap((component) => rolledLine(component, options));
}

/**
 * The same contributions counted from the next fiscal year: a simple plan starts at round(c0 * (1 + p)), p the increase of
 * year 1; a ladder's steps move one year down, and its amount at that point becomes the step of year 0. Increases of single
 * years also move down.
 */
export function rollForwardContributions(schedule: ContributionSchedule): ContributionSchedule {
  const level = roundCents(contributionLevels(schedule, 2)[1]!, 'contribution of a year');
  const rises = schedule.yearRates && { yearRates: rollForwardYears(schedule.yearRates) };
  if (schedule.kind === 'simple') return { ...schedule, firstYear: level, ...rises };
  const last = activeSteps(schedule.steps, 2).at(-1);
  const later = schedule.steps
    .filter((step) => step.fromYear > 1)
    .map((step) => ({ ...step, fromYear: step.fromYear - 1 }));
  return {
    kind: 'ladder',
    steps: [{ fromYear: 0, setAmount: level, increaseRate: last?.increaseRate ?? 0 }, ...later],
    ...rises,
  };
}

/** Values of single years (amounts, rates), counted from the next fiscal year; past years are left out. */
export function rollForwardYears<Dated extends { year: number }>(dated: readonly Dated[]): Dated[] {
  return dated.filter(({ year }) => year >= 1).map((one) => ({ ...one, year: one.year - 1 }));
}
