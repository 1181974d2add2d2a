import { safeCents } from '../numeric/cents';
import type { Cents, CostParts, Points } from '../types';
import { currentCostCents, unitCostOfActual } from './component-cost';

/** Review of work that was due, or was done early, in the closing year. */
export interface WorkReview {
  outcome: 'done' | 'deferred' | 'partly';
  /** Actual cost of the work; null when not stated. */
  actualCostCents?: Cents | null;
  /** Years until the rest of partly done work is due. */
  remainingUsefulLife?: number | null;
}

/** Fields of a component that rolling it forward needs. */
export interface RollingComponent extends CostParts {
  usefulLife: number;
  remainingUsefulLife: number;
  isOneTime?: boolean;
}

/** How a component enters the next year. */
export interface RolledComponent {
  unitCostCents: Cents;
  currentCostCents: Cents;
  remainingUsefulLife: number;
}

/** Rates count in millionths of a point here, which is finer than any that is stored. */
const PER_POINT = 1_000_000;

/** cost * (100 + rate) / 100, rounded once, half up; in whole numbers, so exact. */
function raised(cost: Cents, rate: Points): Cents {
  const whole = BigInt(100 * PER_POINT);
  const grown = BigInt(cost) * BigInt(Math.round((100 + rate) * PER_POINT));
  return safeCents(Number((2n * grown + whole) / (2n * whole)), 'cost of a component');
}

function lifeAfter(component: RollingComponent, review: WorkReview | null, years: number): number {
  if (review?.outcome === 'partly') return review.remainingUsefulLife ?? 0;
  return (review?.outcome === 'done' ? component.usefulLife : component.remainingUsefulLife) - years;
}

/**
 * Returns a component in the next fiscal year. Work that is done is due again a useful life after the closing year:
 * RUL = UL - 1; a one-time component that is done leaves (null); deferred work stays due; partly done work has the stated
 * life. The unit cost rises by the inflation in points, rounded to the cent, or becomes the actual cost of done work per
 * unit; the current cost follows from it. `years` is the number of years between; each of them takes a year of life.
 */
export function rolledComponent(
  component: RollingComponent,
  review: WorkReview | null,
  { inflationRate, years = 1 }: { inflationRate: Points; years?: number },
): RolledComponent | null {
  const isDone = review?.outcome === 'done';
  if (isDone && component.isOneTime) return null;
  const { quantity, percentReplaced } = component;
  const actual = (isDone ? review.actualCostCents : null) ?? null;
  const unitCostCents =
    actual === null
      ? raised(component.unitCostCents, inflationRate)
      : unitCostOfActual(actual, { quantity, percentReplaced });
  return {
    unitCostCents,
    currentCostCents: currentCostCents({ quantity, unitCostCents, percentReplaced }),
    remainingUsefulLife: Math.max(0, lifeAfter(component, review, years)),
  };
}
