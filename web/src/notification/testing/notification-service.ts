import { id } from '@roofline/schema/fixtures/id';
import { aNotification as fixture } from '@roofline/schema/fixtures/notification';
import type { UserNotification } from '@roofline/schema/notification/user-notification';
import { pageOf, recorder } from '../../testing/recorder';
import type { Graph } from '../../testing/schema-link';
import { unread } from '../live/unread';

/** Returns the nth notification. */
export const aNotification = (n: number, change: Partial<UserNotification> = {}): UserNotification =>
  fixture({
    userNotificationId: id(7000 + n),
    propertyName: 'Cedar Ridge Condominiums',
    associatedUserFullName: 'Ruth Stone',
    titleTemplate: `Ruth Stone wrote a note in Roof ${n}`,
    bodyTemplate: 'The crane comes on Monday.',
    notifyDate: '2026-10-29T17:00:00.000Z',
    ...change,
  });

interface World {
  all: readonly UserNotification[];
  unreadCount: number;
}
interface Asked {
  propertyId?: string | null;
  unread: boolean;
  page: number;
  pageSize: number;
}

/** Fakes the service of notifications, and records its requests. */
export function notificationService(all: readonly UserNotification[], unreadCount = 0) {
  const service = recorder<World>({ all, unreadCount });
  const { world } = service;
  const asked: Asked[] = [];
  let version = 0;
  const graph: Graph = {
    notifications: ({ propertyId = null, unread: isUnread, page, pageSize }: Asked) => {
      asked.push({ propertyId, unread: isUnread, page, pageSize });
      return { ...pageOf(world.all, { page, pageSize }), unreadCount: world.unreadCount };
    },
    ...service.writes({
      markNotificationRead: ({ userNotificationId }: { userNotificationId: string }) => ({
        notification: world.all.find((each) => each.userNotificationId === userNotificationId),
      }),
      markAllNotificationsRead: () => ({ marked: 3 }),
    }),
  };
  return {
    ...service,
    graph,
    asked,
    /** Gives the client the current number, as the poller does. */
    tell: () =>
      unread.put({
        unreadCount: world.unreadCount,
        latest: new Date(Date.UTC(2026, 10, 1, 0, 0, ++version)).toISOString(),
      }),
  };
}
