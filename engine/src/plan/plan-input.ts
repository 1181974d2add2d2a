import { project, type ProjectionInput } from '../projection';
import { buildSchedule } from '../schedule';
import type { Projection, ReserveComponent, ScheduleOptions } from '../types';

/** A whole plan from its raw inputs: a projection's, with the inventory and its options in place of the schedule. */
export interface PlanInput extends Omit<ProjectionInput, 'schedule'> {
  components: readonly ReserveComponent[];
  options: ScheduleOptions;
}

/** The projection input of a plan, its schedule built anew. */
export function projectionInput(plan: PlanInput): ProjectionInput {
  const { components, options, ...rest } = plan;
  return { ...rest, schedule: buildSchedule(components, options) };
}

/** Projects a plan from its raw inputs. */
export function projectPlan(plan: PlanInput): Projection {
  return project(projectionInput(plan));
}
