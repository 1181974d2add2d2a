import type { Room } from '../app/room';

export const exportMapRoom = {
  screens: {
    exportMap: { load: () => import('./ExportMapPage').then((m) => m.ExportMapPage) },
  },
} satisfies Room;
