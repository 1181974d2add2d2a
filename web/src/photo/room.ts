import { Image, ImagePlus } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const photoRoom = {
  screens: {
    photos: { load: () => import('./PhotosPage').then((m) => m.PhotosPage), ability: 'viewComponents' },
    photosReport: {
      load: () => import('./report/PhotosReportPage').then((m) => m.PhotosReportPage),
      ability: 'viewFiles',
    },
  },
  propertyLinks: [
    {
      key: 'photos',
      label: 'Photos',
      icon: Image,
      position: 36,
      to: paths.photos(),
      shortcut: 'h',
      isCurrent: (pathname) => pathname === paths.photos(),
      isShown: ({ viewerCan }) => viewerCan.viewComponents,
    },
  ],
  actions: [
    {
      key: 'upload-photos',
      label: 'Upload photos',
      icon: ImagePlus,
      position: 35,
      to: `${paths.photos()}?add=1`,
      isOffered: ({ property }) => property !== null && property.viewerCan.addPhotos,
    },
  ],
} satisfies Room;
