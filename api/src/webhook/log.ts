import {
  WEBHOOK_TEST,
  type WebhookDeliveries,
  type WebhookDelivery,
  type WebhookDeliveryStatus,
} from '@roofline/schema/webhook/webhook';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { notFound } from '../platform/problem';
import {
  findDeliveries,
  insertDeliveries,
  renewDelivery,
  renewFailed,
  type DeliveryRow,
} from './repository/deliveries';
import { findWebhook, noteWebhook } from './repository/webhooks';
import { requireWebhook } from './service';

function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { deliveryId, webhookId, event, entityId, propertyId, status, attempts, responseStatus, problem } =
    row;
  return {
    deliveryId,
    webhookId,
    event,
    entityId,
    propertyId,
    status,
    attempts,
    responseStatus,
    problem,
    happenedAt: row.happenedAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}

interface LogQuery {
  status?: WebhookDeliveryStatus | undefined;
  page: number;
  pageSize: number;
}

export async function readLog(
  tx: Tx,
  actor: Actor,
  webhookId: string,
  { status, page, pageSize }: LogQuery,
): Promise<WebhookDeliveries> {
  const row = await requireWebhook(tx, actor, webhookId);
  const asked = { status, offset: (page - 1) * pageSize, limit: pageSize };
  const { rows, total } = await findDeliveries(tx, row, asked);
  return { items: rows.map(presentDelivery), totalCount: total, page, pageSize };
}

interface Replay {
  actor: Actor;
  webhookId: string;
  now: Date;
}

/** Sends a delivery again, whatever its status. It stays in its place among those of its object. */
export async function replay(
  tx: Tx,
  { actor, webhookId, now }: Replay,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const at = await requireWebhook(tx, actor, webhookId);
  const row = await renewDelivery(tx, at, deliveryId, now);
  if (!row) throw notFound();
  await noteWebhook(tx, at, { pausedUntil: null });
  return presentDelivery(row);
}

/** Sends all failed deliveries again; returns their number. */
export async function replayFailed(tx: Tx, { actor, webhookId, now }: Replay): Promise<{ count: number }> {
  const at = await requireWebhook(tx, actor, webhookId);
  const count = await renewFailed(tx, at, now);
  await noteWebhook(tx, at, { pausedUntil: null });
  return { count };
}

/** Creates a delivery without a change, to try a receiver. */
export async function sendTest(tx: Tx, { actor, webhookId, now }: Replay): Promise<WebhookDelivery> {
  const { workspaceId } = await requireWebhook(tx, actor, webhookId);
  const row = (await findWebhook(tx, webhookId, true))!;
  const sequence = row.lastSequence + 1;
  const deliveryId = newId();
  const delivery = {
    workspaceId,
    webhookId: row.webhookId,
    deliveryId,
    sequence,
    event: WEBHOOK_TEST,
    entityId: row.webhookId,
    subject: `test ${deliveryId}`,
    propertyId: null,
    happenedAt: now,
    nextAttemptAt: now,
    createdAt: now,
  } as const;
  await insertDeliveries(tx, [delivery]);
  await noteWebhook(tx, row, { lastSequence: sequence, pausedUntil: null });
  return presentDelivery({
    ...delivery,
    status: 'waiting',
    attempts: 0,
    responseStatus: null,
    problem: null,
    firstAttemptAt: null,
    lastAttemptAt: null,
  });
}
