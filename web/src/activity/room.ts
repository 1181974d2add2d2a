import { History } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const activityRoom = {
  screens: {
    portfolioActivity: {
      load: () => import('./PortfolioActivityPage').then((m) => m.PortfolioActivityPage),
    },
    activity: { load: () => import('./ActivityPage').then((m) => m.ActivityPage) },
  },
  propertyLinks: [
    {
      key: 'activity',
      label: 'Activity',
      icon: History,
      position: 85,
      to: paths.activity,
      shortcut: 'y',
      isCurrent: (pathname) => pathname === paths.activity,
      isShown: () => true,
    },
  ],
} satisfies Room;
