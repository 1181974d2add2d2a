import { createHmac, randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@roofline/schema/webhook/webhook';
import type { Vault } from '../platform/secret/vault';
import type { WebhookRow } from './repository/webhooks';

type At = Pick<WebhookRow, 'workspaceId' | 'webhookId'>;

/** Returns the context that a secret is encrypted for: it opens under no other workspace or webhook. */
const aboutOf = ({ workspaceId, webhookId }: At) => `webhook ${workspaceId} ${webhookId}`;

/** Returns a new secret, and the columns that store it. */
export function newSecret(vault: Vault, at: At) {
  const secret = `${WEBHOOK_SECRET_PREFIX}${randomBytes(32).toString('base64url')}`;
  return { secret, stored: { ...vault.lock(secret, aboutOf(at)), secretEnding: secret.slice(-4) } };
}

type Stored = At &
  Pick<WebhookRow, 'keyId' | 'sealed' | 'previousKeyId' | 'previousSealed' | 'previousUntil'>;

/** Returns the secrets that are valid at a moment, the current one first; empty if no key of the service opens it. */
export function secretsOf(vault: Vault, row: Stored, now: Date): string[] {
  const current = vault.unlock(row, aboutOf(row));
  if (current === null) return [];
  const { previousKeyId: keyId, previousSealed: sealed, previousUntil } = row;
  const isGood = keyId !== null && sealed !== null && previousUntil !== null && now < previousUntil;
  const before = isGood ? vault.unlock({ keyId, sealed }, aboutOf(row)) : null;
  return before === null ? [current] : [current, before];
}

/** Returns `t=1764115200,v1=…[,v1=…]`: HMAC-SHA256 of time, dot and body, one for each valid secret. */
export function signatureOf(secrets: readonly string[], body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'),
  );
  return [`t=${seconds}`, ...signed.map((hex) => `v1=${hex}`)].join(',');
}
