import type { ImportAnswer } from '@roofline/schema/component-import/component-import';
import { IMPORT_REQUEST_STATUSES } from '@roofline/schema/import-request/import-request';
import { notify } from '../../notification/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { updateRequest, type RequestRow } from '../repository';
import type { Faults } from '../reading';

// Stores the outcome of an import on its request and notifies its sender.

type OutcomeDeps = Pick<Deps, 'clock'>;

const sumOf = (answers: readonly ImportAnswer[], figure: 'created' | 'updated' | 'unchanged') =>
  answers.reduce((sum, answer) => sum + answer[figure], 0);

const resultOf = (answers: readonly ImportAnswer[]) => ({
  created: sumOf(answers, 'created'),
  updated: sumOf(answers, 'updated'),
  unchanged: sumOf(answers, 'unchanged'),
});

/** Returns the sum of all sheets' results. */
export const wholeAnswer = (answers: readonly ImportAnswer[]): ImportAnswer => ({
  ...answers.at(-1)!,
  importId: answers[0]!.importId,
  ...resultOf(answers),
});

const takenBy = ({ fullName }: Actor, row: RequestRow, now: Date) =>
  row.takenAt === null ? { takenBy: fullName, takenAt: now } : {};

const placeOf = ({ workspaceId, propertyId }: RequestRow, actor: Actor, at: Date) => ({
  workspaceId,
  propertyId,
  actor,
  at,
});

const LINK = '/useraccount/admin/import-requests';
const linkTo = ({ importRequestId }: RequestRow) => `${LINK}/${importRequestId}`;

/** Records that the components are in the inventory, in the transaction that writes them. */
export async function recordProcessed(
  tx: Tx,
  { clock }: OutcomeDeps,
  actor: Actor,
  row: RequestRow,
  answers: readonly ImportAnswer[],
): Promise<void> {
  const now = clock.now();
  const result = resultOf(answers);
  await updateRequest(tx, row, {
    status: IMPORT_REQUEST_STATUSES.Processed,
    problems: [],
    problemCount: 0,
    processedAt: now,
    result,
    ...takenBy(actor, row, now),
  });
  await notify(tx, placeOf(row, actor, now), {
    kind: 'studyImported',
    to: { userIds: [row.userId] },
    detail: row.fileName,
    count: result.created + result.updated,
    link: linkTo(row),
    onceKey: `${row.importRequestId} processed`,
  });
}

/** Records the problems of the file, and notifies its sender once for each file. */
export async function recordFailure(
  tx: Tx,
  { clock }: OutcomeDeps,
  actor: Actor,
  row: RequestRow,
  { problems, problemCount }: Faults,
): Promise<void> {
  const now = clock.now();
  const failed = { status: IMPORT_REQUEST_STATUSES.FailedValidation, problems, problemCount };
  await updateRequest(tx, row, { ...failed, ...takenBy(actor, row, now) });
  await notify(tx, placeOf(row, actor, now), {
    kind: 'studyFailed',
    to: { userIds: [row.userId] },
    detail: row.fileName,
    count: problemCount,
    link: linkTo(row),
    onceKey: `${row.importRequestId} failed ${row.blobId} ${row.fiscalYear}`,
  });
}
