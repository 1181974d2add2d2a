import { z } from 'zod';

export const activityItem = z.object({
  activityId: z.uuid(),
  propertyId: z.uuid(),
  entityName: z.string(),
  description: z.string(),
  userName: z.string(),
  date: z.iso.datetime(),
  type: z.string(),
  projectId: z.uuid().nullable(),
  propertyComponentId: z.uuid().nullable(),
});
export type ActivityItem = z.infer<typeof activityItem>;
