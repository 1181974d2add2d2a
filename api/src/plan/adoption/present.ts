import type { AdoptionFile, PlanAdoption } from '@roofline/schema/plan/plan';
import { documentsAt, presentDocument, type DocumentRow } from '../../file/service';
import type { Tx } from '../../platform/database';
import { filesOf, lastAdoptions, type AdoptionFileRow, type AdoptionRow } from './repository';

/** A document of an adoption with its file. */
export interface AdoptionDocument {
  row: AdoptionFileRow;
  document: DocumentRow;
}

/** Returns a document of an adoption as in the answer. */
export function presentFile({ row, document }: AdoptionDocument): AdoptionFile {
  return { adoptionFileId: row.adoptionFileId, ...presentDocument(document) };
}

const keyOf = ({ propertyFileId, versionNumber }: { propertyFileId: string; versionNumber: number }) =>
  `${propertyFileId} ${versionNumber}`;

/** Returns the rows with their files, in order, in one statement. */
export async function withDocuments(tx: Tx, rows: readonly AdoptionFileRow[]): Promise<AdoptionDocument[]> {
  const documents = new Map((await documentsAt(tx, rows)).map((document) => [keyOf(document), document]));
  // The foreign key makes sure that every row has its file.
  return rows.map((row) => ({ row, document: documents.get(keyOf(row))! }));
}

/** Returns an adoption as in the answer; it is current while its plan is the adopted one. */
export function presentAdoption(
  row: AdoptionRow,
  files: readonly AdoptionDocument[],
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

/** Returns the last adoption of each plan, by plan, in three statements however many plans there are. */
export async function adoptionsOf(
  tx: Tx,
  plans: readonly { planId: string; isAdopted: boolean }[],
): Promise<Map<string, PlanAdoption>> {
  const adoptions = await lastAdoptions(
    tx,
    plans.map(({ planId }) => planId),
  );
  const rows = await filesOf(
    tx,
    [...adoptions.values()].map(({ planAdoptionId }) => planAdoptionId),
  );
  const files = await withDocuments(tx, rows);
  const presented = new Map<string, PlanAdoption>();
  for (const { planId, isAdopted } of plans) {
    const row = adoptions.get(planId);
    const own = files.filter((file) => file.row.planAdoptionId === row?.planAdoptionId);
    if (row) presented.set(planId, presentAdoption(row, own, isAdopted));
  }
  return presented;
}
