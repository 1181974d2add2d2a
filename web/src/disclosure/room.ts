import type { Room } from '../app/room';

export const disclosureRoom = {
  screens: {
    planDisclosure: { load: () => import('./DisclosurePage').then((m) => m.DisclosurePage) },
  },
} satisfies Room;
