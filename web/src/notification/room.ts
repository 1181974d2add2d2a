import { Bell } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const notificationRoom = {
  screens: {
    notifications: { load: () => import('./NotificationsPage').then((m) => m.NotificationsPage) },
  },
  actions: [
    { key: 'notifications', label: 'Notifications', icon: Bell, position: 55, to: paths.notifications },
  ],
} satisfies Room;
