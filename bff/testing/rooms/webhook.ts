import { id } from '@roofline/schema/fixtures/id';
import { aWebhook, aWebhookDelivery, aWebhookInput } from '@roofline/schema/fixtures/webhook';
import { C, I, P, paged, type RoomExamples } from '../room';

const at = `/api/webhook/${I}`;
/** Its events have other names in the graph. */
const { events, workspaceId, ...values } = aWebhookInput();

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    addWebhook: { input: { workspaceId: P, values: { ...values, events: ['FISCAL_YEAR_SET_UP'] } }, call: 'POST /api/webhook', body: { ...values, events: ['fiscalYear.setUp'], workspaceId: P } },
    updateWebhook: { input: { webhookId: I, values: { ...values, events: ['PLAN_ADOPTED'] }, isActive: false, version: 2 }, call: `PUT ${at}`, body: { ...values, events: ['plan.adopted'], isActive: false }, version: 2 },
    rotateWebhookSecret: { input: { webhookId: I, overlapHours: 1, version: 2 }, call: `PUT ${at}/secret`, body: { overlapHours: 1 }, version: 2 },
    deleteWebhook: { input: { webhookId: I, version: 2 }, call: `DELETE ${at}`, version: 2 },
    replayWebhookDelivery: { input: { webhookId: I, deliveryId: C, idempotencyKey: 'w1' }, call: `POST ${at}/deliveries/${C}/replay`, key: 'w1' },
    replayFailedDeliveries: { input: { webhookId: I, idempotencyKey: 'w2' }, call: `POST ${at}/replay`, key: 'w2' },
    testWebhook: { input: { webhookId: I, idempotencyKey: 'w3' }, call: `POST ${at}/test`, key: 'w3' },
  },
  serve: (upstream, numbers) => {
    upstream.data('GET', '/api/webhook', numbers.map((n) => aWebhook({ webhookId: id(n) }))); // prettier-ignore
    for (const n of numbers)
      upstream.data(
        'GET',
        `/api/webhook/${id(n)}/deliveries`,
        paged([aWebhookDelivery({ webhookId: id(n) })]),
      );
  },
};
