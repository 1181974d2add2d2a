import { HeartPulse } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const adminHealthRoom = {
  screens: {
    adminHealth: { load: () => import('./HealthPage').then((m) => m.HealthPage) },
  },
  adminLinks: [
    {
      key: 'health',
      label: 'Health',
      icon: HeartPulse,
      position: 95,
      to: paths.adminHealth,
      shortcut: 'v',
      isCurrent: (pathname) => pathname === paths.adminHealth,
      isShown: ({ isStaff }) => isStaff,
    },
  ],
} satisfies Room;
