import { webhook, webhookDeliveries, type WebhookDeliveryStatus } from '@roofline/schema/webhook/webhook';
import { z } from 'zod';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

interface LogAsked {
  webhookId: string;
  status?: WebhookDeliveryStatus | null;
  page: number;
  pageSize: number;
}

/** Webhooks of a workspace and their logs. */
export function webhookLoaders(rest: Rest) {
  return {
    webhooks: (workspaceId: string | null | undefined) =>
      rest.get(restPath`/api/webhook`, z.array(webhook), queryOf({ workspaceId: workspaceId ?? undefined })),
    webhookDeliveries: ({ webhookId, status, page, pageSize }: LogAsked) =>
      rest.get(
        restPath`/api/webhook/${uuid(webhookId)}/deliveries`,
        webhookDeliveries,
        queryOf({ status: status ?? undefined, page, pageSize }),
      ),
  };
}
