import { z } from 'zod';
import { workActor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import {
  JobPaused,
  PATIENCE,
  serviceKind,
  type NamedJobKind,
  type ServiceRun,
} from '../../platform/jobs/kind';
import { FIGURES_JOB, refreshSome } from './refresh';

/** The pause of a job while someone else holds the properties of the remaining figures. */
const HELD_MS = 1_000;

/** Updates all figures of a workspace, some in each transaction. Pauses the job while others hold the remaining ones. */
export async function refreshAll(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { hold, signal }: Pick<ServiceRun, 'hold' | 'signal'>,
  workspaceId: string,
): Promise<void> {
  const actor = workActor([workspaceId]);
  for (;;) {
    signal.throwIfAborted();
    const done = await database.tenant(actor, async (tx) => {
      await hold(tx);
      return refreshSome(tx, clock, workspaceId);
    });
    if (done === 'all') return;
    if (done === 'held') throw new JobPaused(new Date(clock.now().getTime() + HELD_MS));
  }
}

const figuresKind = serviceKind({
  name: FIGURES_JOB,
  input: z.object({ workspaceId: z.uuid() }),
  patience: PATIENCE,
  run: (run, { workspaceId }, deps) => refreshAll(deps, run, workspaceId),
  // The figures stay old, and the next reader asks for the job again.
  giveUp: async () => undefined,
});

/** The job that updates old figures of a workspace's associations. It is long, so it does not delay mails. */
export const associationFiguresJob: NamedJobKind = { ...figuresKind, isBrief: false };
