import { Building2 } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const propertyImportRoom = {
  screens: {
    propertyImport: { load: () => import('./PropertyImportPage').then((m) => m.PropertyImportPage) },
  },
  actions: [
    {
      key: 'add-many-properties',
      label: 'Add many properties',
      icon: Building2,
      position: 12,
      to: paths.propertyImport,
      isOffered: ({ viewer }) => viewer.viewerCan.addProperty,
    },
  ],
} satisfies Room;
