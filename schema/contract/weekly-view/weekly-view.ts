import { z } from 'zod';

/** A saved view of portfolio analytics that its person gets by email each week. */
export const weeklyView = z.object({
  viewId: z.uuid().meta({ description: 'Id of the saved view' }),
  name: z.string(),
  nextOn: z.iso.date().meta({
    description: 'The Monday of the next email, which leaves at eight in the time zone of its reader',
  }),
});
export type WeeklyView = z.infer<typeof weeklyView>;

export const weeklyViewInput = z.object({
  isWeekly: z.boolean({ error: 'Choose whether the view is sent weekly' }),
});
export type WeeklyViewInput = z.infer<typeof weeklyViewInput>;
