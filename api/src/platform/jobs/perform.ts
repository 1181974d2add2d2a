import type { ProblemItem } from '@roofline/schema/value/problem';
import type { NewBlob } from '../blobs/store';
import type { Deps } from '../deps';
import { Problem } from '../problem';
import {
  JobPaused,
  PATIENCE,
  type JobOutcome,
  type NamedJobKind,
  type Patience,
  type ServiceRun,
} from './kind';
import { HEARTBEAT_MS, JobEnded, type Lease } from './lease';
import type { JobChange, JobRow } from './repository';

/** Statuses of temporary refusals: too many requests, busy or unavailable, no room. */
const PASSING = new Set([429, 503, 507]);
const isPassing = (fault: unknown) => !(fault instanceof Problem) || PASSING.has(fault.status);

const GIVEN_UP: ProblemItem = {
  code: 'gaveUp',
  detail: 'This failed several times because of an error in Roofline. Try again later.',
};

function problemOf(fault: unknown): { status: number; errors: ProblemItem[] } {
  return fault instanceof Problem
    ? { status: fault.status, errors: fault.errors }
    : { status: 500, errors: [GIVEN_UP] };
}

/** Returns the change of a job whose work failed or was ended. */
function afterFault(now: Date, { tries, waitAfter }: Patience, row: JobRow, fault: unknown): JobChange {
  const over = { endedAt: now, step: null } as const;
  if (fault instanceof JobEnded && fault.reason === 'canceled') return { ...over, status: 'canceled' };
  // Handed back because this process stops: another one continues at once, and the try does not count.
  if (fault instanceof JobEnded) return { status: 'queued', runAfter: now, attempts: row.attempts - 1 };
  if (fault instanceof JobPaused)
    return { status: 'queued', runAfter: fault.runAfter, attempts: row.attempts - 1 };
  if (!isPassing(fault) || row.attempts >= tries)
    return { ...over, status: 'failed', problem: problemOf(fault) };
  return { status: 'queued', runAfter: new Date(now.getTime() + waitAfter(row.attempts)) };
}

/** Extends the lease regularly, until the returned function is called. */
function keepAlive(lease: Lease): () => void {
  const timer = setInterval(() => void lease.keep().catch(() => undefined), HEARTBEAT_MS).unref();
  return () => clearInterval(timer);
}

function runOf(row: JobRow, lease: Lease): ServiceRun {
  return {
    jobId: row.jobId,
    attempt: row.attempts,
    signal: lease.signal,
    progress: (percent, step) => lease.keep({ progress: Math.round(percent), step }),
    hold: (tx) => lease.keepIn(tx),
  };
}

const sizeOf = (source: NewBlob['source']) =>
  source instanceof Uint8Array ? source.byteLength : source.fileSize;

/** Returns the final change of a job that succeeded. */
function succeeded(now: Date, { result = {}, file }: JobOutcome): JobChange {
  const made = file && {
    file: { fileName: file.fileName, contentType: file.contentType, size: sizeOf(file.source) },
  };
  return { status: 'succeeded', progress: 100, step: null, result: { ...result, ...made }, endedAt: now };
}

/** Runs the job and writes its result. Throws if the job fails. */
async function complete(deps: Deps, kind: NamedJobKind, row: JobRow, lease: Lease): Promise<void> {
  const { madeAs, ...outcome } = await kind.run(runOf(row, lease), row, deps);
  const last = { ...succeeded(deps.clock.now(), outcome), madeAs };
  const { file } = outcome;
  if (!file) return void (await lease.finish(last));
  const { workspaceId } = row;
  const bytes = { workspaceId, contentType: file.contentType, source: file.source };
  await deps.blobs.keep(bytes, (enter) => lease.finish(async (tx) => ({ ...last, blobId: await enter(tx) })));
}

/** Returns the kind of a job; throws if the job was canceled or cannot be tried any more. */
function requireKind(kind: NamedJobKind | undefined, row: JobRow): NamedJobKind {
  if (row.isCancelAsked) throw new JobEnded('canceled');
  // Too many attempts mean that its process died each time.
  if (!kind || row.attempts > kind.patience.tries) throw new Problem(500, [GIVEN_UP]);
  return kind;
}

/** Runs a leased job and writes its outcome. Returns when the job is due again, null if it is over. */
export async function perform(
  deps: Deps,
  kind: NamedJobKind | undefined,
  { row, lease }: { row: JobRow; lease: Lease },
  onFault: (fault: unknown) => void,
): Promise<Date | null> {
  const stopBeating = keepAlive(lease);
  try {
    await complete(deps, requireKind(kind, row), row, lease);
    return null;
  } catch (thrown) {
    // Work that was aborted may throw anything: the reason of the abort counts.
    const fault: unknown = lease.signal.aborted ? lease.signal.reason : thrown;
    if (fault instanceof JobEnded && fault.reason === 'takenOver') return null;
    const isExpected = [Problem, JobEnded, JobPaused].some((kind) => fault instanceof kind);
    if (!isExpected) onFault(fault);
    const change = afterFault(deps.clock.now(), kind?.patience ?? PATIENCE, row, fault);
    await lease.finish(change, async (tx) => {
      if (change.status === 'failed') await kind?.giveUp(tx, row, deps);
    });
    return change.runAfter ?? null;
  } finally {
    stopBeating();
  }
}
