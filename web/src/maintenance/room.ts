import type { Room } from '../app/room';

export const maintenanceRoom = {
  screens: {
    maintenance: {
      load: () => import('./MaintenancePage').then((m) => m.MaintenancePage),
      ability: 'viewComponents',
    },
  },
} satisfies Room;
