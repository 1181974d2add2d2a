import { WEBHOOK_LOG_DAYS } from '@roofline/schema/webhook/webhook';
import { z } from 'zod';
import { workActor } from '../../platform/actor';
import type { DatabaseLog } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { PATIENCE, serviceKind, type NamedJobKind } from '../../platform/jobs/kind';
import { askServiceOnce } from '../../platform/jobs/queue';
import { repeated } from '../../platform/process/background';
import { forgetDeliveries } from '../repository/deliveries';
import { findDueWebhooks } from '../repository/webhooks';
import { round } from './round';
import { takeIn } from './take-in';

const DELIVERY_JOB = 'webhookDelivery';
/** The most rounds of a job, so that other webhooks get their turn; the rest is found again. */
const ROUNDS = 50;

/** The job that sends a webhook's deliveries. A repeated run sends at most the interrupted round again. */
export const webhookDeliveryJob: NamedJobKind = serviceKind({
  name: DELIVERY_JOB,
  input: z.object({ workspaceId: z.uuid(), webhookId: z.uuid() }),
  patience: PATIENCE,
  async run(job, at, deps) {
    const actor = workActor([at.workspaceId]);
    for (let n = 0; n < ROUNDS; n += 1) {
      job.signal.throwIfAborted();
      const hasMore = await deps.database.tenant(actor, (tx) => takeIn(tx, at, deps.clock.now()));
      const hasSent = await round(deps, job, at);
      if (!hasMore && !hasSent) return;
    }
  },
  // Waiting deliveries are found again.
  giveUp: async () => undefined,
});

type LookDeps = Pick<Deps, 'database' | 'clock'>;

/** Starts a job for each webhook with changes or due deliveries; returns the number of webhooks. */
export async function askForDeliveries({ database, clock }: LookDeps): Promise<number> {
  const now = clock.now();
  return database.system(async (tx) => {
    const due = await findDueWebhooks(tx, now);
    const job = { kind: DELIVERY_JOB, now, runAfter: now };
    const jobs = due.map((input) => ({ ...job, ...input, input, onceKey: `webhook:${input.webhookId}` }));
    await askServiceOnce(
      tx,
      jobs.map(({ webhookId: _named, ...rest }) => rest),
    );
    return due.length;
  });
}

const DAY = 24 * 60 * 60_000;
const SWEPT_AT_ONCE = 2_000;

/** Deletes deliveries that are older than the log. */
async function sweepDeliveries({ database, clock }: LookDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - WEBHOOK_LOG_DAYS * DAY);
  while ((await database.system((tx) => forgetDeliveries(tx, before, SWEPT_AT_ONCE))) === SWEPT_AT_ONCE);
}

/** Adds the repeated search for deliveries, and the deletion of old ones, while the service listens. */
export function keepDelivering(
  log: Pick<DatabaseLog, 'error'>,
  deps: LookDeps & Pick<Deps, 'background' | 'jobs'>,
): void {
  const onFault = (error: unknown) =>
    log.error({ err: error as object }, 'The deliveries to webhooks could not be asked for');
  const look = async () => {
    if ((await askForDeliveries(deps)) > 0) deps.jobs.onAsked();
  };
  deps.background.add(repeated({ everyMs: 2_000, pass: look, onFault }));
  deps.background.add(
    repeated({ everyMs: 60 * 60_000, atOnce: true, pass: () => sweepDeliveries(deps), onFault }),
  );
}
