import {
  IMPORT_REQUEST_STATUSES,
  type ImportRequest,
  type ImportRequestChange,
} from '@roofline/schema/import-request/import-request';
import { recordActivity } from '../activity/service';
import type { Actor } from '../platform/actor';
import { findBlob } from '../platform/blobs/repository';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { ruleFailed } from '../platform/problem';
import { assertVersion } from '../platform/versions';
import { bytesOf } from '../platform/work/kind';
import { waitingFile } from '../component-import/access';
import { alreadyProcessed, holdOpenRequest, isProcessed, presentRequest, requireRequest } from './access';
import { recordFailure } from './import/outcome';
import { assertIdle } from './import/under-way';
import { keepStudy, readStudy, waitingFaults, type Reader, type ReadStudy } from './reading';
import { updateRequest, type RequestRow } from './repository';

const { Received, FailedValidation } = IMPORT_REQUEST_STATUSES;

/** A change by staff to the version that they saw. */
interface Change extends Reader {
  importRequestId: string;
  version: number;
  input: ImportRequestChange;
}

/** Reads the stored workbook for a year. */
export async function readStored(
  deps: Deps,
  reader: Reader,
  row: RequestRow,
  fiscalYear: number,
): Promise<ReadStudy> {
  const { fileName, workspaceId, propertyId } = row;
  const blob = await deps.database.tenant(reader.actor, (tx) => findBlob(tx, row), { readOnly: true });
  const bytes = async () => bytesOf(await deps.blobs.open(blob));
  return readStudy(deps, reader, { workspaceId, propertyId, fiscalYear }, { fileName, bytes });
}

/** Returns the request, and whether its file waits for this year. */
function lookAt(deps: Deps, actor: Actor, importRequestId: string, fiscalYear: number) {
  return deps.database.tenant(
    actor,
    async (tx) => {
      const row = await requireRequest(tx, actor, importRequestId);
      const waits = row.importId !== null && (await waitingFile(tx, row.importId)) !== null;
      return { row, isWaiting: waits && row.fiscalYear === fiscalYear };
    },
    { readOnly: true },
  );
}

function record(tx: Tx, deps: Deps, actor: Actor, row: RequestRow, fiscalYear: number): Promise<void> {
  const { workspaceId, propertyId, fileName: entityName, status } = row;
  if (status === Received && row.fiscalYear === fiscalYear) return Promise.resolve();
  const description = `Took the study ${entityName}, to import it into ${fiscalYear}`;
  const place = { workspaceId, propertyId, actor, at: deps.clock.now() };
  return recordActivity(tx, place, { type: 'reserve study', entityName, description });
}

/** Takes a request for a year, with a new reading of its file if that did not wait for this year. */
async function take(deps: Deps, change: Change, row: RequestRow, read: ReadStudy | null): Promise<void> {
  const { actor, importRequestId, version, input } = change;
  const { workspaceId, propertyId } = row;
  const at = { workspaceId, propertyId, fiscalYear: input.fiscalYear };
  await deps.database.tenant(actor, async (tx) => {
    const held = await holdOpenRequest(tx, actor, importRequestId, version);
    await assertIdle(tx, held);
    await record(tx, deps, actor, held, input.fiscalYear);
    await updateRequest(tx, held, {
      status: Received,
      fiscalYear: input.fiscalYear,
      takenBy: actor.fullName,
      takenAt: deps.clock.now(),
      ...(read && {
        importId: await keepStudy(tx, deps, actor, at, read),
        problems: read.problems,
        problemCount: read.problemCount,
      }),
    });
  });
}

/** Sends the problems of the file to its sender. */
async function sendBack(deps: Deps, change: Change, row: RequestRow): Promise<void> {
  const { actor, importRequestId, version } = change;
  const faults = row.importId === null ? row : await waitingFaults(deps, change, row.importId);
  if (faults.problemCount === 0)
    throw ruleFailed('The file has no problem to send back. Import it.', 'status', 'noProblems');
  await deps.database.tenant(actor, async (tx) => {
    const held = await holdOpenRequest(tx, actor, importRequestId, version);
    await assertIdle(tx, held);
    const { problems, problemCount } = faults;
    await recordFailure(tx, deps, actor, held, { problems, problemCount });
    const { workspaceId, propertyId, fileName: entityName } = held;
    const description = `Sent the problems of the study ${entityName} back to ${held.userName}`;
    const place = { workspaceId, propertyId, actor, at: deps.clock.now() };
    await recordActivity(tx, place, { type: 'reserve study', entityName, description });
  });
}

/** Takes a request for a year, or sends its problems back. */
export async function changeRequest(deps: Deps, change: Change): Promise<ImportRequest> {
  const { actor, importRequestId, version, input } = change;
  const { row, isWaiting } = await lookAt(deps, actor, importRequestId, input.fiscalYear);
  if (isProcessed(row)) throw alreadyProcessed();
  // The version is checked before the file is read, and again before anything is written.
  assertVersion(row.version, version);
  if (input.status === FailedValidation) await sendBack(deps, change, row);
  else
    await take(deps, change, row, isWaiting ? null : await readStored(deps, change, row, input.fiscalYear));
  return deps.database.tenant(
    actor,
    async (tx) => presentRequest(await requireRequest(tx, actor, importRequestId), actor),
    { readOnly: true },
  );
}
