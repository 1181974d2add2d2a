import { z } from 'zod';
import { limits } from '../value/limits';
import { pageOf } from '../value/page';
import { asks } from '../value/question';
import { requiredText } from '../value/text';

/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = [
  'property.created',
  'property.updated',
  'property.deleted',
  'component.created',
  'component.updated',
  'component.deleted',
  'plan.adopted',
  'fiscalYear.setUp',
  'file.created',
  'file.updated',
  'file.deleted',
  'project.created',
  'project.updated',
  'project.deleted',
] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** Sent on request, so that a receiver can be tried. */
export const WEBHOOK_TEST = 'webhook.test';
export const WEBHOOK_SECRET_PREFIX = 'rfs_';
/** So long a delivery is tried again, and a webhook may fail before it is disabled. */
export const WEBHOOK_TRIED_DAYS = 3;
/** So long deliveries stay in the log. */
export const WEBHOOK_LOG_DAYS = 30;

export const webhook = z.object({
  webhookId: z.uuid(),
  workspaceId: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(webhookEvent),
  isActive: z.boolean(),
  /** When Roofline disabled it because it kept failing; null where it did not. */
  disabledAt: z.iso.datetime().nullable(),
  /** Since when every delivery has failed; null while they arrive. */
  failingSince: z.iso.datetime().nullable(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  /** Deliveries that wait to be sent. */
  waitingCount: z.int().nonnegative(),
  /** The last characters of the secret, to tell one from another. */
  secretEnding: z.string(),
  /** Until when deliveries are also signed with the secret before; null where they are not. */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdByFullName: z.string(),
  version: z.int(),
});
export type Webhook = z.infer<typeof webhook>;

/** Only the answer that creates or replaces a secret shows it. */
export const newWebhookSecret = z.object({ secret: z.string(), webhook });
export type NewWebhookSecret = z.infer<typeof newWebhookSecret>;

const given = {
  url: requiredText('Address', limits.webhookUrlMax),
  description: requiredText('Description', limits.tokenNameMax),
  events: asks(
    z
      .array(webhookEvent, { error: 'Events should be a list' })
      .min(1, 'Choose at least one event')
      .max(WEBHOOK_EVENTS.length)
      .transform((events) => [...new Set(events)]),
    { label: 'Events' },
  ),
};
export const webhookInput = z.object({ ...given, workspaceId: z.uuid() });
export type WebhookInput = z.infer<typeof webhookInput>;

export const webhookChange = z.object({
  ...given,
  isActive: asks(z.boolean({ error: 'Active should be true or false' }), { label: 'Active' }),
});
export type WebhookChange = z.infer<typeof webhookChange>;

const overlaps = `The secret before stays good for 0 to ${limits.webhookOverlapHours} hours`;
export const webhookRotation = z.object({
  /** How long deliveries are also signed with the secret before. */
  overlapHours: asks(
    z.int({ error: overlaps }).min(0, overlaps).max(limits.webhookOverlapHours, overlaps).default(24),
    { label: 'Hours that the secret before stays good', kind: 'choice' },
  ),
});
export type WebhookRotation = z.infer<typeof webhookRotation>;

export const webhookDeliveryStatus = z.enum(['waiting', 'delivered', 'failed']);
export type WebhookDeliveryStatus = z.infer<typeof webhookDeliveryStatus>;

/** What a delivery tells of. */
export const webhookDeliveryEvent = z.enum([...WEBHOOK_EVENTS, WEBHOOK_TEST]);
export type WebhookDeliveryEvent = z.infer<typeof webhookDeliveryEvent>;

export const webhookDelivery = z.object({
  deliveryId: z.uuid(),
  webhookId: z.uuid(),
  event: webhookDeliveryEvent,
  /** Id of what changed. */
  entityId: z.string(),
  propertyId: z.uuid().nullable(),
  happenedAt: z.iso.datetime(),
  status: webhookDeliveryStatus,
  attempts: z.int().nonnegative(),
  /** HTTP status of the last answer; null where none came. */
  responseStatus: z.int().nullable(),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
  lastAttemptAt: z.iso.datetime().nullable(),
  /** When it is tried next; null where it is not. */
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveries = pageOf(webhookDelivery);
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;

/** What a delivery says, as JSON. Ids only: whoever receives it reads the rest with a token of their own. */
export const webhookBody = z.object({
  /** The same in each attempt, so that a receiver can tell a repeat. */
  deliveryId: z.uuid(),
  webhookId: z.uuid(),
  workspaceId: z.uuid(),
  event: z.string(),
  entityId: z.string(),
  propertyId: z.uuid().nullable(),
  happenedAt: z.iso.datetime(),
});
export type WebhookBody = z.infer<typeof webhookBody>;
