import type { adoptionFile, PlanAdoption } from '@roofline/schema/plan/plan';
import type { z } from 'zod';
import type { Tx } from '../../platform/database';
import { filesOf, lastAdoptions, type AdoptionFileRow, type AdoptionRow } from './repository';

/** A document of an adoption as it goes on the wire. */
export function presentFile(row: AdoptionFileRow): z.infer<typeof adoptionFile> {
  const { adoptionFileId, fileName, contentType, fileSize } = row;
  return { adoptionFileId, fileName, contentType, fileSize };
}

/** An adoption as it goes on the wire; it is current while its plan is the adopted one. */
export function presentAdoption(
  row: AdoptionRow,
  files: readonly AdoptionFileRow[],
  isCurrent: boolean,
): PlanAdoption {
  const { planAdoptionId, planId, adoptedBy, meetingDate, votesFor, votesAgainst, votesAbstained, note } =
    row;
  return {
    planAdoptionId,
    planId,
    adoptedAt: row.adoptedAt.toISOString(),
    adoptedBy,
    meetingDate,
    votesFor,
    votesAgainst,
    votesAbstained,
    note,
    isCurrent,
    files: files.map(presentFile),
  };
}

/** The last adoption of each plan, by plan; two statements, however many plans. */
export async function adoptionsOf(
  tx: Tx,
  plans: readonly { planId: string; isAdopted: boolean }[],
): Promise<Map<string, PlanAdoption>> {
  const adoptions = await lastAdoptions(
    tx,
    plans.map(({ planId }) => planId),
  );
  const files = await filesOf(
    tx,
    [...adoptions.values()].map(({ planAdoptionId }) => planAdoptionId),
  );
  const presented = new Map<string, PlanAdoption>();
  for (const { planId, isAdopted } of plans) {
    const row = adoptions.get(planId);
    const own = files.filter((file) => file.planAdoptionId === row?.planAdoptionId);
    if (row) presented.set(planId, presentAdoption(row, own, isAdopted));
  }
  return presented;
}
