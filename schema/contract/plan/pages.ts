import { z } from 'zod';
import { property } from '../property/property';
import { plan, planInventory, planList, planningSteps } from './plan';

/** GET /api/plan/property/{propertyId}/{fiscalYear}/page: what the page of a year's plans shows, read at one moment. */
export const plansPage = z.object({
  list: planList,
  inventory: planInventory.nullable().meta({ description: 'null until a year is set up' }),
  steps: planningSteps,
});
export type PlansPage = z.infer<typeof plansPage>;

/** GET /api/plan/{planId}/page: what the page of a plan shows, read at one moment. */
export const planPage = z.object({
  plan,
  property,
  list: planList,
  inventory: planInventory.nullable().meta({ description: 'null until a year is set up' }),
});
export type PlanPage = z.infer<typeof planPage>;
