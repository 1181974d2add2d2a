import { workActor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import type { ServiceRun } from '../../platform/jobs/kind';
import { findDueDeliveries, noteAttempt, type DeliveryRow } from '../repository/deliveries';
import {
  findWebhook,
  noteWebhook,
  type NewWebhook,
  type WebhookAt,
  type WebhookRow,
} from '../repository/webhooks';
import { secretsOf } from '../secret';
import { tellDisabled } from './disabled';
import { afterAttempt, attempt, TRIED_MS, waitAfter, type Attempt } from './send';

/** The most deliveries that are sent to one receiver at the same time. */
const AT_ONCE = 8;
/** The number of failed rounds before the webhook is paused. */
const PATIENT_ROUNDS = 3;

type RoundDeps = Pick<Deps, 'database' | 'clock' | 'webhookOutside' | 'vault' | 'mail'>;
type Ended = readonly (readonly [DeliveryRow, Attempt])[];

/** Returns the change of the webhook after a round: it is paused, or disabled, if nothing arrives any more. */
function afterRound(row: WebhookRow, ended: Ended, now: Date): Partial<NewWebhook> {
  if (ended.some(([, { problem }]) => problem === null))
    return { failures: 0, failingSince: null, pausedUntil: null, lastDeliveredAt: now };
  const failures = row.failures + 1;
  const failingSince = row.failingSince ?? now;
  if (now.getTime() - failingSince.getTime() >= TRIED_MS)
    return { failures, failingSince, isActive: false, disabledAt: now, pausedUntil: null };
  const isLeft = failures >= PATIENT_ROUNDS;
  const pausedUntil = isLeft ? new Date(now.getTime() + waitAfter(failures - PATIENT_ROUNDS + 1)) : null;
  return { failures, failingSince, pausedUntil };
}

/** Returns the deliveries to send now; none if the webhook is off or paused. */
async function dueOf({ database, clock }: RoundDeps, at: WebhookAt) {
  const now = clock.now();
  return database.tenant(
    workActor([at.workspaceId]),
    async (tx) => {
      const row = await findWebhook(tx, at.webhookId);
      if (!row?.isActive || (row.pausedUntil !== null && now < row.pausedUntil)) return null;
      const due = await findDueDeliveries(tx, at, { now, limit: AT_ONCE });
      return due.length === 0 ? null : { row, due };
    },
    { readOnly: true },
  );
}

async function note(deps: RoundDeps, { hold }: ServiceRun, at: WebhookAt, ended: Ended): Promise<void> {
  const now = deps.clock.now();
  const isDisabled = await deps.database.tenant(workActor([at.workspaceId]), async (tx) => {
    await hold(tx);
    const row = await findWebhook(tx, at.webhookId, true);
    // The webhook and its deliveries were deleted in the meantime.
    if (!row) return false;
    for (const [delivery, how] of ended) await noteAttempt(tx, delivery, afterAttempt(delivery, how, now));
    const change = afterRound(row, ended, now);
    await noteWebhook(tx, at, change);
    return change.isActive === false && row.isActive;
  });
  if (isDisabled) await tellDisabled(deps, at);
}

/** Sends due deliveries, one at a time for each object, and stores the results. Returns false if none was due. */
export async function round(deps: RoundDeps, job: ServiceRun, at: WebhookAt): Promise<boolean> {
  const found = await dueOf(deps, at);
  if (!found) return false;
  const { row, due } = found;
  const now = deps.clock.now();
  const given = { url: row.url, secrets: secretsOf(deps.vault, row, now), now, signal: job.signal };
  const ended = await Promise.all(
    due.map(async (delivery) => [delivery, await attempt(deps.webhookOutside, delivery, given)] as const),
  );
  await note(deps, job, at, ended);
  return true;
}
