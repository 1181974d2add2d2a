import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { versionedRows } from '../../platform/repository/versioned-rows';
import { webhook, webhookDelivery } from '../tables';

export type WebhookRow = typeof webhook.$inferSelect;
export type NewWebhook = typeof webhook.$inferInsert;
export type WebhookAt = Pick<WebhookRow, 'workspaceId' | 'webhookId'>;

/** Returns the webhooks of a workspace, oldest first. */
export async function findWebhooks(tx: Tx, workspaceId: string): Promise<WebhookRow[]> {
  return tx
    .select()
    .from(webhook)
    .where(eq(webhook.workspaceId, workspaceId))
    .orderBy(asc(webhook.createdAt), asc(webhook.webhookId));
}

/** Returns a webhook by id, if the transaction may see it; `lock` locks it until the transaction ends. */
export async function findWebhook(tx: Tx, webhookId: string, lock = false): Promise<WebhookRow | null> {
  const found = tx.select().from(webhook).where(eq(webhook.webhookId, webhookId));
  const [row] = await (lock ? found.for('update') : found);
  return row ?? null;
}

/** Counts the waiting deliveries of each webhook. */
export async function countWaiting(tx: Tx, webhookIds: readonly string[]): Promise<Map<string, number>> {
  if (webhookIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: webhookDelivery.webhookId, n: count() })
    .from(webhookDelivery)
    .where(and(inArray(webhookDelivery.webhookId, [...webhookIds]), eq(webhookDelivery.status, 'waiting')))
    .groupBy(webhookDelivery.webhookId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Reads and changes single webhooks. */
const rows = versionedRows(webhook, ['workspaceId', 'webhookId']);
export const { insert: insertWebhook, change: changeWebhook, remove: deleteWebhook } = rows;

/** Stores a webhook's state from the service, without raising the version that users edit. */
export async function noteWebhook(tx: Tx, place: WebhookAt, change: Partial<NewWebhook>): Promise<void> {
  await tx.update(webhook).set(change).where(rows.at(place));
}

/** Returns the webhooks of all workspaces with changes to take in, or with due deliveries. */
export function findDueWebhooks(tx: Tx, now: Date): Promise<WebhookAt[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return rowsOf<WebhookAt>(
    tx,
    sql`select w.workspace_id as "workspaceId", w.webhook_id as "webhookId" from webhook w
      join workspace o on o.workspace_id = w.workspace_id and o.is_active
      left join change_head h on h.workspace_id = w.workspace_id
      where w.is_active and (w.paused_until is null or w.paused_until <= ${moment})
        and (h.last_number > w.read_to_number or h.epoch is distinct from w.epoch
          or exists (select 1 from webhook_delivery d where d.workspace_id = w.workspace_id and d.webhook_id = w.webhook_id
            and d.status = 'waiting' and d.next_attempt_at <= ${moment}))
      limit 1000`,
  );
}
