import {
  newWebhookSecret,
  webhook,
  webhookChange,
  webhookDeliveries,
  webhookDelivery,
  webhookDeliveryStatus,
  webhookInput,
  webhookRotation,
} from '@roofline/schema/webhook/webhook';
import { z } from 'zod';
import { created, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put, remove, unkeyed } from '../platform/route/write';
import { inWorkspace, managedByQuery, paged } from '../workspace/service';
import { readLog, replay, replayFailed, sendTest } from './log';
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  requireWebhook,
  rotateSecret,
  updateWebhook,
} from './service';
import type { Guard } from '../platform/idempotency';
import type { Actor } from '../platform/actor';

const NONE = {
  none: 'a webhook is of the portfolio, and its log says what it did; activity is of properties',
} as const;
const ofWebhook = '/api/webhook/:webhookId';
const right = 'webhooks';

const webhookGuard =
  (actor: Actor, webhookId: string): Guard =>
  async (tx) => ({ workspaceId: (await requireWebhook(tx, actor, webhookId)).workspaceId });

/** The routes of a portfolio's webhooks, for its administrators. */
export const webhookRoutes = routes(
  'webhooks',
  get('/api/webhook', {
    summary: 'Webhooks of a portfolio, oldest first',
    right,
    query: inWorkspace,
    answer: data(z.array(webhook)),
    first: managedByQuery,
    work: (tx, { first: { workspaceId }, deps }) => listWebhooks(tx, workspaceId, deps.clock.now()),
  }),
  unkeyed('POST', '/api/webhook', {
    summary: 'Add a webhook',
    description:
      'Only this answer shows the secret. Each delivery is a POST of JSON with the header Roofline-Signature: t=<seconds>,v1=<hex>, where hex is HMAC-SHA256 of "<seconds>.<body>" with the secret; two v1 while an older secret is still good. An answer of 200 to 299 takes it; anything else is tried again for three days. Events of one object come in their order, each at least once. Idempotency-Key is ignored.',
    right,
    activity: NONE,
    neither: 'a stored answer would keep the secret; a second one with the same address is refused',
    body: webhookInput,
    answer: created(newWebhookSecret),
    work: (tx, { actor, body, deps }) => addWebhook(tx, deps, actor, body),
  }),
  put(ofWebhook, {
    summary: 'Change a webhook, or switch it on or off',
    right,
    activity: NONE,
    body: webhookChange,
    answer: data(webhook),
    work: (tx, { actor, params, version, body, deps }) =>
      updateWebhook(tx, deps, { actor, ...params, version }, body),
  }),
  remove(ofWebhook, {
    summary: 'Delete a webhook with its log; what waits is not sent any more',
    right,
    activity: NONE,
    work: (tx, { actor, params, version }) => removeWebhook(tx, { actor, ...params, version }),
  }),
  put(`${ofWebhook}/secret`, {
    summary: 'Create a new secret; the one before signs beside it for a while',
    description: 'Only this answer shows the secret.',
    right,
    activity: NONE,
    body: webhookRotation,
    answer: data(newWebhookSecret),
    work: (tx, { actor, params, version, body, deps }) =>
      rotateSecret(tx, deps, { actor, ...params, version }, body),
  }),
  get(`${ofWebhook}/deliveries`, {
    summary: 'A page of the log of a webhook, newest first; it goes back 30 days',
    right,
    isPolled: true,
    query: z.object({ ...paged, status: webhookDeliveryStatus.optional() }),
    answer: data(webhookDeliveries),
    work: (tx, { actor, params, query }) => readLog(tx, actor, params.webhookId, query),
  }),
  post(`${ofWebhook}/deliveries/:deliveryId/replay`, {
    summary: 'Send a delivery again',
    right,
    activity: NONE,
    answer: created(webhookDelivery),
    guard: ({ actor, params }) => webhookGuard(actor, params.webhookId),
    work: (tx, { actor, params: { webhookId, deliveryId }, deps }) =>
      replay(tx, { actor, webhookId, now: deps.clock.now() }, deliveryId),
  }),
  post(`${ofWebhook}/replay`, {
    summary: 'Send every delivery again that was given up',
    right,
    activity: NONE,
    answer: created(z.object({ count: z.int().nonnegative() })),
    guard: ({ actor, params }) => webhookGuard(actor, params.webhookId),
    work: (tx, { actor, params: { webhookId }, deps }) =>
      replayFailed(tx, { actor, webhookId, now: deps.clock.now() }),
  }),
  post(`${ofWebhook}/test`, {
    summary: 'Send a delivery that tells of nothing, to try the receiver',
    right,
    activity: NONE,
    answer: created(webhookDelivery),
    guard: ({ actor, params }) => webhookGuard(actor, params.webhookId),
    work: (tx, { actor, params: { webhookId }, deps }) =>
      sendTest(tx, { actor, webhookId, now: deps.clock.now() }),
  }),
);
