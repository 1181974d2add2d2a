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
 * Yearly inflation that the costs of an inventory were projected with, in points. Rates are whole hundredths of a
 * point and costs are exact to the cent, so that the dearest component that is not due yet gives the rate back exactly.
 * 0 without such a component.
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

/** When a component is replaced within 30 years from its fiscal year, and what each time costs. */
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
