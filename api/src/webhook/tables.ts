import type {
  WebhookDeliveryEvent,
  WebhookDeliveryStatus,
  WebhookEvent,
} from '@roofline/schema/webhook/webhook';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, version, workspaceId } from '../platform/store/columns';
import { workspace } from '../workspace/tables';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Webhooks of a workspace, and how far each has read the changes. */
export const webhook = pgTable(
  'webhook',
  {
    workspaceId: workspaceId().references(() => workspace.workspaceId, { onDelete: 'cascade' }),
    webhookId: uuid('webhook_id').notNull().unique(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    disabledAt: moment('disabled_at'),
    /** The secret that signs deliveries, and the key that encrypts it. */
    keyId: text('key_id').notNull(),
    sealed: text('sealed').notNull(),
    secretEnding: text('secret_ending').notNull(),
    /** The previous secret, while it is still valid. */
    previousKeyId: text('previous_key_id'),
    previousSealed: text('previous_sealed'),
    previousUntil: moment('previous_until'),
    /** The position up to which the changes of the workspace were taken in, and its epoch; null before any change. */
    epoch: uuid('epoch'),
    readToNumber: whole('read_to_number').notNull(),
    readToPosition: whole('read_to_position').notNull(),
    lastSequence: whole('last_sequence').notNull().default(0),
    /** The number of failed rounds in a row. */
    failures: integer('failures').notNull().default(0),
    failingSince: moment('failing_since'),
    pausedUntil: moment('paused_until'),
    lastDeliveredAt: moment('last_delivered_at'),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
    /** The name at that time. */
    createdByFullName: text('created_by_full_name').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.webhookId] }),
    // A second click on Add meets this constraint.
    unique('webhook_url').on(t.workspaceId, t.url),
  ],
);

/** One event for one webhook: waits, is sent, and stays in the log. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    workspaceId: workspaceId(),
    deliveryId: uuid('delivery_id').notNull(),
    webhookId: uuid('webhook_id').notNull(),
    /** The order of the changes. */
    sequence: whole('sequence').notNull(),
    event: text('event').$type<WebhookDeliveryEvent>().notNull(),
    entityId: text('entity_id').notNull(),
    /** Kind and id of the object whose events stay in order. */
    subject: text('subject').notNull(),
    /** Not a foreign key: the delivery may report that the property was deleted. */
    propertyId: uuid('property_id'),
    happenedAt: moment('happened_at').notNull(),
    status: text('status').$type<WebhookDeliveryStatus>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    responseStatus: integer('response_status'),
    problem: text('problem'),
    firstAttemptAt: moment('first_attempt_at'),
    lastAttemptAt: moment('last_attempt_at'),
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.deliveryId] }),
    unique('webhook_delivery_in_order').on(t.workspaceId, t.webhookId, t.sequence),
    index('webhook_delivery_waiting')
      .on(t.workspaceId, t.webhookId, t.subject, t.sequence)
      .where(sql`status = 'waiting'`),
    index('webhook_delivery_due')
      .on(t.workspaceId, t.webhookId, t.nextAttemptAt)
      .where(sql`status = 'waiting'`),
    index('webhook_delivery_by_age').on(t.createdAt),
    foreignKey({
      name: 'webhook_delivery_webhook',
      columns: [t.workspaceId, t.webhookId],
      foreignColumns: [webhook.workspaceId, webhook.webhookId],
    }).onDelete('cascade'),
  ],
);
