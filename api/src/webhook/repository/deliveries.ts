import type { WebhookDeliveryStatus } from '@roofline/schema/webhook/webhook';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { insertBatches, batchesOf } from '../../platform/store/rows';
import { webhookDelivery } from '../tables';
import type { WebhookAt } from './webhooks';

export type DeliveryRow = typeof webhookDelivery.$inferSelect;
export type NewDelivery = typeof webhookDelivery.$inferInsert;

const of = (place: WebhookAt) =>
  and(eq(webhookDelivery.workspaceId, place.workspaceId), eq(webhookDelivery.webhookId, place.webhookId));
const one = (place: WebhookAt, deliveryId: string) =>
  and(of(place), eq(webhookDelivery.deliveryId, deliveryId));

export async function insertDeliveries(tx: Tx, rows: NewDelivery[]): Promise<void> {
  if (rows.length > 0) await insertBatches(tx, webhookDelivery, batchesOf(webhookDelivery, rows));
}

/** Returns the deliveries to send now, in order: only each object's first waiting one, if it is due. */
export async function findDueDeliveries(
  tx: Tx,
  { workspaceId, webhookId }: WebhookAt,
  { now, limit }: { now: Date; limit: number },
): Promise<DeliveryRow[]> {
  return tx
    .select()
    .from(webhookDelivery)
    .where(
      sql`${webhookDelivery.workspaceId} = ${workspaceId} and ${webhookDelivery.webhookId} = ${webhookId}
        and ${webhookDelivery.status} = 'waiting' and ${webhookDelivery.nextAttemptAt} <= ${now.toISOString()}::timestamptz
        and not exists (select 1 from webhook_delivery o where o.workspace_id = ${webhookDelivery.workspaceId}
          and o.webhook_id = ${webhookDelivery.webhookId} and o.subject = ${webhookDelivery.subject} and o.status = 'waiting'
          and o.sequence < ${webhookDelivery.sequence})`,
    )
    .orderBy(webhookDelivery.sequence)
    .limit(limit);
}

/** Stores the result of an attempt, unless a user has changed the delivery since. */
export async function noteAttempt(
  tx: Tx,
  { attempts, ...row }: DeliveryRow,
  change: Partial<NewDelivery>,
): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({ attempts: attempts + 1, ...change })
    .where(and(one(row, row.deliveryId), eq(webhookDelivery.attempts, attempts)));
}

/** Returns a page of the log, newest first. */
export async function findDeliveries(
  tx: Tx,
  place: WebhookAt,
  { status, offset, limit }: { status: WebhookDeliveryStatus | undefined; offset: number; limit: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const which = and(of(place), status === undefined ? undefined : eq(webhookDelivery.status, status));
  const rows = await tx
    .select()
    .from(webhookDelivery)
    .where(which)
    .orderBy(desc(webhookDelivery.sequence))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ n: count() }).from(webhookDelivery).where(which);
  return { rows, total: counted!.n };
}

/** Makes a delivery wait as if it had never been tried; null if it does not exist. */
export async function renewDelivery(
  tx: Tx,
  place: WebhookAt,
  deliveryId: string,
  now: Date,
): Promise<DeliveryRow | null> {
  const [row] = await tx
    .update(webhookDelivery)
    .set({
      status: 'waiting',
      attempts: 0,
      firstAttemptAt: null,
      nextAttemptAt: now,
      problem: null,
      responseStatus: null,
    })
    .where(one(place, deliveryId))
    .returning();
  return row ?? null;
}

/** Makes every failed delivery wait again; returns their number. */
export async function renewFailed(tx: Tx, place: WebhookAt, now: Date): Promise<number> {
  const rows = await tx
    .update(webhookDelivery)
    .set({ status: 'waiting', attempts: 0, firstAttemptAt: null, nextAttemptAt: now })
    .where(and(of(place), eq(webhookDelivery.status, 'failed')))
    .returning({ id: webhookDelivery.deliveryId });
  return rows.length;
}

/** Deletes deliveries that are older than the log; returns their number. */
export async function forgetDeliveries(tx: Tx, before: Date, limit: number): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`with gone as (delete from webhook_delivery d using (select workspace_id, delivery_id from webhook_delivery
          where created_at < ${before.toISOString()}::timestamptz order by created_at limit ${limit}) o
        where d.workspace_id = o.workspace_id and d.delivery_id = o.delivery_id returning 1)
      select count(*)::int as n from gone`,
  );
  return row!.n;
}
