import { UserCog } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const adminUserRoom = {
  screens: {
    adminUsers: { load: () => import('./users/AdminUsersPage').then((m) => m.AdminUsersPage) },
    adminInvites: { load: () => import('./invites/AdminInvitesPage').then((m) => m.AdminInvitesPage) },
  },
  adminLinks: [
    {
      key: 'adminUsers',
      label: 'Users',
      icon: UserCog,
      position: 25,
      to: paths.adminUsers,
      shortcut: 'm',
      isCurrent: (pathname) => pathname.startsWith(paths.adminUsers),
      isShown: ({ isStaff }) => isStaff,
    },
  ],
} satisfies Room;
