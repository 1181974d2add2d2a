import { z } from 'zod';
import { limits } from '../value/limits';
import { pageOf } from '../value/page';

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
  'project',
  'placement',
  'ledger',
  'user',
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

/** One page of activity, newest first. */
export const activityPage = pageOf(activityItem).extend({
  isCountCut: z.boolean().meta({
    description: `True where there are more than ${limits.activityCountMax} items: totalCount is that number`,
  }),
  types: z.array(z.enum(ACTIVITY_KINDS)).meta({ description: 'Kinds that the viewer may read' }),
  nextCursor: z.string().nullable().meta({ description: 'For `after`; null on the last page' }),
});
export type ActivityPage = z.infer<typeof activityPage>;

/** What happened to a portfolio as a whole; no property has it. */
export const portfolioActivityItem = activityItem.omit({
  propertyId: true,
  projectId: true,
  propertyComponentId: true,
});
export type PortfolioActivityItem = z.infer<typeof portfolioActivityItem>;

/** One page of it, newest first. */
export const portfolioActivityPage = pageOf(portfolioActivityItem);
export type PortfolioActivityPage = z.infer<typeof portfolioActivityPage>;

/** Where a page begins: after this item. */
export interface ActivityCursor {
  date: Date;
  activityId: string;
}

const CURSOR = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A cursor as it is sent: milliseconds and id of the last item of a page. */
export const writeActivityCursor = ({ date, activityId }: ActivityCursor) =>
  `${date.getTime()}_${activityId}`;

const cursor = z
  .string()
  .regex(CURSOR, 'After should be a cursor of an earlier page')
  .transform((text): ActivityCursor => {
    const [, time, activityId] = CURSOR.exec(text)!;
    return { date: new Date(Number(time)), activityId: activityId! };
  })
  // The database knows the years after 9999 by other digits.
  .refine(({ date }) => date.getUTCFullYear() <= 9999, 'After should be a cursor of an earlier page');

const filter = {
  type: z.string().max(50).optional().meta({ description: 'Only this kind' }),
  search: z.string().max(250).optional().meta({ description: 'In the words, the name and the user' }),
};

/** Query of GET /api/activity/{propertyId}. A cursor wins over a page number. */
export const activityListInput = z.object({
  page: z
    .string()
    .regex(/^[1-9][0-9]{0,5}$/)
    .transform(Number)
    .default(1),
  after: cursor.optional(),
  ...filter,
});
export type ActivityListInput = z.infer<typeof activityListInput>;

/** Query of GET /api/activity/{propertyId}/export: days in UTC, both included. */
export const activityExportInput = z.object({
  from: z.iso.date('From should be a valid date').optional(),
  to: z.iso.date('To should be a valid date').optional(),
  ...filter,
});
export type ActivityExportInput = z.infer<typeof activityExportInput>;
