import type { Room } from '../app/room';

export const accountRoom = {
  screens: {
    changePassword: {
      load: () => import('./password/ChangePasswordPage').then((m) => m.ChangePasswordPage),
    },
  },
} satisfies Room;
