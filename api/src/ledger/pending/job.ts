import { z } from 'zod';
import { workActor } from '../../platform/actor';
import { PATIENCE, serviceKind, type NamedJobKind } from '../../platform/jobs/kind';
import { findBooks } from '../repository/book';
import { LEDGER_WORK_JOB } from './ask';
import { doPart } from './part';

/** What was begun has to end, or half of an account has the wrong sign: some eight hours of faults. */
const patience = { ...PATIENCE, tries: 100 };

const input = z.object({ workspaceId: z.uuid(), propertyId: z.uuid(), workId: z.uuid() });

/**
 * A long change of a ledger, part by part. It is the service's own: whoever asked had the right to when they asked, and a change
 * that is half done may not stop where they leave the workspace.
 */
export const ledgerWorkJob: NamedJobKind = serviceKind({
  name: LEDGER_WORK_JOB,
  input,
  patience,
  run: async ({ progress, hold }, { workspaceId, propertyId, workId }, { database }) => {
    const actor = workActor([workspaceId]);
    const place = { workspaceId, propertyId };
    for (;;) {
      const left = await database.tenant(actor, async (tx) => {
        await hold(tx);
        // The property may be gone, and its ledger with it.
        return (await findBooks(tx, [propertyId])).size === 0 ? null : doPart(tx, place, workId);
      });
      if (!left) return;
      const { doneCount, lineCount } = left;
      const done = `${doneCount.toLocaleString('en-US')} of ${lineCount.toLocaleString('en-US')}`;
      await progress((100 * doneCount) / Math.max(1, lineCount), `Changing transactions: ${done}`);
    }
  },
  // It stays to be seen that it did not end; staff begin it again.
  giveUp: async () => undefined,
});
