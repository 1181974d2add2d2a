import type { Room } from '../app/room';

/** A tab of the pages of the portfolio. */
export const webhookRoom = {
  screens: {
    webhooks: { load: () => import('./WebhooksPage').then((m) => m.WebhooksPage) },
  },
} satisfies Room;
