import { Layers, Plus } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const componentRoom = {
  screens: {
    components: {
      load: () => import('./ComponentsPage').then((m) => m.ComponentsPage),
      ability: 'viewComponents',
    },
  },
  propertyLinks: [
    {
      key: 'components',
      label: 'Components',
      icon: Layers,
      position: 30,
      to: paths.components,
      shortcut: 'c',
      isCurrent: (pathname) => pathname.startsWith(paths.components),
      isShown: ({ viewerCan }) => viewerCan.viewComponents,
      isPhoneTab: true,
    },
  ],
  actions: [
    {
      key: 'add-component',
      label: 'Add component',
      icon: Plus,
      position: 20,
      to: `${paths.components}?add=1`,
      isOffered: ({ property }) => property !== null && property.viewerCan.editComponents,
    },
  ],
} satisfies Room;
