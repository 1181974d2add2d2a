import { z } from 'zod';
import { limits } from '../value/limits';
import { pageOf } from '../value/page';
import { NOTIFICATION_CATEGORIES } from './notification';

/** A notification, as its recipient may see it now. */
export const userNotification = z.object({
  userNotificationId: z.uuid(),
  propertyId: z.uuid(),
  propertyName: z.string(),
  associatedUserId: z.uuid().nullable().meta({ description: 'Who did it; null where a day came' }),
  associatedUserFullName: z.string().nullable(),
  titleTemplate: z.string().meta({ description: 'The title, as it is to be read' }),
  bodyTemplate: z.string().meta({ description: 'The text, as it is to be read: plain, never markup' }),
  notifyDate: z.iso.datetime(),
  isRead: z.boolean(),
  category: z.literal(Object.values(NOTIFICATION_CATEGORIES)).meta({
    description: '1 task, 2 task note, 3 task media',
  }),
  link: z.string().nullable().meta({ description: 'Path of the page in the application, without #' }),
});
export type UserNotification = z.infer<typeof userNotification>;

export const userNotificationPage = pageOf(userNotification).extend({
  unreadCount: z.int().meta({ description: 'Of the whole list, at most 1,000' }),
});
export type UserNotificationPage = z.infer<typeof userNotificationPage>;

/** Query of GET /api/notification/user. */
export const userNotificationsInput = z.object({
  propertyId: z.uuid().optional(),
  /** Only those that the caller has not read. */
  unread: z.stringbool().default(false),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(limits.notificationPageSize),
});
export type UserNotificationsInput = z.infer<typeof userNotificationsInput>;

/** Query of GET /api/notification/user/set-all-as-read. */
export const markAllReadInput = z.object({ propertyId: z.uuid().optional() });

export const notificationsMarked = z.object({
  marked: z.int().nonnegative().meta({ description: 'How many were unread until now' }),
});
export type NotificationsMarked = z.infer<typeof notificationsMarked>;

/** What a page asks for every few seconds: it changes whenever the list does. */
export const unreadNotifications = z.object({
  unreadCount: z.int(),
  latest: z.iso.datetime().nullable().meta({ description: 'When the newest of them came or was read' }),
});
export type UnreadNotifications = z.infer<typeof unreadNotifications>;
