import { changesSince } from '../../change/service';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { eventOf, TOLD_KINDS } from '../events';
import { insertDeliveries, type NewDelivery } from '../repository/deliveries';
import { findWebhook, noteWebhook, type WebhookAt, type WebhookRow } from '../repository/webhooks';

/** The most changes of one step; the next step takes in the rest. */
const AT_ONCE = 1000;

type Found = Awaited<ReturnType<typeof changesSince>>['changes'];

/** Returns deliveries of the changes that the webhook subscribes to, in their order. */
function deliveriesOf(
  { workspaceId, webhookId, events, lastSequence }: WebhookRow,
  changes: Found,
  now: Date,
): NewDelivery[] {
  const told: NewDelivery[] = [];
  for (const change of changes) {
    const event = eventOf(change);
    if (event === null || !events.includes(event)) continue;
    told.push({
      workspaceId,
      webhookId,
      deliveryId: newId(),
      sequence: lastSequence + told.length + 1,
      event,
      entityId: change.id,
      subject: `${change.kind} ${change.id}`,
      propertyId: change.propertyId,
      happenedAt: change.at,
      nextAttemptAt: now,
      createdAt: now,
    });
  }
  return told;
}

/** Creates deliveries for the changes since the last time. Returns true if there may be more. */
export async function takeIn(tx: Tx, { webhookId }: WebhookAt, now: Date): Promise<boolean> {
  // The webhook is locked, so that no two processes take in the same changes.
  const row = await findWebhook(tx, webhookId, true);
  if (!row?.isActive) return false;
  const place = { number: row.readToNumber, position: row.readToPosition };
  const since = { epoch: row.epoch, place };
  const { changes, epoch, reached, hasMore } = await changesSince(tx, row.workspaceId, since, {
    kinds: TOLD_KINDS,
    limit: AT_ONCE,
  });
  const deliveries = deliveriesOf(row, changes, now);
  await insertDeliveries(tx, deliveries);
  await noteWebhook(tx, row, {
    epoch,
    readToNumber: reached.number,
    readToPosition: reached.position,
    lastSequence: row.lastSequence + deliveries.length,
  });
  return hasMore;
}
