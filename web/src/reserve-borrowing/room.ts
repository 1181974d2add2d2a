import { ListRestart } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const reserveBorrowingRoom = {
  screens: {
    reserveBorrowing: {
      load: () => import('./ReserveBorrowingPage').then((m) => m.ReserveBorrowingPage),
      ability: 'viewLedger',
    },
  },
  propertyLinks: [
    {
      key: 'reserve-borrowing',
      label: 'Reserve borrowing',
      icon: ListRestart,
      position: 46,
      to: paths.reserveBorrowing,
      shortcut: 'w',
      isCurrent: (pathname) => pathname === paths.reserveBorrowing,
      isShown: ({ viewerCan }) => viewerCan.viewLedger,
    },
  ],
} satisfies Room;
