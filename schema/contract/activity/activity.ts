import { z } from 'zod';

/**
 * Kinds of activity. Which right a viewer needs to read the words of a kind is said in `api/src/activity/policy.ts`: what
 * some viewers may not read is an item of a kind of its own.
 */
export const ACTIVITY_KINDS = [
  'property',
  'component',
  'componentCost',
  'financials',
  'fiscalYear',
  'reserve study',
  'plan',
  'disclosure',
  'photo',
  'file',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const activityItem = z.object({
  activityId: z.uuid(),
  propertyId: z.uuid(),
  entityName: z.string(),
  description: z.string(),
  userName: z.string(),
  date: z.iso.datetime(),
  type: z.enum(ACTIVITY_KINDS),
  projectId: z.uuid().nullable(),
  propertyComponentId: z.uuid().nullable(),
});
export type ActivityItem = z.infer<typeof activityItem>;
