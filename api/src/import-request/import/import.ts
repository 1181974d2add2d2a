import type { ImportRequest } from '@roofline/schema/import-request/import-request';
import type { Job } from '@roofline/schema/job/job';
import { acceptKey } from '../../component-import/access';
import { presentJob } from '../../job/service';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { Once } from '../../platform/route/declaration';
import { assertVersion } from '../../platform/versions';
import { alreadyProcessed, holdOpenRequest, isProcessed, presentRequest, requireRequest } from '../access';
import type { Reader } from '../reading';
import type { RequestRow } from '../repository';
import { importWaiting, type Importing } from './accept';
import { IMPORT_JOB } from './job';
import { makeWaiting, type Wanted } from './replace';
import { assertIdle, liveImport } from './under-way';

/** The most lines that are imported while the caller waits; a job imports larger files. */
export const LINES_AT_ONCE = 250;

/** An import that staff asks for. */
export interface AskedImport extends Reader, Wanted {
  importRequestId: string;
  /** The version that they saw; null if they did not send one. */
  version: number | null;
}

/** Returns the body that the idempotency key covers, beside the address. */
const bodyOf = ({ file }: Wanted) => (file ? { fileName: file.fileName, sha256: file.sha256 } : {});

const isSame = (row: RequestRow, { fiscalYear, file }: Wanted) =>
  file === null && row.fiscalYear === fiscalYear;

/** Returns the request to a repeat of the import that processed it; refuses any other import. */
function again(asked: AskedImport, once: Once): Promise<ImportRequest> {
  const { actor, importRequestId } = asked;
  return once(async (tx) => {
    const row = await requireRequest(tx, actor, importRequestId);
    if (!isSame(row, asked)) throw alreadyProcessed();
    return presentRequest(row, actor);
  }, bodyOf(asked));
}

/** Starts a job that imports the file, or returns the one that already does. */
function askForJob(deps: Deps, { actor }: Reader, { row, importId }: Importing): Promise<Job> {
  return deps.database.tenant(actor, async (tx, after) => {
    const { workspaceId, propertyId, importRequestId, version } = await holdOpenRequest(
      tx,
      actor,
      row.importRequestId,
      row.version,
    );
    const input = { importRequestId, version };
    const asked = { workspaceId, propertyId, kind: IMPORT_JOB, input, onceKey: acceptKey(importId) };
    return presentJob(await deps.jobs.ask(tx, after, actor, asked));
  });
}

/** Returns the request, and the caller's job if it is importing it already. */
async function lookAt(tx: Tx, asked: AskedImport): Promise<{ row: RequestRow; job: Job | null }> {
  const { actor, importRequestId } = asked;
  const row = await requireRequest(tx, actor, importRequestId);
  const live = await liveImport(tx, row);
  if (live?.kind === IMPORT_JOB && live.userId === actor.userId && isSame(row, asked))
    return { row, job: presentJob(live) };
  await assertIdle(tx, row);
  return { row, job: null };
}

/** Imports the file of a request, all of its rows or none; a large one by a job. */
export async function importRequested(
  deps: Deps,
  asked: AskedImport,
  once: Once,
): Promise<ImportRequest | Job> {
  const { actor, version, importRequestId } = asked;
  const { row, job } = await deps.database.tenant(actor, (tx) => lookAt(tx, asked), { readOnly: true });
  if (isProcessed(row)) return again(asked, once);
  if (job) return job;
  if (version !== null) assertVersion(row.version, version);
  const importing = await makeWaiting(deps, asked, row, asked);
  if (importing.file.lineCount > LINES_AT_ONCE) return askForJob(deps, asked, importing);
  return importWaiting<ImportRequest>(deps, importing, {
    ...asked,
    isOnThread: false,
    write: (work) => once(work, bodyOf(asked)),
    answer: async (tx) => presentRequest(await requireRequest(tx, actor, importRequestId), actor),
    writeFailure: (work) => deps.database.tenant(actor, work),
  });
}
