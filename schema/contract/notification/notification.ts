import { z } from 'zod';
import { timeZoneName } from '../instance/time-zone';

export const NOTIFICATION_CATEGORIES = { Task: 1, TaskNote: 2, TaskMedia: 3 } as const;
export const EMAIL_FREQUENCIES = { Individual: 1, WeeklyDigest: 2, MonthlyDigest: 3 } as const;

const channelSetting = z.object({
  /** True when email is sent at all. */
  email: z.boolean({ error: 'Email should be on or off' }),
  emailFrequencyId: z.literal(Object.values(EMAIL_FREQUENCIES), {
    error: 'Frequency should be 1 (individual), 2 (weekly digest) or 3 (monthly digest)',
  }),
});

const taskSetting = z.object({
  notificationCategoryId: z.literal(Object.values(NOTIFICATION_CATEGORIES), {
    error: 'Category should be 1 (task), 2 (task note) or 3 (task media)',
  }),
  /** True when email is sent about this category. */
  email: z.boolean({ error: 'Email should be on or off' }),
});
export type TaskSetting = z.infer<typeof taskSetting>;

const isWhole = (list: TaskSetting[]) =>
  list.length === Object.keys(NOTIFICATION_CATEGORIES).length &&
  new Set(list.map((each) => each.notificationCategoryId)).size === list.length;

/** The full preferences: a PUT replaces them all. */
export const notificationPreferencesInput = z.object({
  channelSetting,
  taskSettings: z.array(taskSetting).refine(isWhole, 'List each of the three categories exactly once'),
  timeZone: timeZoneName.nullish().meta({
    description:
      'IANA name of the zone in whose morning digests and reminders come; left out, it stays as it is',
  }),
});
export type NotificationPreferencesInput = z.infer<typeof notificationPreferencesInput>;

export const notificationPreferences = z.object({
  channelSetting,
  taskSettings: z.array(taskSetting),
  timeZone: z.string().nullable().meta({
    description: 'IANA name of the zone; null: that of the service',
  }),
  /** 0 until the first change. */
  version: z.int(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

/** What a browser says of its zone when it first opens the application. */
export const timeZoneInput = z.object({ timeZone: timeZoneName });

/** Defaults until the first change: an email for each notification, right away. */
export const DEFAULT_NOTIFICATION_PREFERENCES: Omit<NotificationPreferences, 'version'> = {
  channelSetting: { email: true, emailFrequencyId: EMAIL_FREQUENCIES.Individual },
  taskSettings: Object.values(NOTIFICATION_CATEGORIES).map((notificationCategoryId) => ({
    notificationCategoryId,
    email: true,
  })),
  timeZone: null,
};
