import { z } from 'zod';
import { workActor } from '../../platform/actor';
import { PATIENCE, serviceKind, type NamedJobKind } from '../../platform/jobs/kind';
import { FIGURES_JOB, refreshSome } from './refresh';

const figuresKind = serviceKind({
  name: FIGURES_JOB,
  input: z.object({ workspaceId: z.uuid() }),
  patience: PATIENCE,
  run: async ({ hold, signal }, { workspaceId }, { database, clock }) => {
    const actor = workActor([workspaceId]);
    for (;;) {
      signal.throwIfAborted();
      const isMore = await database.tenant(actor, async (tx) => {
        await hold(tx);
        return refreshSome(tx, clock, workspaceId);
      });
      if (!isMore) return;
    }
  },
  // They stay old: the next reader asks again.
  giveUp: async () => undefined,
});

/** Computes the old figures of a workspace's associations, some at a time. It computes, so it keeps no mail waiting. */
export const associationFiguresJob: NamedJobKind = { ...figuresKind, isBrief: false };
