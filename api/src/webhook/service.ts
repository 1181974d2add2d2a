import type {
  NewWebhookSecret,
  Webhook,
  WebhookChange,
  WebhookInput,
  WebhookRotation,
} from '@roofline/schema/webhook/webhook';
import { limits } from '@roofline/schema/value/limits';
import { headPlace } from '../change/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { newId } from '../platform/ids';
import { conflict, notFound, ruleFailed } from '../platform/problem';
import { requireManaged, workspaceRow } from '../workspace/service';
import {
  changeWebhook,
  countWaiting,
  deleteWebhook,
  findWebhook,
  findWebhooks,
  insertWebhook,
  type WebhookRow,
} from './repository/webhooks';
import { newSecret } from './secret';

const HOUR = 60 * 60_000;

/** Returns a webhook as the API shows it, without anything that could sign a delivery. */
function present(row: WebhookRow, waiting: ReadonlyMap<string, number>, now: Date): Webhook {
  const {
    webhookId,
    workspaceId,
    url,
    description,
    events,
    isActive,
    secretEnding,
    createdByFullName,
    version,
  } = row;
  const isSignedTwice = row.previousUntil !== null && now < row.previousUntil;
  return {
    webhookId,
    workspaceId,
    url,
    description,
    events,
    isActive,
    secretEnding,
    createdByFullName,
    version,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
    waitingCount: waiting.get(webhookId) ?? 0,
    previousSecretUntil: isSignedTwice ? row.previousUntil!.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns a webhook of a workspace that the actor manages: 404 for any other, 403 for a role that manages nothing. */
export async function requireWebhook(tx: Tx, actor: Actor, webhookId: string): Promise<WebhookRow> {
  const row = await findWebhook(tx, webhookId);
  if (!row) throw notFound();
  requireManaged(actor, row.workspaceId);
  return row;
}

export async function listWebhooks(tx: Tx, workspaceId: string, now: Date): Promise<Webhook[]> {
  const rows = await findWebhooks(tx, workspaceId);
  const waiting = await countWaiting(tx, rows.map(({ webhookId }) => webhookId)); // prettier-ignore
  return rows.map((row) => present(row, waiting, now));
}

/** Returns the address to store; 422 for one that nothing may be sent to. */
function addressOf(text: string, outside: Deps['webhookOutside']): string {
  if (!URL.canParse(text) || !outside.allows(new URL(text)))
    throw ruleFailed('Address should be an https address of the public internet', 'url');
  const url = new URL(text);
  url.hash = '';
  return url.href;
}

const sameAddress = () =>
  conflict('This portfolio already has a webhook with this address. Change that one.', 'sameAddress');

interface Call {
  actor: Actor;
  webhookId: string;
  version: number;
}

/** Adds a webhook, which sends changes from now on. Only this answer shows the secret. */
export async function addWebhook(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'vault' | 'webhookOutside'>,
  actor: Actor,
  input: WebhookInput,
): Promise<NewWebhookSecret> {
  const { workspaceId } = requireManaged(actor, input.workspaceId);
  const url = addressOf(input.url, deps.webhookOutside);
  // The workspace is locked, so that no two requests exceed the limit or add the same address.
  await workspaceRow(tx, workspaceId, { lock: true });
  const others = await findWebhooks(tx, workspaceId);
  if (others.some((other) => other.url === url)) throw sameAddress();
  if (others.length >= limits.webhooksPerWorkspace)
    throw ruleFailed(`A portfolio has at most ${limits.webhooksPerWorkspace} webhooks. Delete one first.`);
  const at = { workspaceId, webhookId: newId() };
  const { secret, stored } = newSecret(deps.vault, at);
  const { epoch, place } = await headPlace(tx, workspaceId);
  const now = deps.clock.now();
  const row = await insertWebhook(tx, {
    ...at,
    ...stored,
    url,
    description: input.description,
    events: input.events,
    epoch,
    readToNumber: place.number,
    readToPosition: place.position,
    createdAt: now,
    createdBy: actor.userId,
    createdByFullName: actor.fullName,
  });
  return { secret, webhook: present(row, new Map(), now) };
}

/** Returns the change that switches a webhook on or off; one that is switched on again starts without failures. */
const switched = (row: WebhookRow, isActive: boolean) =>
  isActive && !row.isActive
    ? { isActive, disabledAt: null, failingSince: null, failures: 0, pausedUntil: null }
    : { isActive };

export async function updateWebhook(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'webhookOutside'>,
  { actor, webhookId, version }: Call,
  { isActive, ...input }: WebhookChange,
): Promise<Webhook> {
  const row = await requireWebhook(tx, actor, webhookId);
  const url = addressOf(input.url, deps.webhookOutside);
  await workspaceRow(tx, row.workspaceId, { lock: true });
  const others = await findWebhooks(tx, row.workspaceId);
  if (others.some((other) => other.url === url && other.webhookId !== row.webhookId)) throw sameAddress();
  const saved = await changeWebhook(tx, row, version, { ...input, url, ...switched(row, isActive) });
  return present(saved, await countWaiting(tx, [webhookId]), deps.clock.now());
}

/** Creates a new secret. The old one also signs for as long as the request says. */
export async function rotateSecret(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'vault'>,
  { actor, webhookId, version }: Call,
  { overlapHours }: WebhookRotation,
): Promise<NewWebhookSecret> {
  const row = await requireWebhook(tx, actor, webhookId);
  const { secret, stored } = newSecret(deps.vault, row);
  const now = deps.clock.now();
  const isKept = overlapHours > 0;
  const saved = await changeWebhook(tx, row, version, {
    ...stored,
    previousKeyId: isKept ? row.keyId : null,
    previousSealed: isKept ? row.sealed : null,
    previousUntil: isKept ? new Date(now.getTime() + overlapHours * HOUR) : null,
  });
  return { secret, webhook: present(saved, await countWaiting(tx, [webhookId]), now) };
}

/** Deletes a webhook with its log; waiting deliveries are not sent any more. */
export async function removeWebhook(tx: Tx, { actor, webhookId, version }: Call): Promise<void> {
  const row = await requireWebhook(tx, actor, webhookId);
  await deleteWebhook(tx, row, version);
}
