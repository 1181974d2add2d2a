import type { Room } from '../app/room';

/** The webhooks, a tab of the portfolio's pages. */
export const webhookRoom = {
  screens: {
    webhooks: { load: () => import('./WebhooksPage').then((m) => m.WebhooksPage) },
  },
} satisfies Room;
