import type { Room } from '../app/room';

export const integrationRoom = {
  screens: {
    connectedAppReturn: {
      load: () => import('./ReturnPage').then((m) => m.ReturnPage),
      ability: 'editLedger',
    },
  },
} satisfies Room;
