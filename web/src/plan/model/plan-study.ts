import { solvePlan, type SolvedPlan } from '@roofline/engine/plan/solved-plan';
import type { ReserveComponent } from '@roofline/engine/types';
import { toCents } from '@roofline/schema/money';
import type { PlanComponent } from '@roofline/schema/plan';
import { fundingPlanOf, goalOf } from '@roofline/schema/plan-conversion';
import type { PlanSettings } from '@roofline/schema/plan-settings';

/** What every projection of a property and year in the browser starts from; make it once a screen. */
export interface PlanBasis {
  fiscalYear: number;
  numberOfUnits: number;
  /** Dollars; null where it is not known, and then nothing limits a contribution. */
  annualFee: number | null;
  components: readonly PlanComponent[];
  /** `components` as the engine counts them. */
  inventory: readonly ReserveComponent[];
}

/** The inventory in the engine's units. */
export function engineInventory(components: readonly PlanComponent[]): ReserveComponent[] {
  return components.map((component) => ({
    id: component.propertyComponentId,
    category: component.category,
    currentCost: toCents(component.currentCost),
    usefulLife: component.usefulLife,
    remainingUsefulLife: component.remainingUsefulLife,
    isOneTime: component.isOneTime,
  }));
}

/** Settings solved and projected exactly as the service does it. Throws the engine's errors. */
export function studySettings(settings: PlanSettings, basis: PlanBasis): SolvedPlan {
  return solvePlan(fundingPlanOf(settings, basis.fiscalYear), basis.inventory, {
    goal: goalOf(settings, basis.fiscalYear),
    maximum: basis.annualFee === null ? undefined : toCents(basis.annualFee),
  });
}
