import { LayoutDashboard } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const dashboardRoom = {
  screens: {
    dashboard: {
      load: () => import('./DashboardPage').then((m) => m.DashboardPage),
      ability: 'viewDashboard',
    },
  },
  propertyLinks: [
    {
      key: 'dashboard',
      label: 'Dashboard',
      icon: LayoutDashboard,
      position: 10,
      to: paths.dashboard,
      shortcut: 'd',
      isCurrent: (pathname) => pathname === paths.dashboard,
      isShown: ({ viewerCan }) => viewerCan.viewDashboard,
      isPhoneTab: true,
    },
  ],
} satisfies Room;
