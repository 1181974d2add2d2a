import { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { jobKind, type JobRun } from '../../platform/jobs/kind';
import type { Deps } from '../../platform/deps';
import { requireStaff } from '../../platform/identity/staff';
import { conflict, Problem } from '../../platform/problem';
import { copyBytes, type Copies } from './copies';
import { CopiesNeeded, moveProperty } from './move';
import type { Move } from './repository';

export const REASSIGN_JOB = 'propertyReassign';

/** Attempts at a move: rows that stay may begin to refer to the same bytes while other bytes are copied. */
const TRIES = 5;

const input = z.object({
  propertyId: z.uuid(),
  from: z.uuid(),
  to: z.uuid(),
  includeUsers: z.boolean(),
});

/** Returns the actor with both workspaces: a job's actor has only one. */
const inBoth = (actor: Actor, { from, to }: Move): Actor => ({ ...actor, workspaceIds: [from, to] });

async function moveWhole(
  deps: Deps,
  job: JobRun,
  { move, includeUsers, copies }: { move: Move; includeUsers: boolean; copies: Copies },
): Promise<void> {
  const actor = inBoth(job.actor, move);
  for (let turn = 1; turn <= TRIES; turn += 1) {
    try {
      await deps.database.tenant(actor, async (tx) => {
        await job.hold(tx);
        await moveProperty(tx, deps, move, { actor, includeUsers, copies });
      });
      return;
    } catch (fault) {
      if (!(fault instanceof CopiesNeeded)) throw fault;
      await copyBytes(deps, job, move, { blobIds: fault.blobIds, copies });
    }
  }
  throw conflict('Files of the property keep changing. Try again shortly.', 'busy');
}

/** The job that moves a property to another portfolio; a repeated run finds the property moved. */
export const reassignJob = jobKind({
  name: REASSIGN_JOB,
  input,
  run: async (job, { includeUsers, ...move }, deps) => {
    requireStaff(job.actor);
    const copies: Copies = new Map();
    await job.progress(5, 'Moving the property');
    try {
      await moveWhole(deps, job, { move, includeUsers, copies });
    } catch (fault) {
      if (fault instanceof Problem)
        for (const stored of copies.values()) await deps.blobs.dropUnentered(stored);
      throw fault;
    }
    return {};
  },
});
