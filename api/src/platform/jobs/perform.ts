import type { ProblemItem } from '@roofline/schema/problem';
import { roleIn } from '../actor';
import type { Deps } from '../deps';
import { Problem } from '../problem';
import { askerOf } from './asker';
import type { JobRun, NamedJobKind } from './kind';
import { HEARTBEAT_MS, JobEnded, type Lease } from './lease';
import type { JobChange, JobRow } from './repository';

/** So often a job is begun before it is given up. */
export const JOB_TRIES = 6;
/** Where the files of jobs lie in the store. */
export const JOB_FILES = 'job-files';

const SECOND = 1000;
const LONGEST_WAIT = 5 * 60 * SECOND;

/** Wait after the nth try: 1, 4, 16 seconds …, at most 5 minutes. */
export function waitAfterTry(tries: number): number {
  return Math.min(SECOND * 4 ** (tries - 1), LONGEST_WAIT);
}

/** Refusals that pass by themselves: too much asked, nothing free, not available, no room. */
const PASSING = new Set([429, 503, 507]);
const isPassing = (fault: unknown) => !(fault instanceof Problem) || PASSING.has(fault.status);

const GIVEN_UP: ProblemItem = {
  code: 'gaveUp',
  detail: 'This failed several times for a reason of ours. Try again later.',
};

function problemOf(fault: unknown): { status: number; errors: ProblemItem[] } {
  return fault instanceof Problem
    ? { status: fault.status, errors: fault.errors }
    : { status: 500, errors: [GIVEN_UP] };
}

export type PerformDeps = Pick<Deps, 'database' | 'clock' | 'storage'>;

/** What becomes of a job whose work failed, or was ended in the middle. */
function afterFault(deps: PerformDeps, row: JobRow, fault: unknown): JobChange {
  const now = deps.clock.now();
  const over = { endedAt: now, step: null } as const;
  if (fault instanceof JobEnded && fault.reason === 'canceled') return { ...over, status: 'canceled' };
  // Handed back: another process goes on at once, and the try does not count.
  if (fault instanceof JobEnded) return { status: 'queued', runAfter: now, attempts: row.attempts - 1 };
  if (!isPassing(fault) || row.attempts >= JOB_TRIES)
    return { ...over, status: 'failed', problem: problemOf(fault) };
  return { status: 'queued', runAfter: new Date(now.getTime() + waitAfterTry(row.attempts)) };
}

/** Says that the job is still being done, for as long as it is. */
function keepAlive(lease: Lease): () => void {
  const timer = setInterval(() => void lease.keep().catch(() => undefined), HEARTBEAT_MS).unref();
  return () => clearInterval(timer);
}

function runOf(row: JobRow, actor: JobRun['actor'], lease: Lease): JobRun {
  return {
    jobId: row.jobId,
    actor,
    signal: lease.signal,
    progress: (percent, step) => lease.keep({ progress: Math.round(percent), step }),
    hold: (tx) => lease.keepIn(tx),
  };
}

/** The work itself, and its last word. Throws what went wrong. */
async function complete(deps: Deps, kind: NamedJobKind, row: JobRow, lease: Lease): Promise<void> {
  const actor = await askerOf(deps, row);
  const { result = {}, file } = await kind.run(runOf(row, actor, lease), row.input, deps);
  const storageKey = file ? await deps.storage.put(JOB_FILES, file.bytes) : null;
  const made = file && {
    file: { fileName: file.fileName, contentType: file.contentType, size: file.bytes.byteLength },
  };
  const isOurs = await lease.finish({
    status: 'succeeded',
    progress: 100,
    step: null,
    result: { ...result, ...made },
    storageKey,
    madeAs: roleIn(actor, row.workspaceId),
    endedAt: deps.clock.now(),
  });
  if (!isOurs && storageKey !== null) await deps.storage.remove(storageKey);
}

/** Refuses what no longer can be done, before it is begun. */
function kindOf(kinds: ReadonlyMap<string, NamedJobKind>, row: JobRow): NamedJobKind {
  const kind = kinds.get(row.kind);
  if (row.isCancelAsked) throw new JobEnded('canceled');
  // Its process died each time: whatever it is, it is not tried for ever.
  if (row.attempts > JOB_TRIES || !kind) throw new Problem(500, [GIVEN_UP]);
  return kind;
}

/** Does a job that was leased, and writes what became of it. Answers when it may be due again, where it is not over. */
export async function perform(
  deps: Deps,
  kinds: ReadonlyMap<string, NamedJobKind>,
  { row, lease }: { row: JobRow; lease: Lease },
  onFault: (fault: unknown) => void,
): Promise<Date | null> {
  const stopBeating = keepAlive(lease);
  try {
    await complete(deps, kindOf(kinds, row), row, lease);
    return null;
  } catch (thrown) {
    // Whatever was thrown on the way out: it ended because it was ended.
    const fault: unknown = lease.signal.aborted ? lease.signal.reason : thrown;
    if (fault instanceof JobEnded && fault.reason === 'takenOver') return null;
    if (!(fault instanceof Problem) && !(fault instanceof JobEnded)) onFault(fault);
    const change = afterFault(deps, row, fault);
    await lease.finish(change);
    return change.runAfter ?? null;
  } finally {
    stopBeating();
  }
}
