import type { PlanInput } from '@roofline/engine/plan/plan-input';
import type { SimulationPlan } from './simulation-messages';

/** A plan as the simulation takes it, with the shortfall policy: what is missing to zero is assessed in that year. */
export function simulationPlan(key: string, input: PlanInput): SimulationPlan {
  const { components, options, ...plan } = input;
  return { key, components, options, plan: { ...plan, assessmentFloor: 0 } };
}
