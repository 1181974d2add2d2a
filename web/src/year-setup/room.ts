import type { Room } from '../app/room';

export const yearSetupRoom = {
  screens: {
    setupYear: {
      load: () => import('./YearSetupPage').then((m) => m.YearSetupPage),
      ability: 'viewFinancials',
    },
    reconcileYear: {
      load: () => import('./reconcile/ReconcilePage').then((m) => m.ReconcilePage),
      ability: 'viewFinancials',
    },
  },
} satisfies Room;
