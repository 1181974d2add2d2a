import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { JobFragment } from './Job.generated';
import { pollJob } from './poll-job';

/** The progress of the service on a job. */
export type JobProgress = Pick<JobFragment, 'progress' | 'step'>;

/** Follows a job, also one that was begun before the page was opened. */
export function useFollowedJob(first: string | null, onEnd: (job: JobFragment | null) => void) {
  const client = useApolloClient();
  const [asked, setAsked] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const latest = asked ?? first;
  const jobId = latest === ended ? null : latest;
  const [progress, setProgress] = useState<JobProgress>({ progress: 0, step: null });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (jobId === null) return undefined;
    const leaving = new AbortController();
    void pollJob(client, jobId, { onJob: setProgress, signal: leaving.signal }).then((job) => {
      if (leaving.signal.aborted) return;
      setEnded(jobId);
      end(job);
    });
    return () => leaving.abort();
  }, [client, jobId]);
  return { follow: setAsked, jobId, progress: jobId === null ? null : progress };
}
