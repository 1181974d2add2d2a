import { solvePlan, type SolvedPlan } from '@roofline/engine/plan/solved-plan';
import type { ReserveComponent } from '@roofline/engine/types';
import { toCents } from '@roofline/schema/value/money';
import type { PlanComponent } from '@roofline/schema/plan/plan';
import { fundingPlanOf, goalOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { ComponentType } from 'react';

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

/** What every analysis of a plan starts from: the plan as the screen tries it out, beside the saved one. */
export interface PlanStudy {
  planId: string;
  planName: string;
  settings: PlanSettings;
  solved: SolvedPlan;
  basis: PlanBasis;
  savedSettings: PlanSettings;
  savedSolved: SolvedPlan;
  /** Fees in dollars; null where they are not known. */
  list: { hasLoanAnalysis: boolean; annualFee: number | null; previousAnnualFee: number | null };
  /** Saved plans of the year. */
  plans: readonly { planId: string; name: string; settings: PlanSettings }[];
}

export interface AnalysisProps {
  study: PlanStudy;
  /** Takes a contribution over into the what-if: dollars of the first year. */
  onUseContribution?: (dollars: number) => void;
}

/** A tab beside the overview: what looks at the plan from one more side. Its code is loaded when it is opened, or approached. */
export interface PlanAnalysis {
  /** Last part of its address. */
  tab: string;
  label: string;
  /** What older links call it. */
  formerly: string;
  load: () => Promise<unknown>;
  Section: ComponentType<AnalysisProps>;
}

/** The inventory in the engine's units. */
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

/** The basis of a year's plans; null while no year is set up. */
export function planBasis(
  list: { numberOfUnits: number; annualFee: number | null },
  inventory: { fiscalYear: number; components: readonly PlanComponent[] } | null,
): PlanBasis | null {
  if (inventory === null) return null;
  const { fiscalYear, components } = inventory;
  const { numberOfUnits, annualFee } = list;
  return { fiscalYear, numberOfUnits, annualFee, components, inventory: engineInventory(components) };
}

/** Settings solved and projected exactly as the service does it. Throws the engine's errors. */
export function studySettings(settings: PlanSettings, basis: PlanBasis): SolvedPlan {
  return solvePlan(fundingPlanOf(settings, basis.fiscalYear), basis.inventory, {
    goal: goalOf(settings, basis.fiscalYear),
    maximum: basis.annualFee === null ? undefined : toCents(basis.annualFee),
  });
}
