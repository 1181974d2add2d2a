import { newWebhookSecret, webhook, webhookDelivery } from '@roofline/schema/webhook/webhook';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

const counted = z.object({ count: z.int() });
const at = (webhookId: string) => restPath`/api/webhook/${uuid(webhookId)}`;

export const webhookMutations = {
  Mutation: {
    async addWebhook(_root, { input: { workspaceId, values } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/webhook`, newWebhookSecret, { body: { ...values, workspaceId } }),
      );
      return { secret: answer?.secret ?? null, webhook: answer?.webhook ?? null, userErrors };
    },
    async updateWebhook(_root, { input: { webhookId, values, isActive, version } }, context) {
      const body = { ...values, isActive };
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(at(webhookId), webhook, { body, version }),
      );
      return { webhook: answer, userErrors };
    },
    async rotateWebhookSecret(_root, { input: { webhookId, overlapHours, version } }, context) {
      const path = restPath`/api/webhook/${uuid(webhookId)}/secret`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(path, newWebhookSecret, { body: { overlapHours }, version }),
      );
      return { secret: answer?.secret ?? null, webhook: answer?.webhook ?? null, userErrors };
    },
    async deleteWebhook(_root, { input: { webhookId, version } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(at(webhookId), z.unknown(), { version }),
      );
      return { webhookId: userErrors.length === 0 ? webhookId : null, userErrors };
    },
    async replayWebhookDelivery(_root, { input: { webhookId, deliveryId, idempotencyKey } }, context) {
      const path = restPath`/api/webhook/${uuid(webhookId)}/deliveries/${uuid(deliveryId)}/replay`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, webhookDelivery, { idempotencyKey }),
      );
      return { delivery: answer, userErrors };
    },
    async replayFailedDeliveries(_root, { input: { webhookId, idempotencyKey } }, context) {
      const path = restPath`/api/webhook/${uuid(webhookId)}/replay`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, counted, { idempotencyKey }),
      );
      return { count: answer?.count ?? null, userErrors };
    },
    async testWebhook(_root, { input: { webhookId, idempotencyKey } }, context) {
      const path = restPath`/api/webhook/${uuid(webhookId)}/test`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, webhookDelivery, { idempotencyKey }),
      );
      return { delivery: answer, userErrors };
    },
  },
} satisfies Resolvers;
