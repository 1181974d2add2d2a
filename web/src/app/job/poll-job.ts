import { isNotFound } from '../cache/error-code';
import { type ApolloClient } from '@apollo/client';
import { JobDocument, type JobFragment } from './Job.generated';

const isOver = ({ status }: JobFragment) => status !== 'queued' && status !== 'running';

/** First and longest pause between two polls: quick jobs show at once, long ones are polled rarely. */
const FIRST_MS = 150;
const LONGEST_MS = 2000;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}

/**
 * Polls a job until it is over, and passes each answer to `onJob`. Waits through a lost connection: the job goes on
 * without us. Returns the job as it ended; null where it no longer exists, or where the caller has stopped waiting.
 */
export async function pollJob(
  client: ApolloClient,
  jobId: string,
  { onJob, signal }: { onJob: (job: JobFragment) => void; signal: AbortSignal },
): Promise<JobFragment | null> {
  for (let wait = FIRST_MS; !signal.aborted; wait = Math.min(wait * 1.3, LONGEST_MS)) {
    const found = await client
      .query({ query: JobDocument, variables: { jobId }, fetchPolicy: 'network-only' })
      .then(
        ({ data }) => data?.job ?? undefined,
        (fault: unknown) => (isNotFound(fault) ? null : undefined),
      );
    if (signal.aborted || found === null) return null;
    if (found) onJob(found);
    if (found && isOver(found)) return found;
    await pause(wait, signal);
  }
  return null;
}
