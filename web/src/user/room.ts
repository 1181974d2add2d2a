import { SlidersHorizontal, User } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const userRoom = {
  screens: {
    editProfile: { load: () => import('./profile/EditProfilePage').then((m) => m.EditProfilePage) },
  },
  actions: [
    { key: 'profile', label: 'Profile', icon: User, position: 50, to: paths.profile },
    {
      key: 'user-settings',
      label: 'User settings',
      icon: SlidersHorizontal,
      position: 60,
      to: paths.userSettings,
    },
  ],
} satisfies Room;
