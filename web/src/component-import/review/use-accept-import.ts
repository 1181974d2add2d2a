import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetFigures } from '../../app/cache/figures-changed';
import type { JobFragment } from '../../app/job/Job.generated';
import { pollJob } from '../../app/job/poll-job';
import { paths } from '../../app/paths';
import { useSave } from '../../app/save/use-save';
import { toast } from '../../ui/feedback/toast';
import { useAcceptComponentImportMutation, type ImportPreviewFragment } from '../ComponentImport.generated';

const FAILED = 'Component import failed';
const STOPPED = 'The import was not finished. Nothing was saved. Try again.';

/** How far the service is with saving a large file. */
export type ImportProgress = Pick<JobFragment, 'progress' | 'step'>;

/** Follows the job that saves the file, also one that was begun before the page was opened. */
function useSavingJob(first: string | null, onEnd: (job: JobFragment | null) => void) {
  const client = useApolloClient();
  const [asked, setAsked] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const latest = asked ?? first;
  const jobId = latest === ended ? null : latest;
  const [progress, setProgress] = useState<ImportProgress>({ progress: 0, step: null });
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
  return { follow: setAsked, progress: jobId === null ? null : progress };
}

/** Saves a preview, all rows or none, and goes to the components. */
export function useAcceptImport(
  { importId, propertyId, jobId }: ImportPreviewFragment,
  onOutdated: () => unknown,
) {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [mutate] = useAcceptComponentImportMutation();
  const [problemsOfJob, setProblemsOfJob] = useState<readonly string[]>([]);
  const succeed = () => {
    forgetFigures(cache, propertyId);
    toast.success('Components imported successfully');
    void navigate(paths.components, { replace: true });
  };
  const job = useSavingJob(jobId, (ended) => {
    if (ended?.status === 'succeeded') return succeed();
    setProblemsOfJob(ended?.errors.length ? ended.errors.map(({ detail }) => detail) : [STOPPED]);
    toast.failure(FAILED);
    return onOutdated();
  });
  const { save, saving, problems } = useSave({
    send: (input: { importId: string }, idempotencyKey) =>
      mutate({ variables: { input: { ...input, idempotencyKey } } }),
    failed: FAILED,
    onSaved: (answer) => (answer.job ? job.follow(answer.job.jobId) : succeed()),
    // The inventory may have changed since the preview was made.
    onOutdated,
  });
  const accept = () => {
    setProblemsOfJob([]);
    void save({ importId });
  };
  const isImporting = saving || job.progress !== null;
  const shown = problemsOfJob.length > 0 ? problemsOfJob : problems;
  return { accept, isImporting, progress: job.progress, problems: shown };
}
