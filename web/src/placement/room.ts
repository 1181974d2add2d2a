import { Landmark } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const placementRoom = {
  screens: {
    placements: {
      load: () => import('./PlacementsPage').then((m) => m.PlacementsPage),
      ability: 'viewDashboard',
    },
  },
  propertyLinks: [
    {
      key: 'placements',
      label: 'Reserve accounts',
      icon: Landmark,
      position: 45,
      to: paths.placements,
      shortcut: 'b',
      isCurrent: (pathname) => pathname === paths.placements,
      isShown: ({ viewerCan }) => viewerCan.viewDashboard,
    },
  ],
} satisfies Room;
