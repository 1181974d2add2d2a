import { isDeepStrictEqual } from 'node:util';
import type { Job } from '@roofline/schema/job/job';
import type { ManyYearsInput } from '@roofline/schema/year-setup/many-years';
import { presentJob } from '../../job/service';
import type { Actor } from '../../platform/actor';
import type { AfterCommit, Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { Guard } from '../../platform/idempotency';
import { selectLiveJob } from '../../platform/jobs/repository';
import { conflict } from '../../platform/problem';
import { requireManaged } from '../../workspace/service';
import { MANY_YEARS_JOB } from './job';

/** Returns the key that allows a user one such job per portfolio. If jobs of two users meet at a property, the later finds it set up. */
export const manyKey = (workspaceId: string, { userId }: Pick<Actor, 'userId'>) =>
  `many-years ${workspaceId} ${userId}`;

/** Returns the guard for `once`: the actor manages the portfolio. */
export const managedGuard =
  (actor: Actor, workspaceId: string): Guard =>
  async () =>
    requireManaged(actor, workspaceId);

const underWay = () =>
  conflict('You are setting up other years of this portfolio. Wait until that is done.', 'stillRunning');

/** Starts a job that sets the year up for these properties. */
export async function askForMany(
  tx: Tx,
  after: AfterCommit,
  { jobs }: Pick<Deps, 'jobs'>,
  actor: Actor,
  at: { workspaceId: string; fiscalYear: number },
  body: ManyYearsInput,
): Promise<Job> {
  const { workspaceId } = requireManaged(actor, at.workspaceId);
  const onceKey = manyKey(workspaceId, actor);
  const input = { fiscalYear: at.fiscalYear, ...body };
  const live = await selectLiveJob(tx, { workspaceId, onceKey });
  if (live && !isDeepStrictEqual(live.input, input)) throw underWay();
  const asked = { workspaceId, propertyId: null, kind: MANY_YEARS_JOB, input, onceKey };
  return presentJob(await jobs.ask(tx, after, actor, asked));
}
