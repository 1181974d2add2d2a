import { Building2 } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const adminPropertyRoom = {
  screens: {
    adminProperties: { load: () => import('./AdminPropertiesPage').then((m) => m.AdminPropertiesPage) },
  },
  adminLinks: [
    {
      key: 'adminProperties',
      label: 'All properties',
      icon: Building2,
      position: 30,
      to: paths.adminProperties,
      shortcut: 'e',
      isCurrent: (pathname) => pathname.startsWith(paths.adminProperties),
      isShown: ({ isStaff }) => isStaff,
    },
  ],
} satisfies Room;
