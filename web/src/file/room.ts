import { Folder } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const fileRoom = {
  screens: {
    files: { load: () => import('./FilesPage').then((m) => m.FilesPage), ability: 'viewFiles' },
  },
  propertyLinks: [
    {
      key: 'files',
      label: 'Files',
      icon: Folder,
      position: 70,
      to: paths.files(),
      shortcut: 'f',
      isCurrent: (pathname) => pathname.startsWith(paths.files()),
      isShown: ({ viewerCan }) => viewerCan.viewFiles,
    },
  ],
} satisfies Room;
