import type { PlanInput } from '@roofline/engine/plan/plan-input';
import type { SimulationPlan } from './simulation-messages';

/** Returns a plan for the simulation, with the shortfall policy: an assessment in each year that would end below zero. */
export function simulationPlan(key: string, input: PlanInput): SimulationPlan {
  const { components, options, ...plan } = input;
  return { key, components, options, plan: { ...plan, assessmentFloor: 0 } };
}
