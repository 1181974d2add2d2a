import { solvePlan, type SolvedPlan } from '@roofline/engine/plan/solved-plan';
import type { ReserveComponent } from '@roofline/engine/types';
import { toCents } from '@roofline/schema/value/money';
import type { PlanComponent } from '@roofline/schema/plan/plan';
import { fundingPlanOf, goalOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { ComponentType } from 'react';

/** The input of every projection of a property and year in the browser; each screen makes it once. */
export interface PlanBasis {
  fiscalYear: number;
  numberOfUnits: number;
  /** Dollars; null if unknown, and then nothing limits a contribution. */
  annualFee: number | null;
  components: readonly PlanComponent[];
  /** `components` in the units of the engine. */
  inventory: readonly ReserveComponent[];
}

/** The input of every analysis of a plan: the what-if on screen, beside the saved plan. */
export interface PlanStudy {
  planId: string;
  planName: string;
  settings: PlanSettings;
  solved: SolvedPlan;
  basis: PlanBasis;
  savedSettings: PlanSettings;
  savedSolved: SolvedPlan;
  /** Fees in dollars; null if unknown. */
  list: { hasLoanAnalysis: boolean; annualFee: number | null; previousAnnualFee: number | null };
  /** Saved plans of the year. */
  plans: readonly { planId: string; name: string; settings: PlanSettings }[];
}

export interface AnalysisProps {
  study: PlanStudy;
  /** Puts a contribution of the first year, in dollars, into the what-if. */
  onUseContribution?: (dollars: number) => void;
}

/** A tab with an analysis of the plan, beside the overview. Its code loads when the tab is approached or opened. */
export interface PlanAnalysis {
  /** Last part of its address. */
  tab: string;
  label: string;
  /** Its name in older links. */
  formerly: string;
  load: () => Promise<unknown>;
  Section: ComponentType<AnalysisProps>;
}

/** Returns the inventory in the engine's units. */
function engineInventory(components: readonly PlanComponent[]): ReserveComponent[] {
  return components.map((component) => ({
    id: component.propertyComponentId,
    category: component.category,
    currentCost: toCents(component.currentCost),
    usefulLife: component.usefulLife,
    remainingUsefulLife: component.remainingUsefulLife,
    isOneTime: component.isOneTime,
    isDone: component.isDone,
  }));
}

/** Returns the basis of a year's plans; null while no year is set up. */
export function planBasis(
  list: { numberOfUnits: number; annualFee: number | null },
  inventory: { fiscalYear: number; components: readonly PlanComponent[] } | null,
): PlanBasis | null {
  if (inventory === null) return null;
  const { fiscalYear, components } = inventory;
  const { numberOfUnits, annualFee } = list;
  return { fiscalYear, numberOfUnits, annualFee, components, inventory: engineInventory(components) };
}

/** Solves and projects settings exactly as the service does. Throws the engine's errors. */
export function studySettings(settings: PlanSettings, basis: PlanBasis): SolvedPlan {
  return solvePlan(fundingPlanOf(settings, basis.fiscalYear), basis.inventory, {
    goal: goalOf(settings, basis.fiscalYear),
    maximum: basis.annualFee === null ? undefined : toCents(basis.annualFee),
  });
}
