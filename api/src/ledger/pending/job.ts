import { z } from 'zod';
import { workActor } from '../../platform/actor';
import { PATIENCE, serviceKind, type NamedJobKind } from '../../platform/jobs/kind';
import { findBooks } from '../repository/book';
import { LEDGER_WORK_JOB } from './ask';
import { doPart } from './part';

/** A change must finish, or half of an account has the wrong sign: the tries last some eight hours of faults. */
const patience = { ...PATIENCE, tries: 100 };

const input = z.object({ workspaceId: z.uuid(), propertyId: z.uuid(), workId: z.uuid() });

/**
 * The job that makes a long change of a ledger, part by part. It runs as the service: the user had the right when they asked,
 * and a change that is half done must not stop when they leave the workspace.
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
        // The property and its ledger may have been deleted.
        return (await findBooks(tx, [propertyId])).size === 0 ? null : doPart(tx, place, workId);
      });
      if (!left) return;
      const { doneCount, lineCount } = left;
      const done = `${doneCount.toLocaleString('en-US')} of ${lineCount.toLocaleString('en-US')}`;
      await progress((100 * doneCount) / Math.max(1, lineCount), `Changing transactions: ${done}`);
    }
  },
  // Does nothing, so that the unfinished work stays visible and staff start it again.
  giveUp: async () => undefined,
});
