import { project, type ProjectionInput } from '../projection/projection';
import { buildSchedule } from '../inventory/schedule';
import type { Projection, ReserveComponent, ScheduleOptions } from '../types';

/** A whole plan from its raw inputs: a projection's, with the inventory and its options in place of the schedule. */
export interface PlanInput extends Omit<ProjectionInput, 'schedule'> {
  components: readonly ReserveComponent[];
  options: ScheduleOptions;
}

/** Returns the projection input of a plan, with a new schedule. */
export function projectionInput(plan: PlanInput): ProjectionInput {
  const { components, options, ...rest } = plan;
  return { ...rest, schedule: buildSchedule(components, options) };
}

/** Projects a plan from its raw inputs. */
export function projectPlan(plan: PlanInput): Projection {
  return project(projectionInput(plan));
}
