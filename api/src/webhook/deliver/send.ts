import { WEBHOOK_TRIED_DAYS, type WebhookBody } from '@roofline/schema/webhook/webhook';
import { OutsideFault, type Outside } from '../../platform/outside/outside';
import type { DeliveryRow, NewDelivery } from '../repository/deliveries';
import { signatureOf } from '../secret';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const TRIED_MS = WEBHOOK_TRIED_DAYS * DAY;
const LONGEST_WAIT = 6 * 60 * MINUTE;

/** Returns the wait after the nth failure: half a minute, one, two, four … up to six hours. */
export const waitAfter = (failures: number): number =>
  Math.min((MINUTE / 2) * 2 ** (failures - 1), LONGEST_WAIT);

const WORDS: Record<OutsideFault['reason'], string> = {
  refused: 'The address is not an https address of the public internet.',
  unreachable: 'The receiver could not be reached.',
  slow: 'The receiver did not answer within 10 seconds.',
  tooLarge: 'The receiver answered with more than 1 MB.',
};

const bodyOf = ({
  deliveryId,
  webhookId,
  workspaceId,
  event,
  entityId,
  propertyId,
  happenedAt,
}: DeliveryRow): string => {
  const body: WebhookBody = {
    deliveryId,
    webhookId,
    workspaceId,
    event,
    entityId,
    propertyId,
    happenedAt: happenedAt.toISOString(),
  };
  return JSON.stringify(body);
};

/** The result of an attempt. */
export interface Attempt {
  responseStatus: number | null;
  /** null: the receiver accepted it. */
  problem: string | null;
}

/** Sends a delivery once. Only a status from 200 to 299 means that it arrived. */
export async function attempt(
  outside: Outside,
  row: DeliveryRow,
  { url, secrets, now, signal }: { url: string; secrets: readonly string[]; now: Date; signal: AbortSignal },
): Promise<Attempt> {
  if (secrets.length === 0)
    return {
      responseStatus: null,
      problem: 'The key that locked the secret is gone. Create a new secret, or set CREDENTIALS_OLD_KEYS.',
    };
  const body = bodyOf(row);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'roofline-event': row.event,
    'roofline-delivery': row.deliveryId,
    'roofline-signature': signatureOf(secrets, body, now),
  };
  try {
    const { status } = await outside.ask({ url: new URL(url), method: 'POST', headers, body, signal });
    const isTaken = status >= 200 && status < 300;
    return {
      responseStatus: status,
      problem: isTaken ? null : `The receiver answered with status ${status}.`,
    };
  } catch (fault) {
    if (!(fault instanceof OutsideFault)) throw fault;
    return { responseStatus: null, problem: WORDS[fault.reason] };
  }
}

/** Returns the change of a delivery after an attempt. */
export function afterAttempt(
  row: DeliveryRow,
  { responseStatus, problem }: Attempt,
  now: Date,
): Partial<NewDelivery> {
  const firstAttemptAt = row.firstAttemptAt ?? now;
  const tried = { responseStatus, problem, firstAttemptAt, lastAttemptAt: now };
  if (problem === null) return { ...tried, status: 'delivered', nextAttemptAt: null };
  if (now.getTime() - firstAttemptAt.getTime() >= TRIED_MS)
    return { ...tried, status: 'failed', nextAttemptAt: null };
  return { ...tried, nextAttemptAt: new Date(now.getTime() + waitAfter(row.attempts + 1)) };
}
