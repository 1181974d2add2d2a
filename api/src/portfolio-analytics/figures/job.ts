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

/** After so long a job looks again at figures whose property somebody held. */
const HELD_MS = 1_000;

/** For jobs: makes the figures of a workspace those of now, some in each transaction. Pauses the job while others hold what is left. */
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
  // They stay old: the next reader asks again.
  giveUp: async () => undefined,
});

/** Computes the old figures of a workspace's associations, some at a time. It computes, so it keeps no mail waiting. */
export const associationFiguresJob: NamedJobKind = { ...figuresKind, isBrief: false };
