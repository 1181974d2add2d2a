import { exampleOf } from '@roofline/schema/fixtures/example';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { PROJECT_ID } from '@roofline/schema/fixtures/project';
import { userNotification, type UserNotification } from '@roofline/schema/notification/user-notification';
import { paths } from '../../app/paths';
import type { Graph } from '../../testing/schema-link';
import { unread } from '../live/unread';

/** The nth notification, from 1: the newest. */
export const aNotification = (n: number, change: Partial<UserNotification> = {}): UserNotification =>
  exampleOf(userNotification, {
    userNotificationId: id(7000 + n),
    propertyId: PROPERTY_ID,
    propertyName: 'Cedar Ridge Condominiums',
    associatedUserId: id(2),
    associatedUserFullName: 'Ruth Stone',
    titleTemplate: `Ruth Stone wrote a note in Roof ${n}`,
    bodyTemplate: 'The crane comes on Monday.',
    notifyDate: '2026-10-29T17:00:00.000Z',
    link: paths.project(PROJECT_ID),
    ...change,
  });

interface Asked {
  propertyId?: string | null;
  unread: boolean;
  page: number;
  pageSize: number;
}

/** Notifications that can be read; what is asked of them is noted. */
export function notificationService(start: readonly UserNotification[]) {
  let all = [...start];
  let version = 0;
  const asked: Asked[] = [];
  const isMeant = (propertyId?: string | null) => (each: UserNotification) =>
    !propertyId || each.propertyId === propertyId;
  const graph: Graph = {
    notifications: ({ propertyId, unread: isUnread, page, pageSize }: Asked) => {
      asked.push({ propertyId: propertyId ?? null, unread: isUnread, page, pageSize });
      const meant = all.filter(isMeant(propertyId));
      const found = meant.filter((each) => !isUnread || !each.isRead);
      return {
        items: found.slice(pageSize * (page - 1), pageSize * page),
        totalCount: found.length,
        page,
        pageSize,
        unreadCount: meant.filter((each) => !each.isRead).length,
      };
    },
    markNotificationRead: ({ input }: { input: { userNotificationId: string } }) => {
      all = all.map((each) =>
        each.userNotificationId === input.userNotificationId ? { ...each, isRead: true } : each,
      );
      const notification = all.find((each) => each.userNotificationId === input.userNotificationId);
      return { notification, userErrors: [] };
    },
    markAllNotificationsRead: ({ input }: { input: { propertyId?: string | null } }) => {
      const meant = all.filter(isMeant(input.propertyId)).filter((each) => !each.isRead);
      all = all.map((each) => (meant.includes(each) ? { ...each, isRead: true } : each));
      return { marked: meant.length, userErrors: [] };
    },
  };
  return {
    graph,
    asked,
    all: () => all,
    /** What someone else does in the meantime. */
    add: (item: UserNotification) => (all = [item, ...all]),
    /** What the poller hears: how it stands now. */
    tell: () =>
      unread.put({
        unreadCount: all.filter((each) => !each.isRead).length,
        latest: new Date(Date.UTC(2026, 10, 1, 0, 0, ++version)).toISOString(),
      }),
  };
}
