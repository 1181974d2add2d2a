import { z } from 'zod';
import { NOTIFICATION_CATEGORIES } from './notification';

/** What the link of a mail ends. */
export const unsubscribed = z.object({
  category: z
    .literal(Object.values(NOTIFICATION_CATEGORIES))
    .nullable()
    .meta({ description: '1 task, 2 task note, 3 task media; null: all email about notifications' }),
});
export type Unsubscribed = z.infer<typeof unsubscribed>;
