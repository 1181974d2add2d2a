import { FileUp } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const importRequestRoom = {
  screens: {
    importRequests: { load: () => import('./ImportRequestsPage').then((m) => m.ImportRequestsPage) },
    importRequest: { load: () => import('./detail/ImportRequestPage').then((m) => m.ImportRequestPage) },
  },
  adminLinks: [
    {
      key: 'importRequests',
      label: 'Import requests',
      icon: FileUp,
      position: 40,
      to: paths.importRequests,
      shortcut: 'i',
      isCurrent: (pathname) => pathname.startsWith(paths.importRequests),
      isShown: ({ isStaff, viewerCan }) => isStaff || viewerCan.addProperty,
    },
  ],
} satisfies Room;
