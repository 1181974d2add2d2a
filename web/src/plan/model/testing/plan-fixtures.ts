import type { PlanComponent } from '@roofline/schema/plan/plan';
import { planBasis, type PlanBasis } from '../plan-study';

/** Returns the id of the n-th component. */
export const fixtureId = (n: number): string =>
  `01980000-0000-7000-8000-${(0xc000 + n).toString(16).padStart(12, '0')}`;

/** Returns a component that is replaced again and again; the category alternates unless `change` sets it. */
export const someComponent = (
  n: number,
  name: string,
  currentCost: number,
  [usefulLife, remainingUsefulLife]: readonly [number, number],
  change: Partial<PlanComponent> = {},
): PlanComponent => ({
  propertyComponentId: fixtureId(n),
  name,
  category: n % 2 === 0 ? 'Roofing' : 'Paving',
  categoryPosition: n % 2,
  currentCost,
  usefulLife,
  remainingUsefulLife,
  isOneTime: false,
  isDone: false,
  ...change,
});

/** Four components; two of them are due in the year 2030. */
export const SOME_COMPONENTS: readonly PlanComponent[] = [
  someComponent(1, 'Asphalt overlay', 180_000, [20, 4]),
  someComponent(2, 'Carport roofs', 90_000, [25, 4]),
  someComponent(3, 'Elevator A', 240_000, [30, 9]),
  someComponent(4, 'Pool plaster', 30_000, [10, 2]),
];

/** Returns a basis: fiscal year 2026, 40 units, an annual fee of $400,000. */
export function someBasis(components: readonly PlanComponent[] = SOME_COMPONENTS): PlanBasis {
  const basis = planBasis({ numberOfUnits: 40, annualFee: 400_000 }, { fiscalYear: 2026, components });
  if (basis === null) throw new Error('an inventory has a basis');
  return basis;
}
