import { administrators } from '../register/rights';
import { by, type Place, type Room } from '../register/room';
import { newKey } from '../stack/people';

const ofWebhook = '/api/webhook/:webhookId';
const hook = { who: administrators, token: 'webhooks' } as const;
/** An address that means nothing anywhere: nothing is ever sent to it, since no job runs here. */
const values = () => ({
  url: `https://hooks.invalid/${newKey()}`,
  description: `Hook ${newKey()}`,
  events: ['plan.adopted'],
});
const inWorkspace = ({ workspaceId }: Place) => `?workspaceId=${workspaceId}`;
/** Names of the graph in place of words of REST. */
const inGraph = () => ({ values: { ...values(), events: ['PLAN_ADOPTED'] } });

export const room: Room = {
  routes: {
    'GET /api/webhook': { ...hook, query: inWorkspace },
    'POST /api/webhook': {
      ...hook,
      body: ({ workspaceId }) => ({ ...values(), workspaceId }),
      isUnkeyed: true,
    },
    [`PUT ${ofWebhook}`]: { ...hook, body: () => ({ ...values(), isActive: true }) },
    [`DELETE ${ofWebhook}`]: hook,
    [`PUT ${ofWebhook}/secret`]: { ...hook, body: () => ({ overlapHours: 1 }) },
    [`GET ${ofWebhook}/deliveries`]: hook,
    [`POST ${ofWebhook}/deliveries/:deliveryId/replay`]: hook,
    [`POST ${ofWebhook}/replay`]: hook,
    [`POST ${ofWebhook}/test`]: hook,
  },
  furnish: async ({ ask, workspaceId }) => {
    const { webhook } = await ask('POST', '/api/webhook', { payload: { ...values(), workspaceId } });
    const { deliveryId } = await ask('POST', `/api/webhook/${webhook.webhookId}/test`);
    return { webhookId: webhook.webhookId, deliveryId };
  },
  pool: () => ({
    // A portfolio has each only once.
    url: Array.from({ length: 50 }, () => values().url),
    // What random requests seldom do: sending each of their changes would keep the service's own work waiting.
    events: [['fiscalYear.setUp']],
    overlapHours: [0, 24],
  }),
  // A portfolio has few, and all that is planted is in one.
  plant: async ({ rest, pool }) => {
    const workspaceId = String(pool.workspaceId![0]);
    const path = `/api/webhook?workspaceId=${workspaceId}`;
    const webhooks = await rest.ask<{ webhookId: string }[]>('GET', path);
    const body = { ...values(), events: ['fiscalYear.setUp'], workspaceId };
    const webhookId =
      webhooks.length > 3
        ? webhooks.at(-1)!.webhookId
        : (await rest.ask<{ webhook: { webhookId: string } }>('POST', '/api/webhook', { body })).webhook
            .webhookId;
    const { deliveryId } = await rest.ask('POST', `/api/webhook/${webhookId}/test`);
    return { webhookId: [webhookId], deliveryId: [deliveryId] };
  },
  queries: {
    webhooks: by('GET /api/webhook'),
    webhookDeliveries: by(`GET ${ofWebhook}/deliveries`),
  },
  mutations: {
    addWebhook: by('POST /api/webhook', { over: inGraph }),
    updateWebhook: by(`PUT ${ofWebhook}`, { over: inGraph }),
    rotateWebhookSecret: by(`PUT ${ofWebhook}/secret`),
    deleteWebhook: by(`DELETE ${ofWebhook}`),
    replayWebhookDelivery: by(`POST ${ofWebhook}/deliveries/:deliveryId/replay`),
    replayFailedDeliveries: by(`POST ${ofWebhook}/replay`),
    testWebhook: by(`POST ${ofWebhook}/test`),
  },
  shipped: {
    Webhooks: { variables: (at) => ({ workspaceId: at.workspaceId }), atMost: 1 },
    WebhookLog: {
      variables: (at) => ({ webhookId: at.webhookId, status: null, page: 1, pageSize: 25 }),
      atMost: 1,
    },
  },
  // The demo has none.
  demo: async (manager, { workspaceId }) => {
    const added = await manager.ask<{ addWebhook: { webhook: { webhookId: string } } }>(
      `mutation ($input: AddWebhookInput!) { addWebhook(input: $input) { webhook { webhookId } } }`,
      { input: { workspaceId, ...inGraph() } },
    );
    return { webhookId: added.addWebhook.webhook.webhookId };
  },
};
