import { Upload } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const componentImportRoom = {
  screens: {
    componentImport: {
      load: () => import('./ComponentImportPage').then((m) => m.ComponentImportPage),
      ability: 'editComponents',
    },
  },
  actions: [
    {
      key: 'import',
      label: 'Import components',
      icon: Upload,
      position: 30,
      to: paths.componentImport,
      isOffered: ({ property }) => property !== null && property.viewerCan.editComponents,
    },
  ],
} satisfies Room;
