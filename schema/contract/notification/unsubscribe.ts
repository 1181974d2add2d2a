import { z } from 'zod';
import { NOTIFICATION_CATEGORIES } from './notification';

/** The weekly email of one saved view, among what a link ends. */
export const WEEKLY_VIEW = 'weeklyView';

/** What the link of a mail ends. */
export const unsubscribed = z.object({
  category: z
    .literal([...Object.values(NOTIFICATION_CATEGORIES), WEEKLY_VIEW])
    .nullable()
    .meta({
      description:
        '1 task, 2 task note, 3 task media; weeklyView: the weekly email of one saved view; null: all email about notifications',
    }),
});
export type Unsubscribed = z.infer<typeof unsubscribed>;
