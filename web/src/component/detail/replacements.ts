import { growthFactor } from '@roofline/engine/numeric/growth';
import { occurrenceYears } from '@roofline/engine/inventory/schedule';
import type { ComponentRowFragment } from '../ComponentRow.generated';

export const STRIP_YEARS = 30;

export interface Replacement {
  year: number;
  /** Dollars of that year; null where costs are not shown. */
  cost: number | null;
}

type Priced = Pick<ComponentRowFragment, 'currentCost' | 'costAtReplacement' | 'remainingUsefulLife'>;

/**
 * Returns the yearly inflation that the costs of an inventory were projected with, in points. Rates are whole hundredths
 * of a point and costs are exact to the cent, so that the most expensive component that is not due yet gives back the
 * exact rate. 0 without such a component.
 */
export function inflationOf(rows: readonly Priced[]): number {
  const priced = rows.filter(
    (row) => row.remainingUsefulLife > 0 && row.currentCost && row.costAtReplacement,
  );
  if (priced.length === 0) return 0;
  const dearest = priced.reduce((a, b) => (b.currentCost! > a.currentCost! ? b : a));
  const growth = (dearest.costAtReplacement! / dearest.currentCost!) ** (1 / dearest.remainingUsefulLife);
  return Math.round((growth - 1) * 10_000) / 100;
}

/** Returns the replacements of a component in the 30 years from its fiscal year on, with their costs. */
export function replacementsOf(row: ComponentRowFragment, inflationRate: number): Replacement[] {
  const occurring = {
    id: row.propertyComponentId,
    category: row.category,
    currentCost: 0,
    usefulLife: row.usefulLife,
    remainingUsefulLife: row.remainingUsefulLife,
    isOneTime: row.isOneTime,
  };
  return occurrenceYears(occurring, STRIP_YEARS).map((t) => ({
    year: row.fiscalYear + t,
    cost:
      row.currentCost === null
        ? null
        : Math.round(row.currentCost * 100 * growthFactor(inflationRate, t)) / 100,
  }));
}
