import { z } from 'zod';
import { money } from '../value/numbers';
import { STANDINGS } from './leading';

/** As what a plan leads its year: pages and documents follow it unless someone names another one. */
export const standing = z.enum(STANDINGS);

/** The plan that leads a year. */
export const planLead = z.object({ planId: z.uuid(), name: z.string(), standing });
export type PlanLead = z.infer<typeof planLead>;

/** The contribution as it stands, beside the plan that is shown. */
export const todaysFunding = z.object({
  contribution: money.meta({ description: 'As it is paid today, in the first year shown' }),
  difference: money.meta({
    description: 'What the plan asks for beyond it in that year; negative where it asks for less',
  }),
  totalDifference: money.meta({ description: 'The same over all 30 years' }),
  lowestBalance: money,
  lowestBalanceYear: z.int(),
  firstShortfallYear: z.int().nullable(),
});
export type TodaysFunding = z.infer<typeof todaysFunding>;
