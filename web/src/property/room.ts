import { Building2, Plus, Settings2 } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const propertyRoom = {
  screens: {
    properties: { load: () => import('./PropertiesPage').then((m) => m.PropertiesPage) },
  },
  propertyLinks: [
    {
      key: 'settings',
      label: 'Property settings',
      icon: Settings2,
      position: 90,
      to: ({ propertyId }) => paths.propertyDetails(propertyId),
      shortcut: 's',
      isCurrent: (pathname) => pathname.startsWith('/useraccount/properties/details/'),
      isShown: ({ viewerCan }) => viewerCan.viewDetails,
    },
  ],
  workspaceLinks: [
    {
      key: 'properties',
      label: 'Properties',
      icon: Building2,
      position: 10,
      to: paths.properties,
      shortcut: 'l',
      isCurrent: (pathname) => pathname === paths.properties,
      isShown: () => true,
    },
  ],
  actions: [
    {
      key: 'add-property',
      label: 'Add a New Property',
      icon: Plus,
      position: 10,
      to: `${paths.properties}?add=1`,
      isOffered: ({ viewer }) => viewer.viewerCan.addProperty,
    },
  ],
} satisfies Room;
